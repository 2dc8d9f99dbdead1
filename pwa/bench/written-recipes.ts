import type { AnalyseInput } from '#domain/analysis/analysis';
import type { Recipe } from '#domain/recipe/recipe';
import { recipeLifeStage } from '#domain/reference/life-stage';

/** A recipe of the catalogue as a visitor would type it in: its lines and steps as text, the doses of its supplements too. */
export function asWritten(recipe: Recipe): AnalyseInput {
  return {
    species: recipe.species,
    lifeStage: recipeLifeStage(recipe),
    servings: recipe.servings,
    ingredients: [
      ...recipe.ingredientLines.map(({ metric }) => metric),
      ...recipe.supplements.map(({ id, grams }) => `${grams} g ${id.replaceAll('-', ' ')}`),
    ],
    instructions: recipe.steps.map(({ text }) => text),
  };
}

const FIRST_NUMBER = /\d+(?:\.\d+)?/;

/**
 * Generates recipes as typed text with hardly any repeated line: each round over the catalogue scales the amounts
 * differently.
 */
export function manyWritten(recipes: readonly Recipe[], count: number): AnalyseInput[] {
  const written = recipes.map(asWritten);
  return Array.from({ length: count }, (_, at) => {
    const source = written[at % written.length] as AnalyseInput;
    const factor = 1 + Math.floor(at / written.length) / 50;
    const scaled = (amount: string) => String(Math.round(Number(amount) * factor * 100) / 100);
    return { ...source, ingredients: source.ingredients.map((line) => line.replace(FIRST_NUMBER, scaled)) };
  });
}
