import { expect, it } from 'vitest';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { waterPerGram } from './cooked-yield.ts';

it.each([
  ['rice-white-dry', 2.8],
  ['rice-brown-dry', 2.6],
  ['couscous-dry', 2.25],
  ['bulgur-dry', 2.5],
  ['quinoa-dry', 2.7],
  ['millet-dry', 3],
  ['buckwheat-dry', 2.5],
  ['barley-dry', 3],
  ['pasta-dry', 2.2],
  ['lentils-dry', 2.3],
  ['oats', 4],
  ['cornmeal', 4.5],
  ['spelt-dry', 2.5],
])('100 g of %s weigh %s times that when cooked', (id, times) => {
  expect(100 + 100 * waterPerGram(id)).toBeCloseTo(100 * times, 6);
});

it.each(['rice-brown-cooked', 'lentils-cooked', 'wheat-germ', 'chicken-thigh', 'water', ''])(
  'absorbs nothing: %s',
  (id) => {
    expect(waterPerGram(id)).toBe(0);
  },
);

it('gives a yield to more than 15 foods of the table, none of them cooked or tinned', () => {
  const absorbing = INGREDIENTS.filter(({ id }) => waterPerGram(id) > 0);
  expect(absorbing.length).toBeGreaterThan(15);
  expect(absorbing.every(({ id }) => !/cooked|tinned/.test(id))).toBe(true);
});
