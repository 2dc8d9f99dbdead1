import { NOT_YET_RATED, type RatingSummary } from '../../review/rating-summary.ts';
import type { JsonLd } from '../json-ld.ts';
import type { Recipe } from '../recipe.ts';
import { recipeJsonLd } from '../structured-data.ts';
import { recipeProperty } from './recipe-property.ts';

/**
 * A recipe as schema.org/Recipe to hand on: what its page says, and our own structure, so that reading it again loses
 * nothing. A rating only where one is given.
 * @param options.origin scheme and host without a slash at the end
 */
export function recipeToSchemaOrg(
  recipe: Recipe,
  { origin, rating = NOT_YET_RATED }: { origin: string; rating?: RatingSummary },
): JsonLd {
  return { ...recipeJsonLd(recipe, rating, origin), additionalProperty: [recipeProperty(recipe)] };
}
