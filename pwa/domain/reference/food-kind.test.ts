import { describe, expect, it } from 'vitest';
import './more-nutrients.ts';
import { foodKind, richestOfKind } from './food-kind.ts';
import { NUTRIENT_IDS } from './nutrient.ts';
import { nutrientIndex, nutrientRow, nutrientRowIds } from './nutrient-table.ts';

/** Kinds too mixed to bound by the richest member; calcium sources and products have their own figures. */
const MIXED = new Set(['mineral', 'product']);

describe('the kinds of foods', () => {
  it.each([
    ['chicken-liver', 'organ'],
    ['wheat-germ', 'cereal'],
    ['chickpeas-cooked', 'pulse'],
    ['cod-liver-oil', 'liver-oil'],
    ['turnip', 'vegetable'],
    ['no-such-food', undefined],
  ])('follow from id and category: %s is %s', (id, kind) => {
    expect(foodKind(id)).toBe(kind);
  });

  it('bound each food of the tables: none contains more than the richest of its kind', () => {
    const beyond = nutrientRowIds().flatMap((id) => {
      const kind = foodKind(id);
      if (kind === undefined || MIXED.has(kind)) return [];
      const richest = richestOfKind(kind);
      return NUTRIENT_IDS.filter(
        (_, at) =>
          NUTRIENT_IDS[at] !== 'iodine' &&
          NUTRIENT_IDS[at] !== 'chloride' &&
          (nutrientRow(id)?.[at] ?? 0) > (richest[at] ?? 0),
      ).map((nutrient) => `${id}: more ${nutrient} than the richest ${kind}`);
    });
    expect(beyond).toEqual([]);
  });

  it('bound a vegetable: no taurine, hardly any retinol, the vitamin A of carrots', () => {
    const vegetable = richestOfKind('vegetable');
    expect(vegetable[nutrientIndex('taurine')]).toBe(0);
    // Potatoes mashed with milk have a little.
    expect(vegetable[nutrientIndex('preformed-vitamin-a')]).toBeLessThan(50);
    // Cooked carrots have 17,033 IU.
    expect(vegetable[nutrientIndex('vitamin-a')]).toBeGreaterThanOrEqual(17_033);
  });
});
