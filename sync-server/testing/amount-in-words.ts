import { ingredientDetails } from '#domain/reference/ingredient-details';

const GRAMS_PER_LB = 453.592;
const GRAMS_PER_OZ = 28.3495;
const ML: Record<string, number> = { cup: 236.588, cups: 236.588, tbsp: 14.7868, tsp: 4.92892 };

/** '1 1/2' is 1.5. */
function mixedNumber(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [top, bottom] = part.split('/').map(Number);
    return sum + (top ?? Number.NaN) / (bottom ?? 1);
  }, 0);
}

const NUMBER = String.raw`\d+(?: \d+/\d+|/\d+|\.\d+)?`;

/**
 * Grams of the amount in an ingredient line, by density for volumes; null without an amount or a known density.
 * Reads weights first: '2 eggs (100 g)' is 100.
 */
export function gramsInWords(words: string, ingredientId: string | null): number | null {
  const weights = [...words.matchAll(new RegExp(`(${NUMBER}) (lb|oz|g)\\b`, 'g'))];
  const pounds = weights.find(([, , unit]) => unit === 'lb');
  const ounces = weights.find(([, , unit]) => unit === 'oz');
  const grams = weights.find(([, , unit]) => unit === 'g');
  if (grams) return mixedNumber(grams[1] ?? '');
  if (pounds || ounces) {
    return mixedNumber(pounds?.[1] ?? '0') * GRAMS_PER_LB + mixedNumber(ounces?.[1] ?? '0') * GRAMS_PER_OZ;
  }
  const food = ingredientDetails(ingredientId);
  const volume = words.match(new RegExp(`^(${NUMBER}) (ml|cups?|tbsp|tsp)\\b`));
  if (volume === null || food?.densityGramsPerMl == null) return null;
  return mixedNumber(volume[1] ?? '') * (ML[volume[2] ?? ''] ?? 1) * food.densityGramsPerMl;
}
