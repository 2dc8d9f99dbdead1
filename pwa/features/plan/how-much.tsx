import { Cat, Dog } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/market/currency';
import { clashSentences } from '#domain/pet/avoided-words';
import { clashesOf } from '#domain/pet/clashes';
import { baseEnergyKcal } from '#domain/pet/energy-bounds';
import { middleKcal } from '#domain/pet-food/label-energy';
import type { Feed } from '#domain/plan/feeding-schedule';
import { COMPLETE_FOOD_PERCENT, MEALS_PER_DAY, withPet } from '#domain/plan/plan';
import { type PlanView, planCost } from '#domain/plan/plan-view';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { recipeEnergy, unknownShareText } from '#domain/recipe/energy-density';
import { counted } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import field from '../../components/form-row.module.css';
import { FormRow } from '../../components/form-row.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { useLabelFoods } from '../../platform/own/label-foods.ts';
import { useCurrency } from '../market/use-market.ts';
import {
  BoughtFoodChoice,
  BoughtFoodEnergy,
  useBoughtFoodKcal,
  useCompleteFoods,
} from '../nutrition/bought-food.tsx';
import card from '../nutrition/tool-card.module.css';
import { useKitchenMassText, useMassText } from '../page/use-mass-text.ts';
import { AvoidedNotes } from '../pets/pet-notes.tsx';
import { VetAdvice } from '../pets/vet-advice.tsx';
import styles from './plan.module.css';
import type { ChangePlan } from './plan-pets.tsx';

const MEALS = Array.from({ length: MEALS_PER_DAY.max }, (_, at) => at + 1);
const mealsText = (meals: number) => `${counted(meals, 'meal')} a day`;

type CostedPlan = Pick<PlanView, 'recipes' | 'premixes'>;
type HowMuchProps = { pet: PlannedPet; feeds: readonly Feed[]; view: CostedPlan; change: ChangePlan };

/** One animal: meals a day, and for each recipe the meal size, the total and the cost. */
export function HowMuch({ pet, feeds, view, change }: HowMuchProps) {
  const { besidesKcal = 0 } = pet;
  const hasTreats = feeds.some(({ role }) => role === 'occasional');
  const Icon = pet.species === 'dog' ? Dog : Cat;
  return (
    <section className={card['card']} data-section={sectionOfSpecies(pet.species)} aria-label={pet.name}>
      <div className={styles['between']}>
        <h3 className={styles['with-icon']}>
          <Icon size={24} aria-hidden /> {pet.name}
        </h3>
        <select
          aria-label={`Meals of ${pet.name}`}
          value={pet.mealsPerDay}
          onChange={(event) => {
            const mealsPerDay = Number(event.target.value);
            void change(`${pet.name}: ${mealsText(mealsPerDay)}`, (plan) =>
              withPet(plan, pet.id, { mealsPerDay }),
            );
          }}
          className={field['field']}
          style={{ width: 'auto' }}
        >
          {MEALS.map((meals) => (
            <option key={meals} value={meals}>
              {mealsText(meals)}
            </option>
          ))}
        </select>
      </div>
      {feeds.length === 0 && <p className={styles['muted']}>No recipe in the plan is for {pet.name} yet.</p>}
      {feeds.map((feed) => (
        <FeedFacts key={feed.recipeId} feed={feed} view={view} isNamed={feeds.length > 1} />
      ))}
      <CompleteFoodChoice pet={pet} change={change} />
      <p className={card['source']}>
        By {kcalText(pet.dailyKcal)} a day
        {besidesKcal > 0 && `, beside ${kcalText(besidesKcal)} from treats and the like,`} and each recipe’s
        own energy. {hasTreats && besidesKcal > 0 && 'A treat of the plan takes the place of other treats. '}
        Weigh the food cooked.
      </p>
      <VetAdvice
        species={pet.species}
        ageMonths={pet.ageMonths}
        restingKcal={pet.restingKcal ?? baseEnergyKcal(pet.weightKg)}
        figures={[{ name: 'the daily energy', kcal: pet.dailyKcal + besidesKcal }]}
      />
    </section>
  );
}

type FeedFactsProps = { feed: Feed; view: CostedPlan; isNamed: boolean };

