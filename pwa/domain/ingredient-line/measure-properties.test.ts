import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../testing/processor-time.ts';
import { holdsMoreFood } from '../reference/base-food-ids.ts';
import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import { convertLine } from './convert-line.ts';
import { dualText } from './dual-text.ts';
import { lineGrams } from './line-grams.ts';
import { parseIngredientLine } from './parse-line.ts';

const gramsOf = (line: string) => lineGrams(parseIngredientLine(line))?.grams ?? Number.NaN;
const within1Percent = (actual: number, expected: number) => Math.abs(actual - expected) <= 0.01 * expected;

/** Foods of the base table, which is loaded at once; rarely used foods come later. */
const anyFood = fc.constantFrom(
  ...INGREDIENT_DETAILS.filter(({ id }) => !holdsMoreFood({ ingredientLines: [{ ingredientId: id }] })),
);
const anyGrams = fc.oneof(
  fc.double({ min: 0.05, max: 5, noNaN: true }),
  fc.double({ min: 5, max: 100, noNaN: true }),
  fc.double({ min: 100, max: 5000, noNaN: true }),
);
/** Fragments of real lines, in any order. */
const lineWord = fc.constantFrom(
  ...[
    '1',
    '1/2',
    '½',
    '2-3',
    '1,5',
    'x',
    '400g',
    'cups',
    'tbsp',
    'tin',
    'of',
    '(',
    ')',
    ',',
    '-',
    '/',
    '+',
    'to taste',
  ],
  ...[
    'chicken',
    'brown rice',
    'cooked',
    'eggs',
    'and',
    'or',
    'about',
    'a',
    '100 g',
    '%',
    '80/20',
    'each',
    ':',
    '\u00a0',
  ],
);

describe('reading any line', () => {
  it('never throws, gives positive grams or none, and keeps at most 500 characters of the text', () => {
    const lines = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 700 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(lineWord, { maxLength: 60 }).map((words) => words.join(' ')),
      fc.array(lineWord, { maxLength: 60 }).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const parsed = parseIngredientLine(line);
        const grams = lineGrams(parsed)?.grams ?? null;
        expect(grams === null || (grams > 0 && Number.isFinite(grams))).toBe(true);
        expect(parsed.text.length).toBeLessThanOrEqual(500);
        expect(() => convertLine(line)).not.toThrow();
      }),
      { numRuns: 1500 },
    );
  }, 120_000);

  it.each([
    ...[
      '1',
      '1 ',
      '½',
      '½ ',
      '1/',
      '1-',
      '1.',
      '1,',
      '1 g ',
      '1 cup + ',
      '1 x ',
      '(',
      ')',
      ', ',
      'a, ',
      'dry, ',
      ' - a',
    ],
    ...[
      'a ',
      'a.',
      'beef ',
      'no salt ',
      'boneless and ',
      'x or ',
      'tin of ',
      '5% ',
      '1 g / ',
      '²',
      '١',
      'e',
      '\n',
      '€',
      '&frac12;',
      '<b>',
      '**',
      '🥕 ',
      '[ ] ',
      'neck of ',
      'x of y or ',
      '1 tin (',
    ],
  ])('reads 100,000 characters of %j within the time limit', (part) => {
    const line = part.repeat(100_000 / part.length);
    expect(processorMs(() => gramsOf(line))).toBeLessThan(60);
  });
});

describe('the round trip', () => {
  it('from grams to text and back, once and again, stays within 1% for any food, amount and system', () => {
    fc.assert(
      fc.property(anyFood, anyGrams, ({ id, aliases }, grams) => {
        const name = aliases[0] ?? '';
        const first = dualText({ ingredientId: id, grams, name, preparation: null });
        for (const text of [first.metric, first.us]) {
          const read = gramsOf(text);
          expect(within1Percent(read, grams), `${text} is ${read}, not ${grams}`).toBe(true);
          const second = dualText({ ingredientId: id, grams: read, name, preparation: null });
          expect(within1Percent(gramsOf(second.metric), read), second.metric).toBe(true);
          expect(within1Percent(gramsOf(second.us), read), second.us).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  }, 120_000);

  it('keeps the food in both texts', () => {
    fc.assert(
      fc.property(anyFood, anyGrams, ({ id, aliases }, grams) => {
        const texts = dualText({ ingredientId: id, grams, name: aliases[0] ?? '', preparation: null });
        expect(parseIngredientLine(texts.metric).ingredientId).toBe(id);
        expect(parseIngredientLine(texts.us).ingredientId).toBe(id);
      }),
      { numRuns: 1000 },
    );
  });

  it('converting a line as people write it keeps its grams within 1% in both systems', () => {
    const amount = fc.constantFrom('1', '2', '1/2', '1 1/2', '¾', '2.5', '3-4', '250', '400');
    const unit = fc.constantFrom('g', 'oz', 'lb', 'kg', 'cup', 'tbsp', 'tsp', 'ml', 'l', '');
    fc.assert(
      fc.property(amount, unit, anyFood, (quantity, measure, { aliases }) => {
        const line = convertLine(`${quantity} ${measure} ${aliases[0]}`);
        if (line.grams === null) return;
        expect(within1Percent(gramsOf(line.metric), line.grams), line.metric).toBe(true);
        expect(within1Percent(gramsOf(line.us), line.grams), line.us).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('scaling', () => {
  it('is linear: a multiple of the amount weighs the same multiple', () => {
    const unit = fc.constantFrom('g', 'kg', 'oz', 'lb', 'cups', 'tbsp', 'tsp', 'ml', 'l', '');
    fc.assert(
      fc.property(
        anyFood,
        unit,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 2, max: 9 }),
        (food, measure, amount, times) => {
          const name = food.aliases[0];
          const one = lineGrams(parseIngredientLine(`${amount} ${measure} ${name}`));
          const many = lineGrams(parseIngredientLine(`${amount * times} ${measure} ${name}`));
          if (one === null) expect(many).toBeNull();
          else expect(many?.grams).toBeCloseTo(one.grams * times, 6);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
