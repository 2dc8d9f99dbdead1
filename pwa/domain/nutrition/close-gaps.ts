import { solve } from 'yalps';
import { findIngredient } from '../reference/ingredients.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type CompletenessOptions, type CompletenessRow, completeness } from './completeness.ts';
import { gapProblem, integerModel, slackModel } from './gap-model.ts';
import { addLine, type RecipeNutrients } from './recipe-nutrients.ts';
import { DOSE_FORMS, doseGrams, doseText } from './supplement-doses.ts';

/** One supplement to stir into the batch, in an amount that can be measured. */
export type SupplementDose = { id: string; name: string; grams: number; dose: string };

export type Closure = {
  doses: SupplementDose[];
  /** Every nutrient is met once the doses are in. */
  closes: boolean;
  /** What is not met with the doses in it. */
  remaining: CompletenessRow[];
};

/** A gap below this share of the minimum is rounding. */
const NO_GAP = 1e-6;
/** Search is cut off here; the best found so far stands. */
const TIMEOUT_MS = 40;

function supplementName(id: string): string {
  return findSupplement(id)?.name ?? findIngredient(id)?.name ?? id;
}

function dosesOf(steps: readonly (readonly [string, number])[]): SupplementDose[] {
  return steps.flatMap(([id, count]) => {
    const form = DOSE_FORMS[id];
    if (form === undefined || count < 0.5) return [];
    const units = Math.round(count) * form.step;
    return [{ id, name: supplementName(id), grams: doseGrams(form, units), dose: doseText(id, form, units) }];
  });
}

/**
 * The fewest supplements that bring every nutrient of a batch to its minimum and none over its maximum, by a mixed-integer
 * program (YALPS). Caps: all table salt 1.5 g per 1000 kcal, liver 8% of the foods without water, iodine from kelp tablets.
 * Doses are whole steps (a quarter teaspoon, half a tablet, a capsule, a drop) and are checked again with their rounding.
 * What no supplement can close is left out of the search and stays in `remaining`.
 */
export function closeGaps(nutrients: RecipeNutrients, options: CompletenessOptions): Closure {
  const { rows, verdict } = completeness(nutrients, options);
  if (verdict === 'met' || nutrients.energyKcal <= 0) {
    return { doses: [], closes: verdict === 'met', remaining: rows.filter(({ status }) => status !== 'met') };
  }
  const problem = gapProblem(nutrients, rows);
  const relaxed = solve(slackModel(problem));
  const dropped = new Set(
    relaxed.variables.flatMap(([key, value]) =>
      String(key).startsWith('slack ') && value > NO_GAP ? [String(key).slice('slack '.length)] : [],
    ),
  );
  const solution = solve(integerModel(problem, dropped), { timeout: TIMEOUT_MS });
  const doses = dosesOf(solution.variables);
  const after = completeness(
    doses.reduce((sum, { id, grams }) => addLine(sum, id, grams), nutrients),
    options,
  );
  return {
    doses,
    closes: after.verdict === 'met',
    remaining: after.rows.filter(({ status }) => status !== 'met'),
  };
}
