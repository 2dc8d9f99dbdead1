import { useMemo } from 'react';
import type { Species } from '#domain/reference/species';
import { FormRow } from '../../components/form-row.tsx';
import { useAllCards } from '../../platform/own/all-cards.ts';

type RecipeFieldProps = {
  species: Species;
  recipeId: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** A recipe of this device for a species, by name. */
export function RecipeField({ species, recipeId, onChoose }: RecipeFieldProps) {
  const cards = useAllCards();
  const offered = useMemo(
    () =>
      (cards ?? [])
        .filter((card) => card.species === species)
        .map(({ id, title, verdict }) => ({
          id,
          text: verdict === null ? `${title} (treat or topper)` : title,
        }))
        .sort((a, b) => a.text.localeCompare(b.text, 'en-GB')),
    [cards, species],
  );
  return (
    <FormRow label="Recipe">
      {(field) => (
        <select
          {...field}
          value={offered.some(({ id }) => id === recipeId) ? recipeId : ''}
          onChange={(event) => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">Choose a recipe</option>
          {offered.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}
