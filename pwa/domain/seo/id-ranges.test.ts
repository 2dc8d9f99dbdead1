import { expect, it } from 'vitest';
import { idRanges } from './id-ranges.ts';

it.each([
  [[], ''],
  [[7], '7'],
  [[1, 2, 3, 101, 102], '1–3, 101–102'],
  [[103, 2, 1, 1, 9], '1–2, 9, 103'],
])('%j are written as %j', (ids, text) => {
  expect(idRanges(ids)).toBe(text);
});
