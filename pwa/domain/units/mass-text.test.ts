import { expect, it } from 'vitest';
import { kitchenMassText, massText } from './mass-text.ts';

it.each([
  [1275.4, '1,275 g', '2 lb 13 oz'], // 44.99 oz
  [289.6, '290 g', '10 1/4 oz'], // 10.215 oz
  [4.46, '4.5 g', '4.5 g'], // 0.16 oz: no eighth of an ounce, and below half an ounce, so in grams
])('%d g of food are %s, or in American kitchens %s', (grams, metric, us) => {
  expect([massText(grams, 'metric'), massText(grams, 'us')]).toEqual([metric, us]);
});

it.each([
  [11.6, '12 g', '12 g'],
  [0.3, '1 g', '1 g'],
  [263, '265 g', '9 1/4 oz'], // 9.28 oz
  [998, '1 kg', '2 lb 3 oz'], // 35.2 oz
  [8911, '8.9 kg', '19 1/2 lb'], // 19.65 lb: the nearest half is 0.7% off, within the tolerance of 0.9%
])('%d g in kitchen terms are %s, or in American kitchens %s', (grams, metric, us) => {
  expect([kitchenMassText(grams, 'metric'), kitchenMassText(grams, 'us')]).toEqual([metric, us]);
});
