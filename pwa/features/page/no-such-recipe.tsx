import { lazy } from 'react';

/** For addresses that cannot be a recipe's: rare, so not part of the recipe screens' chunk. */
export const NotFound = lazy(async () => ({
  default: (await import('./not-found.tsx')).NotFound,
}));

/** The recipe does not exist, or not on this device. */
export const RecipeNotFound = lazy(async () => ({
  default: (await import('./recipe-not-found.tsx')).RecipeNotFound,
}));
