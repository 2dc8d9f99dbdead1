import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Recipe } from '#domain/recipe/recipe';
import { catalogueStore } from './catalogue-store.ts';
import { loadDevice, useDeviceValue } from './device.ts';
import { usePageData } from './early-data.ts';
import type { Device } from './open-device.ts';
import type { RecipeWithCard } from './rows.ts';

/** One recipe with its card; null where the catalogue has no such recipe, undefined while that is not known. */
export function useRecipe(id: number): RecipeWithCard | null | undefined {
  const page = usePageData();
  const { isFresh, isSettled } = useStore(catalogueStore);
  const shown = useRef<RecipeWithCard | undefined>(undefined);
  const held = useDeviceValue((device) => recipeIn(device, id), [id], undefined);
  // The page came from the server just now: until the first pull ends the device can only be older.
  const inlined = page?.recipe?.recipe.id === id ? page.recipe : undefined;
  if (inlined && !isFresh) return inlined;
  // A row that went with all others, from storage deleted under the page, was not taken down: forms stand on it.
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

/** Whether there is no such recipe is unknown where the catalogue is not there as a whole. */
async function recipeIn(device: Device, id: number): Promise<RecipeWithCard | null | 'unknown'> {
  const found = await device.recipe(id);
  if (found !== null) return found;
  return (await device.database.syncState.get('catalogue'))?.isComplete === true ? null : 'unknown';
}

/** The recipe as the device holds it at this moment; null where it holds none. */
export async function recipeOnce(id: number): Promise<Recipe | null> {
  return (await (await loadDevice()).recipe(id))?.recipe ?? null;
}
