import { useState } from 'react';
import { BOUGHT_FOOD_KCAL, USUAL_KIBBLE_KCAL } from '#domain/nutrition/bought-food-kcal';
import type { LabelFood } from '#domain/pet-food/label-food';
import type { Species } from '#domain/reference/species';
import { typedNumber } from '#domain/units/typed-number';
import { FormRow, NumberField } from '../../components/form-row.tsx';
import { changePreference, usePreference } from '../../platform/database/preferences.ts';
import { useNamedFoods } from '../../platform/own/label-foods.ts';
import { runCommand } from '../page/run-command.ts';

/** The owner's complete foods of a species, by their labels. */
export function useCompleteFoods(species: Species): LabelFood[] {
  return useNamedFoods().filter((food) => food.species === species && food.completeFor !== null);
}

type BoughtFoodChoiceProps = {
  label: string;
  foods: readonly LabelFood[];
  /** Undefined for any complete food. */
  chosen: LabelFood | undefined;
  onChoose: (food: LabelFood | undefined) => void;
};

/** Which of the owner's foods from a label an animal eats, or any complete food. Nothing without such a food. */
export function BoughtFoodChoice({ label, foods, chosen, onChoose }: BoughtFoodChoiceProps) {
  if (foods.length === 0) return null;
  return (
    <FormRow label={label}>
      {(field) => (
        <select
          {...field}
          value={chosen?.id ?? ''}
          onChange={(event) => onChoose(foods.find(({ id }) => id === event.target.value))}
        >
          <option value="">Any complete food</option>
          {foods.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}

/** Energy of the bought food of a species in kcal per 100 g, as typed, else as of most kibble. */
export function useBoughtFoodKcal(species: Species): { kcalPer100g: number; isAssumed: boolean } {
  const typed = usePreference('boughtFoodKcal')[species];
  return { kcalPer100g: typed ?? USUAL_KIBBLE_KCAL, isAssumed: typed === undefined };
}

/** The energy on the bag or tin. Every valid text is stored; an empty one stores that there is none. */
export function BoughtFoodEnergy({ species }: { species: Species }) {
  const all = usePreference('boughtFoodKcal');
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const kcal = typedNumber(text, BOUGHT_FOOD_KCAL);
    if (Number.isNaN(kcal)) return;
    void runCommand(
      () =>
        changePreference('boughtFoodKcal', ({ [species]: _, ...others }) =>
          kcal === undefined ? others : { ...others, [species]: kcal },
        ),
      'We couldn’t save the energy on this device. Reload the page and try again.',
    );
  };
  return (
    <NumberField
      label="Energy of the kibble or tin, in kcal per 100 g"
      unit="kcal"
      bounds={BOUGHT_FOOD_KCAL}
      value={typed ?? String(all[species] ?? '')}
      help={`Look on the label; divide a figure per kg by 10. Leave blank to assume ${USUAL_KIBBLE_KCAL}, as in most kibble.`}
      onChange={change}
    />
  );
}
