import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { scaledSupplement } from '#domain/cook/scaled-supplement';
import { dateText } from '#domain/plan/calendar';
import type { Pack } from '#domain/plan/packs';
import { PLAN_STARTS } from '#domain/plan/plan';
import type { PlanView } from '#domain/plan/plan-view';
import { packCounts } from '#domain/plan/supply';
import { recipeFoods } from '#domain/recipe/recipe-foods';
import { STANDARD_VERSIONS, type Standard } from '#domain/reference/targets';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { FormRow } from '../../components/form-row.tsx';
import { AsideNotice } from '../household/aside-notice.tsx';
import { RemindButton, ReminderNote } from '../notices/reminder-note.tsx';
import tool from '../nutrition/calorie.module.css';
import { StandardChoice } from '../nutrition/standard-choice.tsx';
import card from '../nutrition/tool-card.module.css';
import { BelowFold } from '../page/below-fold.tsx';
import { AddRecipe } from './add-recipe.tsx';
import { BatchList } from './batch-list.tsx';
import { ChangeOver } from './change-over.tsx';
import { DayBoard } from './day-board.tsx';
import { type FedSoFar, packReminder, useFedSoFar } from './fed-so-far.tsx';
import { HowMuch } from './how-much.tsx';
import { PackList } from './pack-list.tsx';
import { PetNutrients } from './pet-nutrients.tsx';
import styles from './plan.module.css';
import { AddPet, type ChangePlan, PetChips } from './plan-pets.tsx';
import { PlanRow } from './plan-row.tsx';
import { ShoppingList } from './shopping-list.tsx';
import { type Undo, UndoLine } from './undo.tsx';
import type { PlanOnDevice } from './use-plan-view.ts';
import { useEditedShopping, useShoppingList } from './use-shopping-list.ts';

/** Doses changed by rounding to whole steps, for the batches of a plan. */
function changedDoses({ batches, recipes, premixes }: PlanView) {
  return batches.flatMap(({ recipeId, batches: scale }) => {
    const recipe = recipes.get(recipeId);
    if (recipe === undefined || scale <= 0 || premixes.has(recipeId)) return [];
    return recipe.supplements.flatMap((line) => {
      const { name, amount, caution } = scaledSupplement(line, scale);
      return caution === null
        ? []
        : [{ key: `${recipeId} ${line.id}`, title: recipe.title, name, amount, caution }];
    });
  });
}

