/** Ids of owners' recipes: nine digits, far above what a catalogue reaches, so that they share addresses and tables. */
const LEAST = 500_000_000;
const MOST = 999_999_999;

/** Whether a recipe is an owner's: on one device, unknown to the server. */
export function isOwnRecipeId(id: number): boolean {
  return Number.isInteger(id) && id >= LEAST && id <= MOST;
}

/**
 * An id for a new recipe of an owner's. Random, so that recipes of two devices can be brought together.
 * @param random from 0 to below 1
 */
export function newOwnRecipeId(random: () => number = Math.random): number {
  return LEAST + Math.floor(random() * (MOST - LEAST + 1));
}

/** How the keys of the drafts of their recipes begin. */
export const OWN_DRAFTS = 'own-recipe:';
