import { describe, expect, it } from 'vitest';
import { FOOD_KIND_ROWS } from '../reference/food-kind-rows.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { foodKind, richestOfKind } from './food-kind.ts';
import { NUTRIENT_IDS } from './nutrient.ts';
import { nutrientIndex, nutrientRow, nutrientRowIds } from './nutrient-table.ts';

/** Too mixed to be bounded by a richest one: calcium sources and products are known by their own figures. */
const MIXED = new Set(['mineral', 'product']);

describe('the kinds of foods', () => {
  it('hold every food of the base table once', () => {
    const ids = FOOD_KIND_ROWS.trim()
      .split('\n')
      .flatMap((row) => row.split('|')[1]?.split(',') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(INGREDIENTS.filter(({ id }) => foodKind(id) === undefined).length).toBeLessThan(
      INGREDIENTS.length - 160,
    );
  });

  it('bound each food of the tables: none holds more than the richest of its kind', () => {
    const beyond = nutrientRowIds().flatMap((id) => {
      const kind = foodKind(id);
      if (kind === undefined || MIXED.has(kind)) return [];
      const richest = richestOfKind(kind);
      return NUTRIENT_IDS.filter(
        (_, at) =>
          NUTRIENT_IDS[at] !== 'iodine' &&
          NUTRIENT_IDS[at] !== 'chloride' &&
          (nutrientRow(id)?.[at] ?? 0) > (richest[at] ?? 0),
      ).map((nutrient) => `${id}: ${nutrient}`);
    });
    expect(beyond).toEqual([]);
  });

  it('know what a vegetable cannot hold, and what carrots do', () => {
    const vegetable = richestOfKind('vegetable');
    expect(vegetable[nutrientIndex('taurine')]).toBe(0);
    expect(vegetable[nutrientIndex('preformed-vitamin-a')]).toBe(0);
    expect(vegetable[nutrientIndex('vitamin-a')]).toBeGreaterThanOrEqual(17_033);
  });
});
