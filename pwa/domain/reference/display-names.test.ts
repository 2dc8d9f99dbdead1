import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from './ingredients.ts';
import { boughtFor, SHOP_ITEMS } from './shop-items.ts';
import { SUPPLEMENTS } from './supplements.ts';

const NAMES = [...INGREDIENTS, ...SUPPLEMENTS, ...SHOP_ITEMS].map(({ name }) => name);

describe('the names shown in recipe, shopping list and checker', () => {
  it('have no brackets with database details, except shares such as the fat of a mince', () => {
    expect(NAMES.filter((name) => /[()[\]]/.test(name.replace(/\([^()]*%[^()]*\)/, '')))).toEqual([]);
  });

  it('begin with a capital letter, and write the letter of a vitamin as a capital', () => {
    expect(NAMES.filter((name) => /\b[Vv]itamin [a-z]/.test(name))).toEqual([]);
    expect(NAMES.filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
  });

  it('are different for every food', () => {
    const names = INGREDIENTS.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each([
    ['beef-liver', 'Ox liver'],
    ['lamb-liver', 'Lamb liver'],
    ['salmon', 'Salmon fillet'],
    ['chickpea-flour', 'Chickpea flour'],
  ])('call %s the same on the shopping list as in a recipe', (id, name) => {
    expect(INGREDIENTS.find((food) => food.id === id)?.name).toBe(name);
    expect(boughtFor(id)?.item.name).toBe(name);
  });
});
