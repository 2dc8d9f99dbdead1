import { useMemo } from 'react';
import { MOST_RECIPES, type Plan } from '#domain/plan/plan';
import { hasRecipe, withRecipe } from '#domain/plan/plan-edits';
import type { Species } from '#domain/reference/species';
import { FormRow } from '../../components/form-row.tsx';
import { useAllCards } from '../../database/own/all-cards.ts';
import type { ChangePlan } from '../parts/plan/pet-chips.tsx';

const GROUPS: readonly { species: Species; label: string }[] = [
  { species: 'dog', label: 'For dogs' },
  { species: 'cat', label: 'For cats' },
];

type AddRecipeProps = { plan: Plan; species: readonly Species[]; change: ChangePlan };

/** Selects a recipe for the planned animals, sorted by species and name; choosing one adds it. */
export function AddRecipe({ plan, species, change }: AddRecipeProps) {
  const cards = useAllCards();
  const offered = useMemo(
    () => [...(cards ?? [])].sort((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    [cards],
  );
  const isFull = plan.rows.length >= MOST_RECIPES;
  function add(id: number) {
    const title = offered.find((card) => card.id === id)?.title ?? `Recipe ${id}`;
    void change(`${title} is in the plan`, (kept) => withRecipe(kept, id));
  }
  return (
    <FormRow
      label="Add a recipe"
      help={isFull ? `A plan holds ${MOST_RECIPES} recipes.` : 'It starts with three days.'}
    >
      {(field) => (
        <select {...field} value="" disabled={isFull} onChange={(event) => add(Number(event.target.value))}>
          <option value="" disabled>
            Choose a recipe
          </option>
          {GROUPS.filter((group) => species.includes(group.species)).map((group) => (
            <optgroup key={group.species} label={group.label}>
              {offered
                .filter((card) => card.species === group.species && !hasRecipe(plan, card.id))
                .map(({ id, title, verdict }) => (
                  <option key={id} value={id}>
                    {verdict === null ? `${title} (treat or topper)` : title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </FormRow>
  );
}
