import { recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { recipeVerdict, suitsOf } from '../nutrition/recipe-verdict.ts';
import { recipeCostGbp } from '../recipe/cost.ts';
import { difficulty } from '../recipe/difficulty.ts';
import { ingredientName } from '../recipe/ingredient-names.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeFoods } from '../recipe/recipe-foods.ts';
import { chillMinutesOfSteps } from '../recipe/step-durations.ts';
import type { RatingSummary } from '../review/rating-summary.ts';
import type { RecipeCard, RecipeFigures } from './recipe-card.ts';

const toPence = (gbp: number | null) => (gbp === null ? null : Math.round(gbp * 100) / 100);

/** Unique food names without water, which is in half the catalogue and distinguishes nothing. */
function foodNames(recipe: Recipe): string[] {
  const foods = recipe.ingredientLines.filter((line) => line.ingredientId !== 'water');
  return [...new Set(foods.map(ingredientName))];
}

/** The figures on a card that take time to compute from a recipe's foods and steps. */
export function recipeFigures(recipe: Recipe): RecipeFigures {
  const nutrients = recipeNutrients(recipe);
  const chillTime = chillMinutesOfSteps(recipe.steps.map(({ text }) => text));
  return {
    ...(chillTime > 0 && { chillTime }),
    difficulty: difficulty(recipe),
    costPerServingGbp: toPence(recipeCostGbp(recipe).perServingGbp),
    verdict: recipeVerdict(recipe, nutrients),
    suits: suitsOf(recipe, nutrients),
    ingredients: foodNames(recipe).join(', '),
    foods: recipeFoods(recipe),
  };
}

/**
 * The card of a recipe, for lists and search; the same on the server and on the device.
 * @param figures precomputed from the same recipe and the same tables
 */
export function recipeCard(
  recipe: Recipe,
  rating: RatingSummary,
  figures: RecipeFigures = recipeFigures(recipe),
): RecipeCard {
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    species: recipe.species,
    category: recipe.category,
    isOrganic: recipe.isOrganic,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    servings: recipe.servings,
    ...(figures.chillTime !== undefined && { chillTime: figures.chillTime }),
    difficulty: figures.difficulty,
    costPerServingGbp: figures.costPerServingGbp,
    averageRating: rating.averageRating,
    ratingCount: rating.ratingCount,
    createdAt: recipe.createdAt,
    imageUrl: recipe.imageUrl,
    verdict: figures.verdict,
    suits: figures.suits,
    ingredients: figures.ingredients,
    foods: figures.foods,
  };
}
