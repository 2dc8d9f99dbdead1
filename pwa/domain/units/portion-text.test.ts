import { describe, expect, it } from 'vitest';
import { BUILTIN_RECIPES } from '../../../sync-server/catalogue/builtin-recipes.ts';
import { portionGrams, portionText } from './mass-text.ts';

describe('a portion', () => {
  it.each([
    [292.9, '295 g', '10 1/2 oz'],
    [680, '680 g', '24 oz'],
    [52.4, '50 g', '1 3/4 oz'],
    [23.2, '23 g', '3/4 oz'],
    [3.64, '3.6 g', '3.6 g'],
  ] as const)('of %d g is weighed as %s, or %s', (grams, metric, us) => {
    expect(portionText(grams, 'metric')).toBe(metric);
    expect(portionText(grams, 'us')).toBe(us);
  });

  it('weighs the same on the page and in the method of every built-in recipe', () => {
    const mismatches = BUILTIN_RECIPES.flatMap(({ id, cookedWeightGrams, servings, steps }) =>
      steps.flatMap(({ text }) =>
        [...text.matchAll(/\b(\d+) (?:portions|slices) of about (\d+) g/g)]
          .filter(
            ([, count, grams]) =>
              Number(count) === servings && Number(grams) !== portionGrams(cookedWeightGrams / servings),
          )
          .map(([words]) => `${id}: ${words}`),
      ),
    );
    expect(mismatches).toEqual([]);
  });
});
