import { useState } from 'react';
import {
  LABEL_BASES,
  labelNutrients,
  type Premix,
  type PremixUse,
  premixSchema,
  premixUseSchema,
} from '#domain/nutrition/premix';
import type { Recipe } from '#domain/recipe/recipe';
import { NUTRIENTS, type NutrientId } from '#domain/reference/nutrient';
import type { Species } from '#domain/reference/species';
import { type NumberBounds, typedNumber } from '#domain/units/typed-number';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import styles from './premix.module.css';

const UNITS = [
  { value: 'g', label: 'Grams' },
  { value: 'scoop', label: 'Scoops' },
] as const;
const BASES = [
  { value: '100g', label: '100 g' },
  { value: 'kg', label: '1 kg' },
  { value: 'scoop', label: '1 scoop' },
] as const;

/** The form as typed. Nutrients are under their ids. */
export type PremixWords = {
  name: string;
  amount: string;
  unit: string;
  scoopGrams: string;
  per: string;
} & Partial<Record<NutrientId, string>>;

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

  function take(premix: Premix) {
    const typed = values;
    form.setValues({ ...wordsOfPremix(premix), amount: values.amount, unit: values.unit });
    if (form.isChanged)
      showToast({ title: `Filled in from ${premix.name}`, undo: () => form.setValues(typed) });
  }

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
              onChoose={() => take(premix)}
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

const NO_PREMIX: PremixWords = { name: '', amount: '', unit: 'g', scoopGrams: '', per: '100g' };

const AMOUNT: NumberBounds = { min: 0.01, max: 10_000 };
const SCOOP_GRAMS: NumberBounds = { min: 0.01, max: 1000 };
const CONTENT: NumberBounds = { min: 0, max: 1e9 };

/** A stored premix, with its dose if it is known, as words of the form. */
function wordsOfPremix(premix: Premix, use?: PremixUse): PremixWords {
  const { name, per, scoopGrams, holds } = premix;
  return {
    name,
    per,
    amount: use === undefined ? '' : String(use.amount),
    unit: use?.unit ?? (per === 'scoop' ? 'scoop' : 'g'),
    scoopGrams: scoopGrams === null ? '' : String(scoopGrams),
    ...Object.fromEntries(Object.entries(holds).map(([id, amount]) => [id, String(amount)])),
  };
}

/** The form's words as a draft of an earlier visit holds them; null if it is not one. */
function readPremixWords(kept: unknown): PremixWords | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const words = Object.entries(kept).filter(([, word]) => typeof word === 'string');
  return { ...NO_PREMIX, ...Object.fromEntries(words) };
}

type PremixField = 'name' | 'amount' | 'scoopGrams' | 'holds';
type PremixReading =
  | { premix: Premix; use: PremixUse; errors: null }
  | { errors: Partial<Record<PremixField, string>> };

/** Null if the field is empty. */
const numberOrNull = (text: string, bounds: NumberBounds) => typedNumber(text, bounds) ?? null;

/** The premix and its dose as typed, or what is wrong by field. An empty nutrient stays unsaid. */
function readPremix(species: Species, words: PremixWords): PremixReading {
  const per = LABEL_BASES.find((basis) => basis === words.per) ?? '100g';
  const unit = words.unit === 'scoop' ? 'scoop' : 'g';
  const holds = labelNutrients(species).flatMap((id) => {
    const amount = typedNumber(words[id] ?? '', CONTENT);
    return amount === undefined ? [] : [[id, amount] as const];
  });
  const scoopGrams = numberOrNull(words.scoopGrams, SCOOP_GRAMS);
  const amount = numberOrNull(words.amount, AMOUNT);
  const premix = premixSchema.safeParse({
    species,
    name: words.name,
    per,
    scoopGrams,
    holds: Object.fromEntries(holds),
  });
  const use = premixUseSchema.safeParse({ isOn: true, species, name: words.name, amount, unit });
  const isWithoutScoop = unit === 'scoop' && scoopGrams === null;
  if (premix.success && use.success && !isWithoutScoop)
    return { premix: premix.data, use: use.data, errors: null };
  const errors: Partial<Record<PremixField, string>> = {};
  for (const { path, message } of premix.error?.issues ?? []) {
    const [field] = path;
    if (field === 'holds') {
      errors.holds = path.length > 1 ? 'Correct the figures that are marked.' : message;
    } else if (field === 'name' || field === 'scoopGrams') errors[field] = message;
  }
  if (isWithoutScoop) errors.scoopGrams = 'Enter what one scoop weighs.';
  if (amount === null || Number.isNaN(amount)) errors.amount = 'Enter the dose for the whole recipe.';
  return { errors };
}
