import { describe, expect, it } from 'vitest';
import { FOOD_KIND_ROWS } from '../reference/food-kind-rows.ts';
import { INGREDIENT_DETAILS } from '../reference/ingredient-details.ts';
import '../reference/more-foods.ts';
import { foodKind, kindOfFood, richestOfKind } from './food-kind.ts';
import { NUTRIENT_IDS } from './nutrient.ts';
import { nutrientIndex, nutrientRow, nutrientRowIds } from './nutrient-table.ts';

/** Too mixed for a richest member to bound: calcium sources and products have figures of their own. */
const MIXED = new Set(['mineral', 'product']);

describe('the kinds of foods', () => {
  it('name no food twice', () => {
    const ids = FOOD_KIND_ROWS.trim()
      .split('\n')
      .flatMap((row) => row.split('|')[1]?.split(',') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are those that id and category tell', () => {
    const other = INGREDIENT_DETAILS.filter(({ id, category }) => foodKind(id) !== kindOfFood(id, category));
    expect(other.map(({ id }) => id)).toEqual([]);
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
    // Potatoes mashed with milk have a little.
    expect(vegetable[nutrientIndex('preformed-vitamin-a')]).toBeLessThan(50);
    expect(vegetable[nutrientIndex('vitamin-a')]).toBeGreaterThanOrEqual(17_033);
  });
});
