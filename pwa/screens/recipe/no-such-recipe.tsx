import { lazy } from 'react';

/** For an address that no recipe can have: few see it, so it is no part of the screens that show recipes. */
export const NotFound = lazy(async () => ({
  default: (await import('../not-found/not-found.tsx')).NotFound,
}));

/** There is no such recipe, or none on this device. */
export const RecipeNotFound = lazy(async () => ({
  default: (await import('./recipe-not-found.tsx')).RecipeNotFound,
}));
