import { useEffect, useRef, useState } from 'react';
import { nameInSentence } from '#domain/pet/pet-name';
import { counted } from '#domain/text/sentence-parts';
import { boundsError } from '#domain/units/typed-number';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { FoodChips } from '../label-foods/food-chips.tsx';
import { ANIMALS } from '../nutrition/animals.tsx';
import styles from '../nutrition/checker.module.css';
import { ingredientLines, withLinesAdded } from '../nutrition/checker-lines.ts';
import { type CheckerValues, EXAMPLES } from '../nutrition/checker-values.ts';
import { SERVINGS } from '../nutrition/servings.ts';
import { STAGE_LABELS, STAGES } from '../nutrition/stage-labels.ts';
import card from '../nutrition/tool-card.module.css';
import { useActivePet } from '../pets/pets.ts';

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
  const { texts, unread } = ingredientLines(ingredients);
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
        help={
          unread > 0
            ? `We read only the first 200 lines: ${unread} more are left out.`
            : 'Put one on each line, with its amount.'
        }
        counter={counted(texts.length, 'line')}
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
          help="Put one step on each line. We check them for toxic foods and difficulty."
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
