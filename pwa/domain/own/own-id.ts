/** Ids of owners' recipes: nine digits, far above any catalogue id, so that both can share addresses and tables. */
const LEAST = 500_000_000;
const MOST = 999_999_999;

/** Whether a recipe is an owner's, stored on the owner's devices and unknown to the server. */
export function isOwnRecipeId(id: number): boolean {
  return Number.isInteger(id) && id >= LEAST && id <= MOST;
}

/**
 * A new id for an owner's recipe. Random, so that recipes from two devices can be merged.
 * @param random from 0 to below 1
 */
export function newOwnRecipeId(random: () => number = Math.random): number {
  return LEAST + Math.floor(random() * (MOST - LEAST + 1));
}

/** Key prefix of their recipe drafts. */
export const OWN_DRAFTS = 'own-recipe:';
