import { nutrientsPer, recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { ingredientTexts } from '../recipe/ingredient-text.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { categoryLabel } from '../reference/category.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import type { RatingSummary } from '../review/rating-summary.ts';
import { counted } from '../text/sentence-parts.ts';
import { portionText } from '../units/mass-text.ts';
import { authorLine } from './author-line.ts';
import type { JsonLd } from './json-ld.ts';
import { ownPicture, SOCIAL_SHAPES, socialImagePath } from './recipe-picture.ts';

const minutes = (count: number) => `PT${count}M`;
const recipeUrl = (origin: string, id: number) => `${origin}/recipe/${id}`;

const CONTENTS = {
  proteinContent: 'protein',
  fatContent: 'fat',
  carbohydrateContent: 'carbohydrate',
  fiberContent: 'fibre',
} as const satisfies Record<string, NutrientId>;

/** Nutrients of a serving by the tables; null if a food is missing from them; omits a nutrient that any food lacks. */
function nutritionInformation(recipe: Recipe): Record<string, string> | null {
  const nutrients = recipeNutrients(recipe);
  if (nutrients.knownShare < 1) return null;
  const perServing = nutrientsPer(nutrients, 'portion');
  const known = Object.entries(CONTENTS).filter(([, id]) => nutrients.amounts[id].missing.length === 0);
  return {
    '@type': 'NutritionInformation',
    servingSize: portionText(recipe.cookedWeightGrams / recipe.servings, 'metric'),
    calories: `${Math.round(nutrients.energyKcal / recipe.servings)} calories`,
    ...Object.fromEntries(known.map(([name, id]) => [name, `${Math.round(perServing(id) * 10) / 10} g`])),
  };
}

/** The recipe's own picture if this site keeps one, else the generated one in each shape. */
function imagesOf({ id, imageUrl }: Recipe, origin: string): string[] {
  const picture = ownPicture(imageUrl);
  if (picture !== null) return [origin + picture];
  return SOCIAL_SHAPES.map((shape) => `${origin}${socialImagePath(id, shape)}`);
}

/**
 * schema.org/Recipe for a page, limited to what it shows: stored times, computed energy, no video. A rating only if
 * one exists, never a default.
 * @param origin scheme and host without a trailing slash
 */
export function recipeJsonLd(recipe: Recipe, rating: RatingSummary, origin: string): JsonLd {
  const url = recipeUrl(origin, recipe.id);
  const nutrition = nutritionInformation(recipe);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    image: imagesOf(recipe, origin),
    author: { '@type': recipe.authorName === null ? 'Organization' : 'Person', name: authorLine(recipe) },
    datePublished: recipe.createdAt,
    prepTime: minutes(recipe.prepTime),
    cookTime: minutes(recipe.cookTime),
    totalTime: minutes(recipe.prepTime + recipe.cookTime),
    recipeYield: counted(recipe.servings, 'serving'),
    recipeCategory: categoryLabel(recipe.category),
    recipeIngredient: ingredientTexts(recipe, 'metric'),
    recipeInstructions: recipe.steps.map((step, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      text: step.text,
      url: `${url}#step-${at + 1}`,
    })),
    ...(nutrition !== null && { nutrition }),
    ...(rating.averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(rating.averageRating * 10) / 10,
        ratingCount: rating.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
