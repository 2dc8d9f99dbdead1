import type { RecipeForEdit } from '#domain/contract/editorial';
import type { Recipe } from '#domain/recipe/recipe';
import { auditStoredRecipe } from '#domain/safety/audit/audit-recipe';
import { recipeChanges } from '../../storage/editorial/editorial-changes.ts';
import type { Store } from '../../storage/store/store.ts';
import type { FormerRecipe } from '../../storage/upkeep/former-recipes.ts';

export type RecipeUpkeepStore = Pick<Store, 'acts' | 'published' | 'formerRecipes'>;

type Outcome = 'done' | 'unchanged' | 'stale' | 'missing';

type Change = Pick<FormerRecipe, 'kind' | 'run' | 'by'> & {
  /** A published recipe as just read; a newer version refuses the change. */
  from: RecipeForEdit;
  to: Recipe;
  /** ISO 8601, UTC. */
  at: string;
};

/** The recipe as audit, fix and conversion take it; they ignore its date. */
export function wholeRecipe({ id, recipe }: RecipeForEdit): Recipe {
  return { ...recipe, id, createdAt: new Date(0).toISOString() };
}

function contentOf({ id: _id, createdAt: _createdAt, ...content }: Recipe): RecipeForEdit['recipe'] {
  return content;
}

/** Changes a published recipe as an editorial act, which reaches every device; keeps the former text for undo. */
export async function changeRecipe(
  { acts, formerRecipes }: RecipeUpkeepStore,
  { kind, run, by, from, to, at }: Change,
): Promise<Outcome> {
  const { id, version } = from;
  const former = { recipeId: id, version: version + 1, kind, run, by, at, recipe: from.recipe };
  // First, because without the former text the change couldn't be undone.
  const isKept = await formerRecipes.keep(former);
  const { outcome } = await acts.perform({
    kind: 'recipe',
    id,
    act: kind,
    by,
    reason: null,
    ifVersion: version,
    changesOf: (document) => recipeChanges(document, { act: 'edit', recipe: contentOf(to) }, at),
  });
  if (outcome !== 'done' && isKept) await formerRecipes.drop(former);
  // The row is another change's, which came too late or was cut off.
  if (outcome === 'done' && !isKept) await formerRecipes.replace(former);
  return outcome;
}

/**
 * Undoes an automatic change if nothing has changed the recipe since. Text that is unsafe by today's rules comes back
 * withdrawn, so an undo never publishes anything toxic.
 */
export async function undoChange(
  { acts, published, formerRecipes }: RecipeUpkeepStore,
  former: FormerRecipe,
  { by, at }: { by: string; at: string },
): Promise<{ outcome: Outcome; isWithdrawn: boolean }> {
  const { recipeId: id, version, kind, recipe } = former;
  const current = await published.recipe(id);
  if (current === null) return { outcome: 'missing', isWithdrawn: false };
  const isUnsafe = !auditStoredRecipe(wholeRecipe({ ...current, recipe })).isValid;
  const { outcome } = await acts.perform({
    kind: 'recipe',
    id,
    act: `undo-${kind}`,
    by,
    reason: null,
    ifVersion: version,
    changesOf(document) {
      const edit = recipeChanges(document, { act: 'edit', recipe }, at);
      return edit === null || edit === 'missing' || !isUnsafe ? edit : { ...edit, status: 'withdrawn' };
    },
  });
  if (outcome === 'done') await formerRecipes.drop(former);
  return { outcome, isWithdrawn: outcome === 'done' && isUnsafe };
}
