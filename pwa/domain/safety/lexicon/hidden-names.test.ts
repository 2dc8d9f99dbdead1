import { expect, it } from 'vitest';
import { HIDDEN_NAMES } from './hidden-names.ts';
import { NAME_SOURCES } from './names/name-sources.test-support.ts';
import { TOXIC_FOODS } from './toxic-foods.ts';

const key = (food: string, certainty: string) => `${food}, ${certainty}`;
const SOURCES = NAME_SOURCES.trim()
  .split('\n')
  .map((row) => row.split('|') as [string, string, string, string]);

it('has a source for every row of names, and a row for every source', () => {
  const named = HIDDEN_NAMES.map(({ food, certainty }) => key(food, certainty)).sort();
  expect(SOURCES.map(([, food, certainty]) => key(food, certainty)).sort()).toEqual(named);
  const without = SOURCES.filter(([, , , source]) => source.trim() === '');
  expect(without.map(([kind, food, certainty]) => `${key(food, certainty)} (${kind}): no source`)).toEqual(
    [],
  );
});

it('has names only for foods in the table', () => {
  const foods = new Set(TOXIC_FOODS.map(({ name }) => name));
  const strange = HIDDEN_NAMES.filter(({ food }) => !foods.has(food));
  expect(strange.map(({ food, names }) => `${food} (${names[0]}): no food of the table`)).toEqual([]);
});
