import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { holdsMoreFood } from './base-food-ids.ts';
import { AISLES, INGREDIENT_DETAILS } from './ingredient-details.ts';
import { INGREDIENTS } from './ingredients.ts';
import { boughtFor, SHOP_ITEMS } from './shop-items.ts';
import { SUPPLEMENTS } from './supplements.ts';

describe('the items that shops sell', () => {
  it('cover every food and supplement except tap water', () => {
    const ids = [...INGREDIENTS, ...SUPPLEMENTS].map(({ id }) => id);
    expect(ids.filter((id) => boughtFor(id) === undefined)).toEqual(['water']);
  });

  it('each have an aisle, a name, sizes above zero and an id of their own', () => {
    for (const { id, aisle, sold, name } of SHOP_ITEMS) {
      expect(AISLES, `the aisle of ${id}`).toContain(aisle);
      expect(name, `the name of ${id}`).not.toBe('');
      const sizes =
        sold.kind === 'pack'
          ? sold.sizes.map(({ grams }) => grams)
          : [sold.kind === 'loose' ? sold.stepGrams : sold.pieceGrams];
      for (const grams of sizes) expect(grams, `the size of ${id}`).toBeGreaterThan(0);
    }
    expect(duplicates(SHOP_ITEMS.map(({ id }) => id))).toEqual([]);
  });

  it('are never cooked for a cooked grain or vegetable of the base nutrient table', () => {
    const cooked = INGREDIENT_DETAILS.filter(
      ({ id, state, category }) =>
        state === 'cooked' &&
        ['grain', 'vegetable'].includes(category) &&
        !holdsMoreFood({ ingredientLines: [{ ingredientId: id }] }),
    ).map(({ id }) => boughtFor(id)?.item.id);
    expect(cooked.filter((id) => id?.endsWith('-cooked'))).toEqual([]);
  });

  it('include enough egg for the yolks: one egg of 50 g for each yolk of 17 g', () => {
    const yolk = boughtFor('egg-yolk');
    expect(yolk?.item.id).toBe('egg');
    expect(17 * (yolk?.factor ?? 0)).toBeGreaterThanOrEqual(50);
  });
});
