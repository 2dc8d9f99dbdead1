import { expect, it } from 'vitest';
import { middleKcal } from '../pet-food/label-energy.ts';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { boughtFoods } from './bought-foods.ts';
import { rex } from './plan-rows.test-support.ts';

const share = { completeFoodShare: 0.4 };

it('gives the share of the day as grams of kibble of the usual energy', () => {
  // 40% of 600 kcal are 240 kcal; of 360 kcal in 100 g that is 66.7 g.
  const food = boughtFoods([rex(share)], []).get('rex');
  expect(food).toMatchObject({ food: { kind: 'complete' }, kcalPerDay: 240 });
  expect(food?.gramsPerDay).toBeCloseTo(66.67, 2);
});

it('takes the energy that was typed, and before it the label', () => {
  expect(boughtFoods([rex(share)], [], { dog: 400 }).get('rex')?.gramsPerDay).toBeCloseTo(60);
  const labelled = boughtFoods([rex({ ...share, completeFoodId: KIBBLE.id })], [KIBBLE], { dog: 400 });
  expect(labelled.get('rex')).toMatchObject({
    food: { kind: 'label', foodId: KIBBLE.id },
    name: KIBBLE.name,
    gramsPerDay: 24_000 / middleKcal(KIBBLE),
  });
});

it('has nothing for an animal without bought food', () => {
  expect(boughtFoods([rex()], [KIBBLE]).size).toBe(0);
});
