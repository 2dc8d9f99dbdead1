import { useMemo } from 'react';
import type { Species } from '#domain/reference/species';
import { FormRow } from '../../components/form-row.tsx';
import { useAllCards } from '../../platform/own/all-cards.ts';

type RecipeChoiceProps = {
  species: Species;
  recipeId: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** Selects a recipe for which the calculator gives grams; without one it gives energy only. */
export function RecipeChoice({ species, recipeId, onChoose }: RecipeChoiceProps) {
  const cards = useAllCards();
  const offered = useMemo(
    () =>
      (cards ?? [])
        .filter((card) => card.species === species)
        .map(({ id, title }) => ({ id, title }))
        .sort((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    [cards, species],
  );
  return (
    <FormRow label="Recipe (optional)" help="With a recipe you also get the grams a day and a meal.">
      {(field) => (
        <select
          {...field}
          value={recipeId ?? ''}
          onChange={(event) => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">No recipe: energy alone</option>
          {offered.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}
