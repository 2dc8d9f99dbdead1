import { useState } from 'react';
import { labelNutrients, type Premix, type PremixUse } from '#domain/nutrition/premix';
import type { Recipe } from '#domain/recipe/recipe';
import { NUTRIENTS } from '#domain/reference/nutrient';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import styles from './premix.module.css';
import {
  AMOUNT,
  CONTENT,
  NO_PREMIX,
  type PremixWords,
  readPremix,
  readPremixWords,
  SCOOP_GRAMS,
  wordsOfPremix,
} from './premix-words.ts';

const UNITS = [
  { value: 'g', label: 'Grams' },
  { value: 'scoop', label: 'Scoops' },
] as const;
const BASES = [
  { value: '100g', label: '100 g' },
  { value: 'kg', label: '1 kg' },
  { value: 'scoop', label: '1 scoop' },
] as const;

type PremixFormProps = {
  recipe: Pick<Recipe, 'id' | 'species'>;
  /** The premixes of this species on the device. */
  known: readonly Premix[];
  /** The premix of this recipe, and its dose. */
  kept: Premix | undefined;
  use: PremixUse | undefined;
  /** Resolves to whether it is stored. */
  onUse: (premix: Premix, use: PremixUse) => Promise<boolean>;
  onCancel: () => void;
};

/** A premix's label and its dose for the recipe. */
export function PremixForm({ recipe, known, kept, use, onUse, onCancel }: PremixFormProps) {
  const [initial] = useState(() => (kept === undefined ? NO_PREMIX : wordsOfPremix(kept, use)));
  const form = useKeptForm(`premix-form:${recipe.id}`, readPremixWords, initial);
  const { values } = form;
  const { form: place, isRefused, refuse } = useRefusedForm();
  const reading = readPremix(recipe.species, values);
  const errors = (isRefused ? reading.errors : null) ?? {};
  useAnnouncement(errors.holds ?? '');
  const set = (change: Partial<PremixWords>) => form.setValues({ ...values, ...change });

  async function submit() {
    if (reading.errors !== null) return refuse();
    if (await onUse(reading.premix, reading.use)) form.handOver(values);
  }

  return (
    <form
      ref={place}
      className={styles['form']}
      aria-label="Your premix"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {known.length > 0 && (
        <ChipRow label="Premixes on this device">
          {known.map((premix) => (
            <Chip
              key={premix.name}
              chosen={values.name.trim().toLowerCase() === premix.name.toLowerCase()}
              onChoose={() =>
                form.setValues({ ...wordsOfPremix(premix), amount: values.amount, unit: values.unit })
              }
            >
              {premix.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <FormRow
        label="Name of the premix"
        help={`We keep its label on this device, for every ${recipe.species} recipe.`}
        error={errors.name}
      >
        {(field) => (
          <input
            {...field}
            autoComplete="off"
            maxLength={60}
            value={values.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </FormRow>
      <div className={styles['pair']}>
        <NumberField
          label="Dose for the whole recipe"
          bounds={AMOUNT}
          value={values.amount}
          error={errors.amount}
          help="As its label says for this much food."
          onChange={(amount) => set({ amount })}
        />
        <Segmented
          label="Dose in"
          options={UNITS}
          value={values.unit === 'scoop' ? 'scoop' : 'g'}
          onChange={(unit) => set({ unit })}
        />
      </div>
      {(values.unit === 'scoop' || values.per === 'scoop') && (
        <NumberField
          label="One level scoop weighs (g)"
          bounds={SCOOP_GRAMS}
          unit="g"
          value={values.scoopGrams}
          error={errors.scoopGrams}
          onChange={(scoopGrams) => set({ scoopGrams })}
        />
      )}
      <fieldset className={styles['label']}>
        <legend>On its label, for</legend>
        <Segmented
          label="The label’s figures are for"
          options={BASES}
          value={BASES.find(({ value }) => value === values.per)?.value ?? '100g'}
          onChange={(per) => set({ per })}
        />
        <p className={styles['words']}>
          Leave empty what the label doesn’t say: we count it as unknown, not as none. Enter 0 where it says
          that there is none. A European label’s mg of vitamin E are as many IU.
        </p>
        <div className={styles['nutrients']}>
          {labelNutrients(recipe.species).map((id) => (
            <NumberField
              key={id}
              label={`${NUTRIENTS[id].name} (${NUTRIENTS[id].unit})`}
              bounds={CONTENT}
              unit={NUTRIENTS[id].unit}
              value={values[id] ?? ''}
              onChange={(amount) => set({ [id]: amount })}
            />
          ))}
        </div>
        {errors.holds !== undefined && <p className={styles['error']}>{errors.holds}</p>}
      </fieldset>
      <div className={styles['buttons']}>
        <Button type="submit">Use this premix</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
