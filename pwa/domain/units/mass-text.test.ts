import { expect, it } from 'vitest';
import { massText } from './mass-text.ts';

it.each([
  [1275.4, '1,275 g', '2 lb 13 oz'], // 44.99 oz
  [289.6, '290 g', '10 1/4 oz'], // 10.215 oz
  [4.46, '4.5 g', '4.5 g'], // below half an ounce a scale is needed
])('%d g of food are %s, or in American kitchens %s', (grams, metric, us) => {
  expect([massText(grams, 'metric'), massText(grams, 'us')]).toEqual([metric, us]);
});
