import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { nameInSentence } from '#domain/pet/pet-name';
import { counted } from '#domain/text/sentence-parts';
import { boundsError } from '#domain/units/typed-number';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { Segmented } from '../../components/segmented.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenIdle } from '../../platform/database/device.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import kept from '../forms/kept-status.module.css';
import { KeptStatus } from '../forms/kept-status.tsx';
import { ImportOffer } from '../intake/recipe-file-button.tsx';
import { FoodChips } from '../label-foods/food-chips.tsx';
import { ChangeNote } from '../nutrition/change-note.tsx';
import styles from '../nutrition/checker.module.css';
import {
  type CheckerValues,
  EXAMPLES,
  ingredientLines,
  instructionLines,
  SERVINGS,
  unreadText,
  withLinesAdded,
} from '../nutrition/checker-values.ts';
import { NotLoaded } from '../nutrition/not-loaded.tsx';
import { ANIMALS, STAGE_LABELS, STAGES } from '../nutrition/species-and-stages.tsx';
import card from '../nutrition/tool-card.module.css';
import { useChecker } from '../nutrition/use-checker.ts';
import { useDebouncedValue } from '../page/use-debounced-value.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { useActivePet } from '../pets/pets.ts';

/** The tables are larger than the form, so they load on first interaction. */
const loadResults = () => whenIdle().then(() => import('./checker-results.tsx'));

/** Debounce before the form is parsed. */
const DEBOUNCE_MS = 350;

/** Route `/tools/nutrition-checker`: nutrients, gaps, cost and dangers of a bowl written as text. */
export function NutritionChecker() {
  const { values, setValues, state, change, apply, undo } = useChecker();
  // Debounced and deferred: rendering is interruptible, so typing never waits for the engines.
  const read = useDeferredValue(useDebouncedValue(values, DEBOUNCE_MS) ?? values);
  useDirtyForm(state === 'unsaved' || state === 'failed');
  const [isTouched, setTouched] = useState(false);
  const Kept = state === 'failed' ? SpokenError : 'p';
  const isEmpty = read.ingredients.trim() === '';
  const { value: late, isFailed, retry } = useLazyModule(isTouched || !isEmpty ? loadResults : null);

  return (
    <div className={styles['screen']} data-section={sectionOfSpecies(values.species)}>
      <PageHero section={sectionOfSpecies(values.species)} title="Nutrition Checker">
        <p className={styles['lead']}>
          See what a home-made bowl holds, what it lacks and what shouldn’t be in it. Works offline, and
          nothing you type leaves this device.
        </p>
        {/* Not a live region: it would announce every pause in typing. Only a failed store is announced. */}
        <Kept className={kept['kept']}>
          <KeptStatus state={state} saved="Kept on this device" />
        </Kept>
      </PageHero>
      <div className={styles['column']}>
        <div className={styles['form']}>
          <ImportOffer target="checker" />
          <CheckerForm values={values} onChange={setValues} onFocus={() => setTouched(true)} />
          {change !== null && <ChangeNote done={change.done} onUndo={undo} />}
        </div>
        <div className={styles['results']}>
          {isEmpty ? (
            <EmptyState
              art={<EmptyBowl species={values.species} />}
              title="An empty bowl, for now"
              text="Type each ingredient on its own line with its amount. We’ll check the bowl as you type."
            />
          ) : late !== null ? (
            <late.CheckerResults values={read} onApply={apply} />
          ) : isFailed ? (
            <NotLoaded what="The nutrient tables" onRetry={retry} />
          ) : (
            <Skeleton lines={8} label="Opening the nutrient tables" />
          )}
          <p className={card['source']}>
            Our tables don’t cover everything: <Link to="/nutrition">where the numbers come from</Link>.
          </p>
        </div>
      </div>
    </div>
  );
}

type CheckerFormProps = {
  values: CheckerValues;
  onChange: (values: CheckerValues) => void;
  /** First interaction with the form. */
  onFocus: () => void;
};

/** Ingredients, animal and number of servings of the bowl. */
export function CheckerForm({ values, onChange, onFocus }: CheckerFormProps) {
  const { species, lifeStage, ingredients } = values;
  const pet = useActivePet(species);
  const isForPet = values.isForPet && !!pet;
  const lines = ingredientLines(ingredients);
  const [isMethodOpen, setMethodOpen] = useState<boolean>();

  // Typed into the server-rendered page before hydration.
  const list = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const early = list.current?.value ?? '';
    if (early !== ingredients) onChange({ ...values, ingredients: early });
  }, []);

  return (
    <section className={card['card']} aria-label="What is in the bowl" onFocus={onFocus}>
      <Segmented
        label="Animal"
        options={ANIMALS}
        value={species}
        onChange={(chosen) =>
          onChange({
            ...values,
            species: chosen,
            ingredients: ingredients === EXAMPLES[species] ? EXAMPLES[chosen] : ingredients,
          })
        }
      />
      <ChipRow label="Life stage">
        {pet && (
          <Chip chosen={isForPet} onChoose={() => onChange({ ...values, isForPet: true })}>
            For {nameInSentence(pet, species)}
          </Chip>
        )}
        {STAGES.map((stage) => (
          <Chip
            key={stage}
            chosen={!isForPet && stage === lifeStage}
            onChoose={() => onChange({ ...values, lifeStage: stage, isForPet: false })}
          >
            {STAGE_LABELS[species][stage]}
          </Chip>
        ))}
      </ChipRow>
      <FormRow
        label="Ingredients"
        help={unreadText(lines) ?? 'Put one on each line, with its amount.'}
        counter={counted(lines.texts.length, 'line')}
      >
        {(field) => (
          <textarea
            {...field}
            ref={list}
            rows={8}
            spellCheck={false}
            autoCapitalize="none"
            value={ingredients}
            onChange={(event) => onChange({ ...values, ingredients: event.target.value })}
          />
        )}
      </FormRow>
      <FoodChips
        ingredients={ingredients}
        onAdd={(line) => onChange({ ...values, ingredients: withLinesAdded(ingredients, [line]) })}
      />
      {ingredients.trim() === '' && (
        <Button variant="soft" onClick={() => onChange({ ...values, ingredients: EXAMPLES[species] })}>
          Fill in an example
        </Button>
      )}
      <NumberField
        label="Servings"
        help="How many meals the whole batch makes."
        bounds={SERVINGS}
        error={values.servings.trim() === '' ? boundsError(SERVINGS) : undefined}
        value={values.servings}
        onChange={(servings) => onChange({ ...values, servings })}
      />
      <details
        className={styles['more']}
        open={isMethodOpen ?? values.instructions !== ''}
        onToggle={(event) => setMethodOpen(event.currentTarget.open)}
      >
        <summary>Method (optional)</summary>
        <FormRow
          label="Steps"
          help={
            unreadText(instructionLines(values.instructions)) ??
            'Put one step on each line. We check them for toxic foods and difficulty.'
          }
        >
          {(field) => (
            <textarea
              {...field}
              rows={4}
              value={values.instructions}
              onChange={(event) => onChange({ ...values, instructions: event.target.value })}
            />
          )}
        </FormRow>
      </details>
    </section>
  );
}
