import { useRef } from 'react';
import { useStore } from 'zustand';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import { isOwnRecipeId } from '#domain/own/own-id';
import { usePageData } from '../query/page-data.ts';
import { useQuery } from '../query/query.ts';
import { catalogueStore } from './catalogue-store.ts';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';
import type { RecipeWithCard } from './rows.ts';

/** Catalogue recipes that this page has read, most recent last. */
const known = new Map<number, RecipeWithCard>();
/** About as many as a long scroll passes. */
const MOST_KNOWN = 200;

/** The recipe as this page last read it, so that a screen needn't wait for the device; undefined if never read. */
export function knownRecipe(id: number): RecipeWithCard | undefined {
  return known.get(id);
}

/** Caches what was read; an unchanged recipe keeps its object, on which figures are cached. */
function keep(read: RecipeWithCard): RecipeWithCard {
  const { id } = read.recipe;
  const before = known.get(id);
  const kept = before !== undefined && JSON.stringify(before) === JSON.stringify(read) ? before : read;
  known.delete(id);
  known.set(id, kept);
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break;
    known.delete(oldest);
  }
  return kept;
}

/** Clears the cache, as on a new page. */
export function forgetRecipes(): void {
  known.clear();
}

/** One recipe with its card; null if the catalogue has none, undefined while unknown. */
export function useRecipe(id: number): RecipeWithCard | null | undefined {
  const page = usePageData();
  const { isFresh, isSettled } = useStore(catalogueStore);
  const shown = useRef<RecipeWithCard | undefined>(undefined);
  const answer = useQuery(id === NO_RECIPE ? null : 'recipe', (device) => recipeIn(device, id), {
    deps: [id],
    remembered: knownRecipe(id),
    inlined: ({ recipe }) => (recipe?.recipe.id === id ? recipe : undefined),
  });
  // If all rows vanish, the database was deleted, not the recipe: keep the last one, because forms depend on it.
  if (answer === 'unknown' && shown.current?.recipe.id === id) return shown.current;
  if (answer && answer !== 'unknown') {
    shown.current = answer;
    return answer;
  }
  if (page?.notFound && page.url.split('?')[0] === `/recipe/${id}`) return null;
  if (answer === undefined) return undefined;
  return isFresh || isSettled ? null : undefined;
}

/**
 * A recipe for drawing its bowl; null if the device lacks it, undefined until it is read. Reads no row that every page
 * of a pull changes.
 */
export function useDrawnRecipe(id: number): RecipeWithCard | null | undefined {
  return useQuery('drawn', (device) => heldBy(device, id), { deps: [id], remembered: knownRecipe(id) });
}

/** A missing recipe is 'unknown' until the catalogue is complete; the owner's recipes are on the device or nowhere. */
async function recipeIn(device: Device, id: number): Promise<RecipeWithCard | null | 'unknown'> {
  if (id === NO_RECIPE) return null;
  const found = await heldBy(device, id);
  if (found !== null || isOwnRecipeId(id)) return found;
  return (await device.database.syncState.get('catalogue'))?.isComplete === true ? null : 'unknown';
}

async function heldBy(device: Device, id: number): Promise<RecipeWithCard | null> {
  const found = await device.recipe(id);
  // Only the device has the latest version of the owner's recipes.
  return found === null || isOwnRecipeId(id) ? found : keep(found);
}

/** Reads a recipe that a visitor is about to open. */
export async function readAhead(id: number): Promise<void> {
  if (knownRecipe(id) === undefined) await recipeIn(await loadDevice(), id);
}
