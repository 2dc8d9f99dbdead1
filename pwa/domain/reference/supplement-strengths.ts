import type { NutrientId } from './nutrient.ts';

/** Strengths of one tablet, capsule, softgel or drop as sold without a prescription, in the unit of labels. */
type Strengths = { unit: 'IU' | 'mg' | 'µg'; usual: readonly number[]; most: number };

const of = (unit: Strengths['unit'], usual: readonly number[], most: number): Strengths => ({
  unit,
  usual,
  most,
});

/**
 * Usual strengths and the highest sold over the counter in the UK, EU, US and Australia: shelves and labels of 2026, most
 * of them from memory (medium reliability), so they bound what is unknown and never credit anything. Elements, not salts.
 * Iodine's highest is a drop of 5% Lugol, the highest kelp tablet 1000 µg.
 */
export const SUPPLEMENT_STRENGTHS: Readonly<Partial<Record<NutrientId, Strengths>>> = {
  'vitamin-a': of('IU', [2500, 5000, 10_000], 25_000),
  'vitamin-d': of('IU', [400, 1000, 2000, 5000], 50_000),
  'vitamin-e': of('IU', [100, 200, 400], 1000),
  'vitamin-k': of('µg', [75, 100, 200], 200),
  thiamine: of('mg', [10, 50, 100], 500),
  riboflavin: of('mg', [10, 50, 100], 400),
  niacin: of('mg', [50, 100, 250], 500),
  'pantothenic-acid': of('mg', [50, 100, 500], 500),
  'vitamin-b6': of('mg', [10, 25, 50], 240),
  'vitamin-b12': of('µg', [10, 100, 1000], 5000),
  folate: of('µg', [400, 800], 5000),
  choline: of('mg', [250, 500], 550),
  taurine: of('mg', [250, 500, 1000], 3000),
  iodine: of('µg', [75, 150, 225], 6250),
  zinc: of('mg', [10, 15, 25, 50], 50),
  iron: of('mg', [7, 14, 65], 99),
  copper: of('mg', [0.5, 1, 2], 3),
  manganese: of('mg', [2, 5, 10], 50),
  selenium: of('µg', [50, 100, 200], 300),
  calcium: of('mg', [200, 500, 600], 1000),
  magnesium: of('mg', [50, 100, 375], 400),
  potassium: of('mg', [80, 99, 200], 200),
  'epa-dha': of('mg', [250, 300, 600], 1200),
};

/** Maximum content of one unit of a product that these words name, instead of the table above. */
export const MANY_AT_ONCE: readonly (readonly [words: RegExp, most: Partial<Record<NutrientId, number>>])[] =
  [
    [
      /\bcod[ -]liver[ -]oil\b/i,
      {
        ...{ 'vitamin-a': 10_000, 'preformed-vitamin-a': 10_000, 'vitamin-d': 800, 'vitamin-e': 20 },
        ...{ 'epa-dha': 800, fat: 1.4 },
      },
    ],
    [
      /\b(?:fish|salmon|sardine|krill|algae|algal|calamari|herring)[ -]oil\b|\bomega[ -]?3\b/i,
      { 'epa-dha': 1200, 'vitamin-e': 20, fat: 1.4 },
    ],
    [
      /\b(?:vitamin )?b[ -](?:complex|50|100)\b|\bcomplex of b vitamins\b|\bb vitamins?\b/i,
      {
        ...{ thiamine: 150, riboflavin: 150, niacin: 150, 'pantothenic-acid': 150, 'vitamin-b6': 150 },
        ...{ folate: 1000, 'vitamin-b12': 5000, choline: 150 },
      },
    ],
    [/\bkelp\b|\bseaweed\b/i, { iodine: 1000 }],
  ];
