import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIES } from '../../reference/species.ts';
import { KITCHEN_LINES } from '../fixtures/kitchen-lines.fixture.ts';
import { endangers, TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import { findUnsafeFoods, readSafety } from './find-unsafe-foods.ts';

/** Foods that are dangerous in any form: plain nouns that fit into any sentence. */
const PLAIN = TOXIC_FOODS.filter((food) =>
  [
    'Onion',
    'Spring onion',
    'Garlic',
    'Leek',
    'Chives',
    'Shallot',
    'Grapes',
    'Raisins',
    'Sultanas',
    'Chocolate',
    'Cocoa powder',
    'Coffee',
    'Xylitol',
    'Macadamia nuts',
    'Rhubarb',
    'Star fruit',
    'Blue cheese',
    'Nutmeg and mace',
  ].includes(food.name),
);
const food = fc
  .constantFrom(...PLAIN)
  .chain((row) => fc.record({ row: fc.constant(row), name: fc.constantFrom(...row.aliases) }));

/** Texts that add a food; `$` stands for its name. */
const ADDED = [
  'Add $.',
  '2 tbsp $, chopped',
  'no salt, 2 tbsp $',
  'Do not add salt. Add $.',
  'chicken with $',
  'do not forget the $',
  '$ (optional)',
  'rice and $',
  'made without salt but with $',
  '100 g $',
  'not free from $',
  'no need to peel the $',
  'Fry the $ until golden',
];
/** Texts that leave a food out; `$` stands for its name. */
const LEFT_OUT = [
  'no $',
  'without $',
  'Do not add $.',
  "don't use any $",
  '$-free stock',
  'free from $',
  'omit the $',
  'leave out the $',
  'never feed $',
  'avoid $',
  'carrot instead of $',
  'stock (no $)',
  'contains no $',
  'make sure it contains no $',
  'leave the $ out',
  'replace the $ with carrot',
  'neither salt nor $',
  'skip the $',
  'free from salt and $',
];

describe('findUnsafeFoods', () => {
  it('gives the place, the reason and the alternative', () => {
    expect(findUnsafeFoods('1 small Red  Onion, chopped', 'dog')).toEqual([
      {
        food: 'Onion',
        severity: 'toxic',
        certainty: 'contains',
        text: 'Red  Onion',
        start: 8,
        end: 18,
        reason: 'Allium thiosulphates damage red blood cells (haemolytic anaemia), raw, cooked or dried',
        alternative: 'carrot, celery or a little fresh parsley',
      },
    ]);
  });

  it('keeps its offsets in text with accents, emoji and invisible characters', () => {
    const text = 'Crème fraîche 🥕 jalapen\u0303o, on\u00ADion 🧅';
    expect(findUnsafeFoods(text, 'dog').map(({ start, end }) => text.slice(start, end))).toEqual([
      'jalapen\u0303o',
      'on\u00ADion',
      '🧅',
    ]);
  });

  it('reads look-alike letters as the letters they resemble', () => {
    expect(findUnsafeFoods('ｏｎｉｏｎ and 𝗴𝗮𝗿𝗹𝗶𝗰', 'cat').map(({ food }) => food)).toEqual([
      'Onion',
      'Garlic',
    ]);
  });

  it.each([
    'vitamin D3 50.000 IU',
    'vitamin D 5000 I.U.',
    'vitamin D 5000 international units',
    '5000 IE Vitamin D',
    'vitamin D3, 4000 UI',
    'vitamin D 1.25 mg',
    '10 mg of vitamin D',
    'vitamin D 400 IU daily and 50,000 IU weekly',
  ])('finds or asks about a high dose of vitamin D, however its unit is written: %s', (line) => {
    const { flags, asked } = readSafety(line, 'dog');
    expect([...flags, ...asked].map(({ food: name }) => name)).toEqual(['Excess vitamin D']);
  });

  it.each([
    '1 tsp cod liver oil (vitamin A 4500 IU, vitamin D 450 IU)',
    '400 IU vitamin D, 1000 IU vitamin E',
    'iodine 150 mcg and vitamin D 200 IU',
    'calcium 500 mg, vitamin D 200 IU',
    '1 tablet calcium with vitamin D 600 mg',
    'vitamin D 12,5 µg',
    'vitamin D 0.01 mg',
  ])('takes no amount of another nutrient for one of vitamin D: %s', (line) => {
    expect(readSafety(line, 'dog')).toEqual({ flags: [], asked: [] });
  });

  it('returns every mention, in order', () => {
    const found = findUnsafeFoods('Onion, rice; no garlic; onion', 'dog');
    expect(found.map(({ food, start }) => [food, start])).toEqual([
      ['Onion', 0],
      ['Onion', 24],
    ]);
  });

  it('finds or asks about a food that is added, however it is worded', () => {
    fc.assert(
      fc.property(
        food,
        fc.constantFrom(...ADDED),
        fc.constantFrom(...SPECIES),
        ({ row, name }, template, species) => {
          fc.pre(endangers(row, species));
          const { flags, asked } = readSafety(template.replace('$', name), species);
          expect([...flags, ...asked].map((flag) => flag.food)).toContain(row.name);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('never flags a food that is left out', () => {
    fc.assert(
      fc.property(
        food,
        fc.constantFrom(...LEFT_OUT),
        fc.constantFrom(...SPECIES),
        ({ row, name }, template, species) => {
          const found = findUnsafeFoods(template.replace('$', name), species).map((flag) => flag.food);
          expect(found).not.toContain(row.name);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('finds the same in small and capital letters', () => {
    for (const line of KITCHEN_LINES.split('\n')) {
      const text = line.split('|')[0] ?? '';
      if (text.includes('Lily')) continue;
      const foods = (words: string) => findUnsafeFoods(words, 'dog').map(({ food }) => food);
      expect(foods(text.toUpperCase())).toEqual(foods(text.toLowerCase()));
    }
  });

  const words = fc.constantFrom(
    ...'no not free from and or , . ( ) - onion garlic raw salmon without cherries with stones instead of - leave out ’ ½ 0 g salt gravy "'.split(
      ' ',
    ),
  );
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
    fc.array(words, { maxLength: 60 }).map((list) => list.join('')),
  );

  it('never throws; no flags overlap, and each is the slice between its offsets', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...SPECIES), (text, species) => {
        let at = 0;
        for (const flag of findUnsafeFoods(text, species)) {
          expect(text.slice(flag.start, flag.end)).toBe(flag.text);
          expect(flag.text).not.toBe('');
          expect(flag.start).toBeGreaterThanOrEqual(at);
          at = flag.end;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
