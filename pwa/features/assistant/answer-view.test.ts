import { expect, it } from 'vitest';
import { recipeEnergy } from '#domain/recipe/energy-density';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { batchDays } from './answer-view.tsx';

const dog = { breed: 'Beagle', ageMonths: 36, weightKg: 10, activityLevel: 'medium' } as const;

it('counts the whole days that a batch lasts by the energy the owner chose, and none for less than a day, too little known energy or a treat', () => {
  const recipe = aRecipe({ role: 'everyday' });
  const { batchKcal } = recipeEnergy(recipe);
  expect(batchDays(recipe, { ...dog, dailyEnergyKcal: batchKcal / 2.9 })).toBe(2);
  expect(batchDays(recipe, { ...dog, dailyEnergyKcal: batchKcal * 2 })).toBeNull();
  const unknown = { ingredientId: null, grams: 500, metric: '500 g camel', us: '500 g camel' };
  const partly = { ...recipe, ingredientLines: [...recipe.ingredientLines, unknown] };
  expect(batchDays(partly, { ...dog, dailyEnergyKcal: batchKcal / 2.9 })).toBeNull();
  expect(batchDays({ ...recipe, role: 'occasional' }, { ...dog, dailyEnergyKcal: 10 })).toBeNull();
});
