import { isOwnRecipeId } from '#domain/own/own-id';
import { compareCodes } from '#domain/text/compare-codes';
import type { Bowlful } from './bowlful.ts';
import { readLabelFoodRows } from './label-food-rows.ts';
import type { OwnRecipeRow, RecipeWithCard } from './rows.ts';

/** The schema loads only if there are any. */
async function shown(database: Bowlful, rows: readonly OwnRecipeRow[]): Promise<RecipeWithCard[]> {
  if (rows.length === 0) return [];
  const foods = await readLabelFoodRows(database);
  const { shownRecipe } = await import('./shown-recipe.ts');
  const recipes = await Promise.all(rows.map((row) => shownRecipe(row, foods)));
  return recipes.filter((recipe) => recipe !== null);
}

/** One of the owner's recipes; null if missing or damaged. */
export async function readOwnRecipe(database: Bowlful, id: number): Promise<RecipeWithCard | null> {
  const row = isOwnRecipeId(id) ? await database.ownRecipes.get(id) : undefined;
  const [recipe = null] = await shown(database, row === undefined ? [] : [row]);
  return recipe;
}

/** All of the owner's recipes, most recently changed first; damaged ones are skipped. */
export async function readOwnRecipes(database: Bowlful): Promise<RecipeWithCard[]> {
  const rows = await database.ownRecipes.toArray();
  return shown(
    database,
    rows.sort((a, b) => compareCodes(b.updatedAt, a.updatedAt)),
  );
}
