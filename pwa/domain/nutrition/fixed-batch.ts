import { findFixFood } from '../reference/fix-foods.ts';
import { findSupplement } from '../reference/supplements.ts';
import { STANDARDS, type Standard, type TargetId } from '../reference/targets.ts';
import { type BatchPart, exactPart } from './batch-part.ts';
import { bowlCautions } from './bowl-cautions.ts';
import { type CompletenessOptions, completeness, type NutrientStatus } from './completeness.ts';
import { isLiver, isTableSalt } from './food-shares.ts';
import { type RecipeNutrients, sumsOf } from './recipe-nutrients.ts';

const isBad = (status: NutrientStatus) => status === 'short' || status === 'over';

/**
 * Judges a changed bowl: met by the chosen standard, and nothing worse than before by either, nor a new caution. `open` are
 * the rows of the chosen standard that are not met.
 */
export function judge(before: RecipeNutrients, options: CompletenessOptions) {
  const statuses = (batch: RecipeNutrients, standard: Standard) =>
    new Map(
      completeness(batch, { ...options, standard }).rows.map(({ nutrient, status }) => [nutrient, status]),
    );
  const others = STANDARDS.filter((standard) => standard !== options.standard).map((standard) => ({
    standard,
    was: statuses(before, standard),
  }));
  const cautions = new Set(bowlCautions(before).map(({ code }) => code));
  return (after: RecipeNutrients): { isMet: boolean; open: TargetId[] } => {
    const { rows, verdict } = completeness(after, options);
    const isWorse = others.some(({ standard, was }) =>
      [...statuses(after, standard)].some(
        ([nutrient, status]) =>
          status !== was.get(nutrient) && (isBad(status) || was.get(nutrient) === 'met'),
      ),
    );
    const isCalm = bowlCautions(after).every(({ code }) => cautions.has(code));
    const open = rows.flatMap(({ nutrient, status }) => (status === 'met' ? [] : nutrient));
    return { isMet: verdict === 'met' && !isWorse && isCalm, open };
  };
}

export type Judge = ReturnType<typeof judge>;

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
