import { STANDARDS, type Standard, type TargetId } from '../reference/targets.ts';
import { bowlCautions } from './bowl-cautions.ts';
import { type CompletenessOptions, completeness, type NutrientStatus } from './completeness.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';

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
