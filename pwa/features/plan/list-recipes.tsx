import { X } from 'lucide-react';
import { LIST_BATCHES, toggleListRecipe, withMoreBatches, withoutListRecipes } from '#domain/plan/shopping';
import { Button } from '../../components/button.tsx';
import { batchesText } from './batches-text.ts';
import styles from './plan.module.css';
import { RecipeRow } from './recipe-row.tsx';
import { useListedRecipes } from './shopping.ts';
import { Stepper } from './stepper.tsx';
import type { EditShopping } from './use-edited-shopping.ts';

/** Recipes on the list beyond those of the plan, with their batches. */
export function ListRecipes({ edit }: { edit: EditShopping }) {
  const listed = useListedRecipes();
  if (listed === undefined || listed.shopping.recipes.length === 0) return null;
  return (
    <section aria-label="Recipes on the list">
      <div className={styles['between']}>
        <h3 className={styles['aisle']}>Recipes on the list</h3>
        <Button
          variant="ghost"
          className={styles['screen-only'] ?? ''}
          onClick={() => edit('The recipes are off the list', withoutListRecipes)}
        >
          <X size={18} aria-hidden /> Clear All
        </Button>
      </div>
      <ul className={styles['recipes']}>
        {listed.shopping.recipes.map(({ recipeId, batches }) => {
          const recipe = listed.recipes.get(recipeId);
          const title = recipe?.title ?? `Recipe ${recipeId}`;
          return (
            <RecipeRow
              key={recipeId}
              recipeId={recipeId}
              recipe={recipe}
              title={title}
              note={`${batchesText(batches)}${recipe === undefined ? '' : `, ${batches * recipe.servings} servings`}`}
            >
              <Stepper
                label={`Batches of ${title}`}
                unit="batch"
                value={batches}
                max={LIST_BATCHES.max}
                onStep={(more) =>
                  edit(`${title}: ${batchesText(batches + more)}`, (kept) =>
                    withMoreBatches(kept, recipeId, more),
                  )
                }
                onRemove={{
                  label: `Take ${title} off the list`,
                  run: () => edit(`${title} is off the list`, (kept) => toggleListRecipe(kept, recipeId)),
                }}
              />
            </RecipeRow>
          );
        })}
      </ul>
    </section>
  );
}
