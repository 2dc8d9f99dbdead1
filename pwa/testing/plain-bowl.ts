import type { Recipe } from '#domain/recipe/recipe';
import { aRecipe } from './catalogue-rows.ts';

/** A line of a recipe, with the same text in metric and US words. */
export const food = (ingredientId: string | null, grams: number, metric: string) => ({
  ingredientId,
  grams,
  metric,
  us: metric,
});

/** A typical home-made bowl without supplements: short of many nutrients. */
export const PLAIN_BOWL: Recipe = aRecipe({
  ingredientLines: [
    food('chicken-thigh', 900, '900 g chicken thigh'),
    food('beef-liver', 80, '80 g ox liver'),
    food('egg', 100, '2 eggs'),
    food('rice-brown-dry', 250, '250 g brown rice'),
    food('spinach', 150, '150 g spinach'),
    food('sunflower-oil', 14, '1 tbsp sunflower oil'),
    food('water', 900, '900 ml water'),
  ],
  cookedWeightGrams: 2000,
});
