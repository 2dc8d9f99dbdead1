import { lazyPart } from '../../components/lazy-part.ts';

/** For addresses that cannot be a recipe's: rare, so not part of the recipe screens' chunk. */
export const NotFound = lazyPart(() => import('./not-found.tsx'), 'NotFound');

/** The recipe does not exist, or not on this device. */
export const RecipeNotFound = lazyPart(() => import('./recipe-not-found.tsx'), 'RecipeNotFound');
