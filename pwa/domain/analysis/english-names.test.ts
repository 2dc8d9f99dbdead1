import { expect, it } from 'vitest';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { NAMES_OF_FOODS, NAMES_OF_NEAR_FOODS, UNKNOWN_NAMES } from './english-names.fixture.ts';
import { lineQuestions } from './line-questions.ts';

const pairsOf = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [food = '', names = ''] = row.split('|');
      return names.split(',').map((name) => [name, food] as const);
    });

const KNOWN = pairsOf(NAMES_OF_FOODS);
const NEAR = pairsOf(NAMES_OF_NEAR_FOODS);
const UNKNOWN = UNKNOWN_NAMES.trim()
  .split(/,\s+/)
  .map((name) => name.replace(/\s+/g, ' '));

const foodOf = (name: string) => parseIngredientLine(`200 g ${name}`).ingredientId;
const nearOf = (name: string) => {
  const line = parseIngredientLine(`200 g ${name}`);
  return lineQuestions(line, line.text).find(({ code }) => code === 'near-food')?.choices[0]?.text;
};

it('knows the food of every name that the tables cover, of 321 everyday names in all', () => {
  expect(KNOWN.length + NEAR.length + UNKNOWN.length).toBe(321);
  expect(KNOWN.filter(([name, food]) => foodOf(name) !== food)).toEqual([]);
});

it('offers the nearest food for a name missing from the tables, and never assumes it', () => {
  expect(NEAR.filter(([name]) => foodOf(name) !== null)).toEqual([]);
  expect(NEAR.filter(([name, near]) => nearOf(name) !== `200 g ${near}` || foodOf(near) === null)).toEqual(
    [],
  );
});

it('finds no food for the names listed as unknown', () => {
  expect(UNKNOWN.filter((name) => foodOf(name) !== null)).toEqual([]);
});
