import { aisleOfIngredient } from './aisles.ts';
import type { Aisle } from './ingredient-details.ts';
import { findIngredient } from './ingredients.ts';
import { BOUGHT_AS_ROWS, SHOP_ITEM_ROWS } from './shop-item-rows.ts';
import { SUPPLEMENT_PACKS } from './supplement-packs.ts';

/** Sold by weight in steps, in packs, or by the piece in multiples. */
export type SoldAs =
  | { kind: 'loose'; stepGrams: number }
  | { kind: 'pack'; sizes: readonly { grams: number; words: string }[] }
  | { kind: 'piece'; pieceGrams: number; one: string; many: string; atATime: number };

/** An item of a shopping list. */
export type ShopItem = { id: string; name: string; aisle: Aisle; sold: SoldAs };

/** Source note for the sizes and factors of this table. */
export const SHOP_SIZES_SOURCE = 'Pack sizes are our estimate of what supermarkets sell.';

const LOOSE: SoldAs = { kind: 'loose', stepGrams: 100 };
const LOOSE_ROW = /^loose (\d+)$/;
const PIECE_ROW = /^piece (\d+) (\w+)\/(\w+) (\d+)$/;

function parseSold(text: string): SoldAs {
  const [, step] = LOOSE_ROW.exec(text) ?? [];
  if (step !== undefined) return { kind: 'loose', stepGrams: Number(step) };
  const [, grams, one = '', many = '', atATime] = PIECE_ROW.exec(text) ?? [];
  if (grams !== undefined) {
    return { kind: 'piece', pieceGrams: Number(grams), one, many, atATime: Number(atATime) };
  }
  const sizes = text.split(',').map((size) => {
    const [weight = '', words = ''] = size.split('=');
    return { grams: Number(weight), words };
  });
  return { kind: 'pack', sizes };
}

function parseItem(row: string): ShopItem {
  const [id = '', name = '', aisle, sold = ''] = row.split('|');
  return { id, name, aisle: aisle as Aisle, sold: parseSold(sold) };
}

/** Every item of the table, and the packs of supplements. */
export const SHOP_ITEMS: readonly ShopItem[] = [
  ...SHOP_ITEM_ROWS.trim().split('\n').map(parseItem),
  ...SUPPLEMENT_PACKS.map(
    ({ id, name, words, grams }): ShopItem => ({
      id,
      name,
      aisle: 'supplements',
      sold: { kind: 'pack', sizes: [{ grams, words }] },
    }),
  ),
];
const BY_ID = new Map(SHOP_ITEMS.map((item) => [item.id, item]));

const BOUGHT_AS = new Map(
  BOUGHT_AS_ROWS.trim()
    .split('\n')
    .map((row) => {
      const [id = '', boughtId = '', factor] = row.split('|');
      return [id, { id: boughtId, factor: Number(factor) }] as const;
    }),
);

/** 'Carrot, raw' is listed as 'Carrot'. */
const shopName = (name: string) => name.replace(/, (?:raw|fresh|frozen|dry)\b.*$/, '');

/**
 * The purchased item for a food or supplement, and grams of it per gram of the food: raw for cooked, whole eggs for
 * yolks. Undefined for water, which is not bought, and for foods missing from the tables.
 */
export function boughtFor(ingredientId: string | null): { item: ShopItem; factor: number } | undefined {
  if (ingredientId === null || ingredientId === 'water') return undefined;
  const { id, factor } = BOUGHT_AS.get(ingredientId) ?? { id: ingredientId, factor: 1 };
  const known = BY_ID.get(id);
  if (known !== undefined) return { item: known, factor };
  const name = findIngredient(id)?.name;
  if (name === undefined) return undefined;
  return { item: { id, name: shopName(name), aisle: aisleOfIngredient(id), sold: LOOSE }, factor };
}
