import { findFixFood } from '../reference/fix-foods.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type BatchPart, exactPart } from './batch-part.ts';
import { isLiver } from './food-shares.ts';
import { type RecipeNutrients, sumsOf } from './recipe-nutrients.ts';
import { isTableSalt } from './table-salt.ts';

/** Grams of each food or supplement after a fix, by id; 0 leaves it out. */
export type Amounts = ReadonlyMap<string, number>;

const nameOf = (id: string) => findFixFood(id)?.words ?? findSupplement(id)?.name ?? id;

/** The batch with other amounts of some foods, and with foods and supplements that it did not have. */
export function withAmounts(nutrients: RecipeNutrients, amounts: Amounts): RecipeNutrients {
  const left = new Map(amounts);
  const parts = nutrients.parts.flatMap((part): BatchPart[] => {
    const grams = part.id === null ? undefined : left.get(part.id);
    if (grams === undefined) return [part];
    left.delete(part.id ?? '');
    return grams === 0 ? [] : [{ ...part, grams, leastGrams: grams, mostGrams: grams }];
  });
  for (const [id, grams] of left) if (grams > 0) parts.push(exactPart(id, nameOf(id), grams));
  const addedGrams = (isMeant: (id: string) => boolean) => {
    const sum = (some: readonly BatchPart[]) =>
      some.reduce((total, { id, grams }) => (id !== null && isMeant(id) ? total + grams : total), 0);
    return sum(parts) - sum(nutrients.parts);
  };
  const foodGrams = addedGrams((id) => findSupplement(id) === undefined && id !== 'water');
  return {
    ...nutrients,
    ...sumsOf(parts),
    weighedGrams: nutrients.weighedGrams + foodGrams,
    cookedWeightGrams: Math.max(0, nutrients.cookedWeightGrams + foodGrams),
    solidGrams: nutrients.solidGrams + foodGrams,
    liverGrams: nutrients.liverGrams + addedGrams(isLiver),
    saltGrams: nutrients.saltGrams + addedGrams(isTableSalt),
  };
}
