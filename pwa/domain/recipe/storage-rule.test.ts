import { expect, it } from 'vitest';
import { storageRule } from './storage-rule.ts';

const of = (...ids: (string | null)[]) => storageRule(ids.map((ingredientId) => ({ ingredientId })));

it.each([
  ['meat', ['chicken-thigh', 'carrot'], 3, 3],
  ['white fish', ['cod', 'potato-boiled'], 2, 3],
  ['seafood among meat', ['beef-mince-lean', 'mussels'], 2, 3],
  ['oily fish', ['salmon', 'oats'], 2, 2],
  ['tinned oily fish among meat', ['chicken-thigh', 'sardines-water'], 2, 2],
  ['a food that no table knows', [null, 'chicken-thigh'], 3, 3],
])('keeps %s its days and months', (_, ids, refrigeratorDays, freezerMonths) => {
  expect(of(...ids)).toEqual({ refrigeratorDays, freezerMonths });
});