/** Says that nutrients are counted from the measured doses, and what rounding changes in each. */
function DoseNotes({ view }: { view: PlanView }) {
  const doses = changedDoses(view);
  if (doses.length === 0) return null;
  return (
    <details className={card['source']}>
      <summary className="reach">Counted with doses in whole steps: {doses.length} rounded</summary>
      <ul>
        {doses.map(({ key, title, name, amount, caution }) => (
          <li key={key}>
            {title}: {name}, {amount}. {caution}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The packs with food left in them, each with its reminder. */
function RemindedPacks({ view, soFar: { fed, today } }: { view: PlanView; soFar: FedSoFar }) {
  const left = new Map(packCounts(view, fed, today).map((count) => [count.pack, count]));
  const packs = view.packs.filter((pack) => (left.get(pack)?.mealsLeft ?? 0) > 0);
  if (packs.length === 0) return <p>Every pack of this plan is eaten.</p>;
  const leftOf = (pack: Pack) => {
    const { meals = 0, mealsLeft = 0 } = left.get(pack) ?? {};
    return mealsLeft === meals ? null : `, ${mealsLeft} of ${counted(meals, 'meal')} left`;
  };
  return (
    <>
      <PackList
        view={{ ...view, packs }}
        leftOf={leftOf}
        actionOf={(pack) => <RemindButton reminder={packReminder(view, pack)} />}
      />
      <ReminderNote />
    </>
  );
}

type PlanBoardProps = { planned: PlanOnDevice; last: Undo | null; change: ChangePlan };

/** The plan itself, then cooking, packing and shopping. */
export function PlanBoard({ planned: { view, allPets }, last, change }: PlanBoardProps) {
  const [standard, setStandard] = useState<Standard>('AAFCO');
  const { plan, pets, feeds, recipes } = view;
  const list = useShoppingList(view);
  const edited = useEditedShopping();
  const soFar = useFedSoFar(view);
  const { today } = soFar;
  const isOver = view.days > 0 && view.lastDate < today;
  const feedsOf = (petId: string) => feeds.filter((feed) => feed.petId === petId);
  return (
    <div className={tool['column']}>
      <div className={tool['part']}>
        <AsideNotice />
        <DayBoard view={view} soFar={soFar} change={change} />
        <PetChips plan={plan} pets={allPets} change={change} />
        <AddPet pets={allPets} />
        <section className={card['card']} aria-label="Recipes of the plan">
          {plan.rows.length > 0 && (
            <ul className={tool['part']}>
              {view.rows.map((row) => {
                const recipe = recipes.get(row.recipeId);
                return (
                  <PlanRow
                    key={row.recipeId}
                    row={row}
                    recipe={recipe}
                    foods={recipe === undefined ? [] : recipeFoods(view.readings.get(recipe.id) ?? recipe)}
                    pets={pets.filter(({ species }) => species === recipe?.species)}
                    allPetIds={allPets
                      .filter(({ species }) => species === recipe?.species)
                      .map(({ id }) => id)}
                    change={change}
                  />
                );
              })}
            </ul>
          )}
          <UndoLine last={last} />
          <div className={classNames(tool['part'], styles['screen-only'])}>
            <AddRecipe plan={plan} pets={pets} change={change} />
            <StartsOn
              startsOn={plan.startsOn}
              help={isOver ? `This plan was over on ${dateText(view.lastDate)}.` : undefined}
              change={change}
            />
            {plan.startsOn < today && (
              <Button
                variant="soft"
                onClick={() => void change('Starts today', (kept) => ({ ...kept, startsOn: today }))}
              >
                Start today
              </Button>
            )}
          </div>
        </section>
        {feeds.length > 0 && (
          <>
            <div className={styles['between']}>
              <h2>How much to cook</h2>
              <Button variant="ghost" className={styles['screen-only'] ?? ''} onClick={() => window.print()}>
                <Printer size={18} aria-hidden /> Print
              </Button>
            </div>
            {pets.map((pet) => (
              <HowMuch key={pet.id} pet={pet} feeds={feedsOf(pet.id)} view={view} change={change} />
            ))}
            <RemindedPacks view={view} soFar={soFar} />
            <BatchList view={view} change={change} />
            <ChangeOver pets={pets} feeds={feeds} change={change} />
          </>
        )}
      </div>
      {feeds.length > 0 && (
        <BelowFold className={tool['part']}>
          <h2>What it holds</h2>
          <StandardChoice value={standard} onChange={setStandard} />
          {pets.map((pet) => (
            <PetNutrients key={pet.id} pet={pet} view={view} standard={standard} />
          ))}
          <DoseNotes view={view} />
          <p className={card['source']}>
            For each animal’s own stage and intake, by {STANDARD_VERSIONS[standard]}.{' '}
            <Link to="/nutrition">Where the numbers come from</Link>
          </p>
          <section className={card['card']} aria-labelledby="plan-shopping">
            <h2 id="plan-shopping">Shopping list</h2>
            <ShoppingList list={list} edited={edited} />
          </section>
        </BelowFold>
      )}
    </div>
  );
}

type StartsOnProps = { startsOn: string; help: string | undefined; change: ChangePlan };

/** The first day of the plan. A day picked from the calendar is stored at once, a typed one when the field is left. */
export function StartsOn({ startsOn, help, change }: StartsOnProps) {
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  // Uncontrolled: React would take a half-typed date back.
  useEffect(() => {
    if (input.current !== null) input.current.value = startsOn;
    setRefused(false);
  }, [startsOn]);

  function store(field: HTMLInputElement) {
    const day = field.value;
    const isPossible = day >= PLAN_STARTS.min && day <= PLAN_STARTS.max;
    setRefused(day !== '' && !isPossible);
    if (day === '') field.value = startsOn;
    else if (isPossible && day !== startsOn)
      void change(`Starts on ${dateText(day)}`, (plan) => ({ ...plan, startsOn: day }));
  }

  return (
    <FormRow label="Starts on" help={help} error={isRefused ? 'Enter a year from 2020 to 2199.' : undefined}>
      {(field) => (
        <input
          {...field}
          {...PLAN_STARTS}
          ref={input}
          type="date"
          defaultValue={startsOn}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') {
              isTyping.current = false;
              store(currentTarget);
            } else if (key !== 'Tab' && key !== 'Shift') isTyping.current = true;
          }}
          onChange={({ target }) => {
            if (!isTyping.current) store(target);
          }}
          onBlur={({ target }) => {
            if (isTyping.current) store(target);
            isTyping.current = false;
          }}
        />
      )}
    </FormRow>
  );
}
