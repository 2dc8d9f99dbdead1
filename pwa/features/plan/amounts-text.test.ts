import { expect, it } from 'vitest';
import { batchesText } from './amounts-text.ts';

it.each([
  [1, '1 batch'],
  [3, '3 batches'],
  [4.3, '4 batches and a third'],
  [1.5, '1 batch and a half'],
  [2.68, '2 batches and two thirds'],
  [2.97, '3 batches'],
  [0.5, 'half a batch'],
  [0.25, 'a quarter of a batch'],
  [0.67, 'two thirds of a batch'],
  [0.98, '1 batch'],
  [0.1, 'under a quarter of a batch'],
  [1.1, 'about 1 batch'],
  [0.4, 'about a third of a batch'],
])('%d batches read as ‘%s’', (batches, words) => {
  expect(batchesText(batches)).toBe(words);
});
