import { clashSentences } from '#domain/pet/avoided-words';
import { PLAN_DAYS, type PlanRow as Row, withMoreDays, withoutRecipe, withRowPet } from '#domain/plan/plan';
import type { PlannedPet } from '#domain/plan/planned-animal';
import { petClashes } from '#domain/plan/row-clashes';
import type { Recipe } from '#domain/recipe/recipe';
import type { RecipeFood } from '#domain/recipe/recipe-foods';
import { counted } from '#domain/text/sentence-parts';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { AvoidedNotes } from '../pets/pet-notes.tsx';
import { batchesText } from './amounts-text.ts';
import type { ChangePlan } from './plan-pets.tsx';
import { RecipeRow, Stepper } from './recipe-row.tsx';

type PlanRowProps = {
  row: Row;
  /** Undefined if the device lacks the recipe. */
  recipe: Recipe | undefined;
  /** What is in it, for what an animal avoids. */
  foods: readonly RecipeFood[];
  /** Planned animals of the recipe's species. */
  pets: readonly PlannedPet[];
  /** Every animal of its species, those out of the plan too. */
  allPetIds: readonly string[];
  change: ChangePlan;
};

/** One recipe of the plan, with its animals and days. */
export function PlanRow({ row, recipe, foods, pets, allPetIds, change }: PlanRowProps) {
  const title = recipe?.title ?? `Recipe ${row.recipeId}`;
  const { recipeId, days, petIds, batches } = row;
  const fed = pets.filter(({ id }) => petIds === null || petIds.includes(id));
  // With several animals, the chips show who eats it.
  const names = pets.length > 1 ? [] : fed.map(({ name }) => `${name}, `);
  const eaters = fed.length === 0 ? 'For nobody in the plan, ' : names.join('');
  const from = batches === undefined ? '' : ` from ${batchesText(batches)}`;
  const sentences = petClashes(fed, foods).flatMap(({ pet, clashes }) => clashSentences(pet.name, clashes));
  const what = recipe?.role === 'occasional' ? 'treat, ' : '';
  return (
    <RecipeRow
      recipeId={recipeId}
      recipe={recipe}
      title={title}
      note={`${eaters}${what}${counted(days, 'day')}${from}`}
    >
      <Stepper
        label={`Days of ${title}`}
        unit="day"
        value={days}
        max={PLAN_DAYS.max}
        onStep={(more) =>
          void change(`${title}: ${counted(days + more, 'day')}`, (plan) =>
            withMoreDays(plan, recipeId, more, days),
          )
        }
        onRemove={{
          label: `Take ${title} out of the plan`,
          run: () => void change(`${title} is out of the plan`, (plan) => withoutRecipe(plan, recipeId)),
        }}
      />
      <AvoidedNotes sentences={sentences} />
      {pets.length > 1 && (
        <ChipRow label={`Who eats ${title}`}>
          {pets.map(({ id, name }) => {
            const eats = fed.some((pet) => pet.id === id);
            const words = `${title} ${eats ? 'is no longer' : 'is'} for ${name}`;
            return (
              <Chip
                key={id}
                chosen={eats}
                onChoose={() =>
                  void change(words, (plan) =>
                    withRowPet(plan, recipeId, { petId: id, eats: !eats, allIds: allPetIds }),
                  )
                }
              >
                {name}
              </Chip>
            );
          })}
        </ChipRow>
      )}
    </RecipeRow>
  );
}
