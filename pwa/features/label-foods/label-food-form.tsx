import { useState } from 'react';
import { FOOD_KINDS, type LabelFood, MEASURES } from '#domain/pet-food/label-food';
import type { Species } from '#domain/reference/species';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { ChoiceField, FormRow, NumberField } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { labelFoodKey } from '../../platform/database/label-food-rows.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { KeptStatus } from '../forms/kept-status.tsx';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import { ANIMALS } from '../nutrition/species-and-stages.tsx';
import {
  CLAIM_LABELS,
  energyRemark,
  FoodSummary,
  KIND_LABELS,
  LAWS,
  MEASURE_PLURALS,
  perWords,
  USUAL_MEASURE,
} from './food-in-words.tsx';
import {
  CLAIMS,
  ENERGY,
  emptyLabel,
  type LabelErrors,
  type LabelWords,
  MEASURE_GRAMS,
  PERCENT,
  readLabel,
  readLabelWords,
  wordsOfFood,
} from './label-food-words.ts';
import styles from './label-foods.module.css';
import { NutrientFields } from './nutrient-fields.tsx';

type LabelFoodFormProps = {
  id: string;
  /** The food to change; undefined for a new one. */
  before: LabelFood | undefined;
  /** All foods, since two can't have one name. */
  foods: readonly LabelFood[];
  species: Species;
  law: LabelFood['law'];
  /** Resolves to whether it is stored. */
  onSave: (food: LabelFood) => Promise<boolean>;
  /** What was typed stays on the device. */
  onClose: () => void;
};

const BASES = ['100g', 'kg', 'MJ', 'measure'] as const;
const ANALYSIS = [
  ['protein', 'Protein (%)', 'Protein, at least (%)'],
  ['fat', 'Fat (%)', 'Fat, at least (%)'],
  ['fibre', 'Fibre (%)', 'Fibre, at most (%)'],
  ['ash', 'Ash (%), if it says', 'Ash, at most (%), if it says'],
  ['moisture', 'Moisture (%), if it says', 'Moisture, at most (%)'],
] as const;

/** A bought food, typed from its label; figures that can't be are refused while typing. */
export function LabelFoodForm({ id, before, foods, species, law, onSave, onClose }: LabelFoodFormProps) {
  const [initial] = useState(() => (before === undefined ? emptyLabel(species, law) : wordsOfFood(before)));
  const key = labelFoodKey(before === undefined ? 'new' : id);
  const form = useKeptForm(key, readLabelWords, initial, { isEdit: before !== undefined });
  const { values, state } = form;
  useDirtyForm(state === 'unsaved' || state === 'failed');
  const { form: place, isRefused, refuse } = useRefusedForm();
  const { food, missing, impossible } = readLabel(id, values, foods);
  const errors: LabelErrors = isRefused ? { ...missing, ...impossible } : impossible;
  const set = (change: Partial<LabelWords>) => form.setValues({ ...values, ...change });

  function startAgain() {
    showToast({ title: 'What you typed is gone', undo: form.startAgain() });
  }

  async function submit() {
    if (food === null) refuse();
    else if (await onSave(food)) form.handOver(values);
  }

  return (
    <form
      ref={place}
      className={styles['form']}
      aria-label={before === undefined ? 'A food from its label' : `Change ${before.name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormRow
        label="Name"
        help="As you’d write it in a recipe, such as: Harringtons Lamb and Rice."
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
        <Segmented
          label="For"
          options={ANIMALS}
          value={values.species}
          onChange={(chosen) => set({ species: chosen })}
        />
        <Segmented
          label="Whose label"
          options={LAWS}
          value={values.law}
          onChange={(chosen) => set({ law: chosen })}
        />
      </div>
      <div className={styles['pair']}>
        <ChoiceField
          label="Kind"
          choices={FOOD_KINDS}
          labelOf={(kind) => KIND_LABELS[kind]}
          value={values.kind}
          onChange={(kind) =>
            set({ kind, ...(values.measureGrams === '' && { measure: USUAL_MEASURE[kind] }) })
          }
        />
        <FormRow label="Its label says" help="If it doesn’t say ‘complete’, it isn’t." error={errors.claim}>
          {(field) => (
            <select
              {...field}
              value={values.claim}
              onChange={(event) => set({ claim: event.target.value as LabelWords['claim'] })}
            >
              {CLAIMS.map((claim) => (
                <option key={claim} value={claim}>
                  {CLAIM_LABELS[claim]}
                </option>
              ))}
            </select>
          )}
        </FormRow>
      </div>
      <fieldset className={styles['part']}>
        <legend>{values.law === 'US' ? 'Guaranteed analysis' : 'Analytical constituents'}</legend>
        <div className={styles['figures']}>
          {ANALYSIS.map(([field, typical, guaranteed]) => (
            <NumberField
              key={field}
              label={values.law === 'US' ? guaranteed : typical}
              bounds={PERCENT}
              unit="%"
              value={values[field]}
              error={errors[field]}
              onChange={(typed) => set({ [field]: typed })}
            />
          ))}
        </div>
        {errors.analysis !== undefined && (
          <SpokenError className={styles['error']}>{errors.analysis}</SpokenError>
        )}
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>Energy</legend>
        <div className={styles['pair']}>
          <NumberField
            label={values.law === 'US' ? 'Calorie content' : 'Energy, if it says'}
            help={
              values.law === 'US' ? undefined : 'Leave empty if it doesn’t: we work it out from the analysis.'
            }
            bounds={ENERGY}
            value={values.energy}
            error={errors.energy}
            remark={food === null ? undefined : energyRemark(food)}
            onChange={(energy) => set({ energy })}
          />
          <ChoiceField
            label="In"
            choices={BASES}
            labelOf={(per) => perWords(per, values.measure)}
            value={values.per}
            onChange={(per) => set({ per })}
          />
        </div>
        <div className={styles['pair']}>
          <NumberField
            label={`One ${values.measure} weighs (g)`}
            help="Only if you’ll measure it so."
            bounds={MEASURE_GRAMS}
            unit="g"
            value={values.measureGrams}
            error={errors.measure}
            onChange={(measureGrams) => set({ measureGrams })}
          />
          <ChoiceField
            label="Measured in"
            choices={MEASURES}
            labelOf={(unit) => MEASURE_PLURALS[unit]}
            value={values.measure}
            onChange={(measure) => set({ measure })}
          />
        </div>
      </fieldset>
      <NutrientFields values={values} error={errors.nutrients} onChange={set} />
      {food !== null && <FoodSummary food={food} />}
      <div className={styles['buttons']}>
        <Button type="submit">Save this food</Button>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
        {form.isChanged && (
          <Button variant="ghost" onClick={startAgain}>
            {before === undefined ? 'Empty the form' : 'Undo changes'}
          </Button>
        )}
        <p className={styles['words']}>
          <KeptStatus state={state} saved="Kept on this device" />
        </p>
      </div>
    </form>
  );
}