function FeedFacts({ feed, view: { recipes, premixes }, isNamed }: FeedFactsProps) {
  const currency = useCurrency();
  const mass = useMassText();
  const kitchenMass = useKitchenMassText();
  const { totalGbp } = planCost([feed], recipes, premixes);
  const isTreat = feed.role === 'occasional';
  const recipe = recipes.get(feed.recipeId);
  const unknown = recipe === undefined ? '' : unknownShareText(recipeEnergy(recipe));
  return (
    <div>
      {isNamed && <p className={styles['strong']}>{recipe?.title}</p>}
      {unknown !== '' && <p className={styles['muted']}>{unknown}</p>}
      <dl className={styles['figures']}>
        <div>
          <dt>{isTreat ? 'with each meal, at most' : 'each meal'}</dt>
          <dd>{mass(feed.portionGrams)}</dd>
        </div>
        {feed.portionBesideTreatGrams !== null && (
          <div>
            <dt>each meal beside a treat</dt>
            <dd>{mass(feed.portionBesideTreatGrams)}</dd>
          </div>
        )}
        <div>
          <dt>to cook</dt>
          <dd>{kitchenMass(feed.totalGrams)}</dd>
        </div>
        <div>
          <dt>for {counted(feed.days, 'day')}</dt>
          <dd>{totalGbp === null ? 'No price' : formatMoney(totalGbp, currency)}</dd>
        </div>
      </dl>
    </div>
  );
}

const STEP = 10;
const CHOICES = Array.from(
  { length: (COMPLETE_FOOD_PERCENT.max - COMPLETE_FOOD_PERCENT.min) / STEP + 1 },
  (_, at) => COMPLETE_FOOD_PERCENT.min + at * STEP,
);

/** How much of the day an animal eats as bought complete food; its recipes give the rest. */
export function CompleteFoodChoice({ pet, change }: { pet: PlannedPet; change: ChangePlan }) {
  const { id, name, species, dailyKcal, completeFoodShare = 0, completeFoodId, avoidedFoods } = pet;
  const mass = useMassText();
  const usual = useBoughtFoodKcal(species);
  const labels = useLabelFoods();
  const labelled = labels?.find((food) => food.id === completeFoodId);
  const complete = useCompleteFoods(species);
  // A chosen food whose label was changed to 'not complete' stays chosen until its owner decides.
  const foods = labelled === undefined || complete.includes(labelled) ? complete : [...complete, labelled];
  const isElsewhere = completeFoodId !== undefined && labels !== undefined && labelled === undefined;
  const clashes = labelled === undefined ? [] : clashesOf(avoidedFoods, [`?${labelled.name}`]);
  const { kcalPer100g, isAssumed } =
    labelled === undefined ? usual : { kcalPer100g: middleKcal(labelled), isAssumed: false };
  const percent = Math.round(100 * completeFoodShare);
  const choices = percent === 0 || CHOICES.includes(percent) ? CHOICES : [percent, ...CHOICES];
  const grams = mass((completeFoodShare * dailyKcal * 100) / kcalPer100g);
  return (
    <>
      <FormRow
        label={`Kibble or tins for ${name}`}
        help={
          percent === 0
            ? undefined
            : `${grams} a day${isAssumed ? `, if 100 g have ${kcalPer100g} kcal` : ''}. It must be complete for ${name}’s age.`
        }
      >
        {(field) => (
          <select
            {...field}
            value={percent}
            onChange={(event) => {
              const chosen = Number(event.target.value);
              const words = chosen === 0 ? `${name} eats no kibble` : `${name}: ${chosen}% kibble or tins`;
              void change(words, (plan) =>
                withPet(plan, id, { completeFoodPercent: chosen === 0 ? undefined : chosen }),
              );
            }}
          >
            <option value={0}>None</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {one}% of the day
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {percent > 0 && <AvoidedNotes sentences={clashSentences(name, clashes)} />}
      {percent > 0 && isElsewhere && <p>The label of this food isn’t on this device: choose a food again.</p>}
      {percent > 0 && (
        <BoughtFoodChoice
          label={`Which food ${name} eats`}
          foods={foods}
          chosen={labelled}
          onChoose={(food) =>
            void change(`${name} eats ${food?.name ?? 'any complete food'}`, (plan) =>
              withPet(plan, id, { completeFoodId: food?.id }),
            )
          }
        />
      )}
      {percent > 0 && labelled === undefined && (
        <div className={styles['screen-only']}>
          <BoughtFoodEnergy species={species} />
          <Link to="/label-foods">Add your own from its label</Link>
        </div>
      )}
    </>
  );
}
