import { describe, expect, it } from 'vitest';
import { INGREDIENT_LINES } from './ingredient-lines.fixture.ts';
import { KITCHEN_LINES } from './kitchen-lines.fixture.ts';
import { lineGrams } from './line-grams.ts';
import { LOOK_ALIKES } from './look-alikes.fixture.ts';
import { parseIngredientLine } from './parse-line.ts';

/** A cell of a fixture that is not checked. */
const UNCHECKED = '?';
/** A cell of a fixture that expects no value. */
const NONE = '-';

function isQuantity(expected: string, quantity: number | null, quantityMax: number | null): boolean {
  if (expected === NONE) return quantity === null && quantityMax === null;
  const [low, high] = expected.split('-').map(Number);
  const isNear = (actual: number | null, wanted: number | undefined) =>
    wanted === undefined ? actual === null : actual !== null && Math.abs(actual - wanted) <= 0.01 * wanted;
  return isNear(quantity, low) && isNear(quantityMax, high);
}

function isWeight(expected: string, grams: number | null): boolean {
  if (expected === NONE) return grams === null;
  if (grams === null) return false;
  const [low = 0, high] = expected.split('..').map(Number);
  return high === undefined ? Math.abs(grams - low) <= 0.1 * low : grams >= low && grams <= high;
}

const isOneOf = (expected: string, actual: string | null) => expected.split('/').includes(actual ?? NONE);

/** Differences between the parsed and the expected line, one phrase each. */
function misread(row: string): string[] {
  const [
    text = '',
    quantity = UNCHECKED,
    unit = UNCHECKED,
    food = UNCHECKED,
    weight = UNCHECKED,
    preparation = '',
    taste = '',
  ] = row.split('|');
  const line = parseIngredientLine(text);
  const grams = lineGrams(line)?.grams ?? null;
  const isRight: Record<string, boolean> = {
    quantity: quantity === UNCHECKED || isQuantity(quantity, line.quantity, line.quantityMax),
    unit: unit === UNCHECKED || isOneOf(unit, line.unit === 'piece' ? null : line.unit),
    food: food === UNCHECKED || isOneOf(food, line.ingredientId),
    grams: weight === UNCHECKED || weight === '' || isWeight(weight, grams),
    preparation: (line.preparation ?? '').toLowerCase().includes(preparation.slice(1)),
    taste: line.isToTaste === (taste === 'T'),
  };
  return Object.keys(isRight)
    .filter((field) => !isRight[field])
    .map((field) => `${field} of '${text}': ${JSON.stringify({ ...line, grams })}`);
}

const rowsOf = (fixture: string) =>
  fixture
    .trim()
    .split('\n')
    .filter((row) => !row.startsWith('#'));

describe('ingredient lines as people write them', () => {
  const rows = rowsOf(INGREDIENT_LINES);

  it('are all read as a person reads them', () => {
    expect(rows.length).toBeGreaterThan(440);
    expect(rows.flatMap(misread)).toEqual([]);
  });

  it('are read at any length: with a preparation of thousands of characters, and empty', () => {
    const line = `500g turkey mince, ${'cooked slowly and '.repeat(200)}`;
    expect(parseIngredientLine(line)).toMatchObject({ quantity: 500, unit: 'g' });
    expect(parseIngredientLine('')).toMatchObject({ quantity: null, name: '', ingredientId: null });
  });
});

describe('amounts as kitchens write them', () => {
  const rows = rowsOf(KITCHEN_LINES);

  it('are all read as a person reads them', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.flatMap(misread)).toEqual([]);
  });
});

describe('foods that only resemble one of the table', () => {
  const rows = rowsOf(LOOK_ALIKES);

  it('are read as the food they are, or as none: no food is better than a wrong one', () => {
    expect(rows.length).toBeGreaterThan(340);
    expect(rows.flatMap(misread)).toEqual([]);
  });
});
