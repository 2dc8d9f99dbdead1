import type { Recipe } from '#domain/recipe/recipe';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';

/** First id, beyond those of built-in and visitors' recipes. */
const FIRST_ID = 1000;
const MOODS = [
  'Sunday',
  'Harbour',
  'Garden',
  'Quiet',
  'Winter',
  'Picnic',
  'Garnet',
  'Copper',
  'Meadow',
  'Lantern',
];

/** Recipes of realistic size and variety, for measurements: built-in ones with other titles, amounts and dates. */
export function syntheticRecipes(count: number): Recipe[] {
  return Array.from({ length: count }, (_, at) => {
    const source = BUILTIN_RECIPES[at % BUILTIN_RECIPES.length] as Recipe;
    const factor = 1 + (at % 7) / 10;
    return {
      ...source,
      id: FIRST_ID + at,
      title: `${MOODS[at % MOODS.length]} ${source.title} ${at}`,
      ingredientLines: source.ingredientLines.map((line) => ({
        ...line,
        grams: Math.round(line.grams * factor * 10) / 10,
      })),
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    };
  });
}
