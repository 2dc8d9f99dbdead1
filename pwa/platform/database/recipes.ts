import { useRef } from 'react';
import { useStore } from 'zustand';
import { NO_RECIPE } from '#domain/catalogue/recipe-address';
import { isOwnRecipeId } from '#domain/own/own-id';
import { catalogueStore } from './catalogue-store.ts';
import { loadDevice, useDeviceValue } from './device.ts';
import { keepRecipe, knownRecipe } from './known-recipes.ts';
import type { Device } from './open-device.ts';
import { isPaintedHere, usePageData } from './page-data-context.ts';
import type { RecipeWithCard } from './rows.ts';

/** One recipe with its card; null if the catalogue has none, undefined while unknown. */
export function useRecipe(id: number): RecipeWithCard | null | undefined {
  const page = usePageData();
  const { isFresh, isSettled } = useStore(catalogueStore);
  const shown = useRef<RecipeWithCard | undefined>(undefined);
  const inlined = page?.recipe?.recipe.id === id ? page.recipe : undefined;
  const question = inlined || id === NO_RECIPE ? null : 'recipe';
  const held = useDeviceValue(question, (device) => recipeIn(device, id), [id], knownRecipe(id));
  // The server rendered the page just now: until the first pull ends the device can only be older.
  if (inlined && !isFresh && !isPaintedHere(page)) return inlined;
  // If all rows vanish, the database was deleted, not the recipe: keep the last one, because forms depend on it.
  const last = shown.current ?? inlined;
  if (held === 'unknown' && last?.recipe.id === id) return last;
  if (held && held !== 'unknown') {
    shown.current = held;
    return held;
  }
  if (page?.notFound && page.url.split('?')[0] === `/recipe/${id}`) return null;
  if (held === undefined) return inlined;
  return isFresh || isSettled ? null : undefined;
}

/** A recipe to draw its bowl from; nothing while the device lacks it. Asks nothing that every page of a pull changes. */
export function useDrawnRecipe(id: number): RecipeWithCard | null | undefined {
  return useDeviceValue('drawn', (device) => heldBy(device, id), [id], knownRecipe(id));
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
  // Of the owner's recipes only the device knows the last words.
  return found === null || isOwnRecipeId(id) ? found : keepRecipe(found);
}

/** Reads a recipe that a visitor is about to open. */
export async function readAhead(id: number): Promise<void> {
  if (knownRecipe(id) === undefined) await recipeIn(await loadDevice(), id);
}
