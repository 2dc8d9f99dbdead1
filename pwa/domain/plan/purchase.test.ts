import { describe, expect, it } from 'vitest';
import { SHOP_ITEMS, type SoldAs } from '../reference/shop-items.ts';
import { purchase } from './purchase.ts';

const rice: SoldAs = {
  kind: 'pack',
  sizes: [
    { grams: 500, words: '500 g bag' },
    { grams: 1000, words: '1 kg bag' },
  ],
};
const eggs: SoldAs = { kind: 'piece', pieceGrams: 50, one: 'egg', many: 'eggs', atATime: 6 };

describe('purchases', () => {
  it.each([
    [100, '100 g'],
    [101, '200 g'],
    [1612, '1.7 kg'],
  ])('%d g sold loose is %s', (needed, words) => {
    expect(purchase(needed, { kind: 'loose', stepGrams: 100 }).words).toBe(words);
  });

  it.each([
    [1, '500 g bag', 500],
    [500, '500 g bag', 500],
    [501, '1 kg bag', 1000],
    [1200, '1 kg bag + 500 g bag', 1500],
    [1700, '2 × 1 kg bags', 2000],
  ])('%d g sold in packs is %s', (needed, words, grams) => {
    expect(purchase(needed, rice)).toMatchObject({ grams, words });
  });

  it.each([
    ['150 g punnet', '3 × 150 g punnets'],
    ['30 g bunch', '3 × 30 g bunches'],
    ['35 g box', '3 × 35 g boxes'],
    ['1 litre carton', '3 × 1 litre cartons'],
    ['bottle of 300 drops', '3 bottles of 300 drops'],
    ['tin of 84 g drained', '3 tins of 84 g drained'],
  ])('three of a %s are %s', (size, words) => {
    expect(purchase(300, { kind: 'pack', sizes: [{ grams: 100, words: size }] }).words).toBe(words);
  });

  it('is one pack or several', () => {
    expect([500, 1200, 1700].map((needed) => purchase(needed, rice).isOnePack)).toEqual([true, false, false]);
  });

  it.each([
    [50, '6 eggs'],
    [301, '12 eggs'],
  ])('%d g of eggs are %s', (needed, words) => {
    expect(purchase(needed, eggs).words).toBe(words);
  });

  it('buys no further step for rounding noise', () => {
    expect(purchase(0.1 + 0.2, { kind: 'loose', stepGrams: 0.3 }).grams).toBeCloseTo(0.3);
  });

  it('is never less than needed, for any shop item', () => {
    for (const { sold } of SHOP_ITEMS) {
      for (const needed of [0.014, 3, 87, 455, 1001, 7777]) {
        expect(purchase(needed, sold).grams).toBeGreaterThanOrEqual(needed - 1e-6);
      }
    }
  });

  it.each([0, -1, Number.NaN])('refuses %d g', (needed) => {
    expect(() => purchase(needed, rice)).toThrow(RangeError);
  });
});
