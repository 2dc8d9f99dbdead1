import { useMemo } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Species } from '#domain/reference/species';
import { FormRow } from '../../components/form-row.tsx';
import { useAllCards } from '../../platform/own/own-recipes.ts';

type RecipeFieldProps = {
  label: string;
  help?: string;
  /** The choice of none. */
  none: string;
  species: Species;
  textOf: (card: RecipeCard) => string;
  recipeId: number | undefined;
  onChoose: (id: number | undefined) => void;
};

/** Selects one of this device's recipes for a species, by name. */
export function RecipeField({ label, help, none, species, textOf, recipeId, onChoose }: RecipeFieldProps) {
  const cards = useAllCards();
  const offered = useMemo(
    () =>
      (cards ?? [])
        .filter((card) => card.species === species)
        .map((card) => ({ id: card.id, text: textOf(card) }))
        .sort((a, b) => a.text.localeCompare(b.text, 'en-GB')),
    [cards, species, textOf],
  );
  return (
    <FormRow label={label} help={help}>
      {(field) => (
        <select
          {...field}
          value={offered.some(({ id }) => id === recipeId) ? recipeId : ''}
          onChange={(event) => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
        >
          <option value="">{none}</option>
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
