import { expect, it } from 'vitest';
import { FRACTION, NUMBER, numberOf } from './written-number.ts';

const NUMBER_ALONE = new RegExp(`^${NUMBER}$`, 'i');

it.each([
  ['4', 4],
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['.5', 0.5],
  ['4 1/2', 4.5],
  ['4-1/2', 4.5],
  ['4½', 4.5],
  ['4 ¾', 4.75],
  ['41⁄2', 4.5], // 4½, copied with a fraction slash
  ['3/4', 0.75],
  ['⅛', 0.125],
  ['four', 4],
  ['Twenty-five', 25],
  ['seventy five', 75],
  ['one hundred and twenty', 120],
  ['half', 0.5],
  ['one half', 0.5],
  ['three quarters', 0.75],
  ['one and a half', 1.5],
  ['two-and-three-quarters', 2.75],
  ['2 & 1/2', 2.5],
  ['a couple of', 2],
])('%s is the number %d', (text, number) => {
  expect(text).toMatch(NUMBER_ALONE);
  expect(numberOf(text)).toBe(number);
});

it.each(['', 'carrots', 'two carrots', '1-2'])('%j is not a number', (text) => {
  expect(text).not.toMatch(NUMBER_ALONE);
});

it.each(['', 'carrots', 'two carrots'])('%j has no value', (text) => expect(numberOf(text)).toBeNaN());

it.each(['1/2', '½', 'a half', 'three quarters'])('%s is a fraction', (text) => {
  expect(text).toMatch(new RegExp(`^${FRACTION}$`));
});
