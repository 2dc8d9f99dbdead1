import type { LabelFood } from '#domain/pet-food/label-food';
import type { Species } from '#domain/reference/species';
import { FormRow } from '../../components/form-row.tsx';
import { useNamedFoods } from '../../platform/own/label-foods.ts';

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
