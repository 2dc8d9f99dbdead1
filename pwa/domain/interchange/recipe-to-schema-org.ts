import type { JsonLd } from '../catalogue/json-ld.ts';
import { recipeJsonLd } from '../catalogue/structured-data.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { NOT_YET_RATED, type RatingSummary } from '../review/rating-summary.ts';
import { recipeProperty } from './recipe-property.ts';

/**
 * Exports a recipe as schema.org/Recipe: its page's data plus our own structure, so that importing it is lossless. A
 * rating only if one exists.
 * @param options.origin scheme and host without a trailing slash
 */
export function recipeToSchemaOrg(
  recipe: Recipe,
  { origin, rating = NOT_YET_RATED }: { origin: string; rating?: RatingSummary },
): JsonLd {
  return { ...recipeJsonLd(recipe, rating, origin), additionalProperty: [recipeProperty(recipe)] };
}
