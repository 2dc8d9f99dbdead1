import { type SupplementPack, supplementPack } from '../reference/supplement-packs.ts';
import { lineCostGbp } from './cost.ts';
import type { Recipe } from './recipe.ts';

/** A supplement of the batch, in pounds, with the pack its price comes from. */
type SupplementCost = {
  id: string;
  dose: string;
  batchGbp: number;
  pack: Pick<SupplementPack, 'words' | 'priceGbp'>;
};

/** Supplements of a batch, and what the packs cost that last for many. */
type SupplementCosts = {
  lines: readonly SupplementCost[];
  /** Cost of the doses in one batch, in pounds. */
  batchGbp: number;
  /** Number of packs that the first batch needs, and their cost in pounds. */
  packs: number;
  firstShopGbp: number;
};

/** Rounding noise of doses must not open another pack. */
const NOISE_GRAMS = 1e-6;

/** Cost of a recipe's supplements, by dose and by pack; null if it has none that we have a pack of. */
export function supplementCosts({ supplements }: Pick<Recipe, 'supplements'>): SupplementCosts | null {
  const needed = new Map<SupplementPack, number>();
  const lines = supplements.flatMap(({ id, grams, dose }): SupplementCost[] => {
    const pack = supplementPack(id);
    if (pack === undefined) return [];
    needed.set(pack, (needed.get(pack) ?? 0) + grams);
    return [{ id, dose, batchGbp: lineCostGbp(id, grams) ?? 0, pack }];
  });
  if (lines.length === 0) return null;
  let packs = 0;
  let firstShopGbp = 0;
  for (const [pack, grams] of needed) {
    const count = Math.ceil((grams - NOISE_GRAMS) / pack.grams);
    packs += count;
    firstShopGbp += count * pack.priceGbp;
  }
  return { lines, batchGbp: lines.reduce((sum, line) => sum + line.batchGbp, 0), packs, firstShopGbp };
}
