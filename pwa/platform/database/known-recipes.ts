import type { RecipeWithCard } from './rows.ts';

/** As many as a long scroll brings near. */
const KEPT = 200;

/** Recipes of the catalogue that this page has read, the last read last. */
const known = new Map<number, RecipeWithCard>();

/** The recipe as this page last read it, so that a screen need not wait for the device; undefined if it never did. */
export function knownRecipe(id: number): RecipeWithCard | undefined {
  return known.get(id);
}

/** Keeps what was read, and returns it: the earlier object where nothing has changed, so that nothing re-renders. */
export function keepRecipe(read: RecipeWithCard): RecipeWithCard {
  const { id } = read.recipe;
  const before = known.get(id);
  const kept = before !== undefined && JSON.stringify(before) === JSON.stringify(read) ? before : read;
  known.delete(id);
  known.set(id, kept);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return kept;
}

/** Forgets them all, as a new page does. */
export function forgetRecipes(): void {
  known.clear();
}
