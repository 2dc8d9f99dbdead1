import { expect, it } from 'vitest';
import { listText } from './sentence-parts.ts';

it.each([
  [[], ''],
  [['rice'], 'rice'],
  [['rice', 'peas'], 'rice and peas'],
  [['rice', 'peas', 'liver'], 'rice, peas and liver'],
])('%j reads %j', (items, expected) => {
  expect(listText(items)).toBe(expected);
});
