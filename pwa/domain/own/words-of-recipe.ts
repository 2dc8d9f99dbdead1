import type { Recipe } from '../recipe/recipe.ts';
import type { OwnWords } from './own-recipe.ts';

/** '3.5 g calcium carbonate': a supplement as a line that reads back as exactly that dose. */
/** Two decimals from a gram up, because '1.216 g' could be read as 1,216 g. */
const supplementLine = ({ id, grams }: Recipe['supplements'][number]) =>
  `${grams < 1 ? grams : Math.round(grams * 100) / 100} g ${id.replaceAll('-', ' ')}`;

/**
 * A catalogue recipe as an owner's text, in grams. Reading it gives the same foods, weights and verdict.
 */
export function wordsOfRecipe(recipe: Recipe): OwnWords {
  const { title, description, species, category, isOrganic, role, servings, prepTime } = recipe;
  return {
    title,
    description,
    species,
    category,
    isOrganic,
    role,
    servings,
    prepTime,
    ...(recipe.imageUrl === null ? {} : { imageUrl: recipe.imageUrl }),
    ingredients: [
      ...recipe.ingredientLines.map(({ metric }) => metric),
      ...recipe.supplements.map(supplementLine),
    ],
    instructions: recipe.steps.map(({ text }) => text),
  };
}
