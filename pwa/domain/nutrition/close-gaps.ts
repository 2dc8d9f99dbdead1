import { solve } from 'yalps';
import { findIngredient } from '../reference/ingredients.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type CompletenessOptions, type CompletenessRow, completeness } from './completeness.ts';
import { choiceModel, doseModel, slackModel } from './gap-models.ts';
import { type GapProblem, gapProblem } from './gap-problem.ts';
import { addLine, type RecipeNutrients } from './recipe-nutrients.ts';
import { DOSE_FORMS, doseGrams, doseText } from './supplement-doses.ts';
import type { TargetId } from './targets.ts';

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
/** Each search is cut off after this; the best found so far stands. */
const TIMEOUT_MS = 20;
/** The fewest are found once within this of the bound; one supplement more would be further off. */
const SEARCH = { tolerance: 0.02, timeout: TIMEOUT_MS };

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

/** The nutrients whose minimum not even parts of doses could reach together. */
function unclosable(problem: GapProblem): Set<TargetId> {
  const relaxed = new Map(solve(slackModel(problem)).variables);
  const left = problem.bounds.filter(({ key }) => (relaxed.get(`slack ${key}`) ?? 0) > NO_GAP);
  return new Set(left.flatMap(({ nutrient }) => (nutrient === null ? [] : [nutrient])));
}

/** Steps of each supplement: first which ones, then how much of them. */
function stepsOf(problem: GapProblem): [id: string, steps: number][] {
  const choice = new Map(solve(choiceModel(problem), SEARCH).variables);
  const chosen = problem.candidates.filter(({ id }) => (choice.get(`use ${id}`) ?? 0) > 0.5);
  const whole = solve(doseModel({ ...problem, candidates: chosen }), SEARCH);
  if (whole.variables.length > 0) return [...whole.variables];
  // No whole steps keep every bound: the nearest below, and `remaining` says what is left.
  return chosen.map(({ id }) => [id, Math.floor(choice.get(id) ?? 0)]);
}

/**
 * The fewest supplements that bring every nutrient of a batch to its minimum and none over its maximum, by a mixed-integer
 * program (YALPS). Caps: all table salt 1.5 g per 1000 kcal, liver 8% of the foods without water, iodine from kelp tablets.
 * Doses are whole steps (a quarter teaspoon, half a tablet, a capsule, a drop) and are checked again with their rounding.
 * What no supplement can close is left out of the search and stays in `remaining`.
 * @param allowed supplements that may be used; all by default
 */
export function closeGaps(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
  allowed: (id: string) => boolean = () => true,
): Closure {
  const { rows, verdict } = completeness(nutrients, options);
  if (verdict === 'met' || nutrients.energyKcal <= 0) {
    return { doses: [], closes: verdict === 'met', remaining: rows.filter(({ status }) => status !== 'met') };
  }
  const hopeless = unclosable(gapProblem(nutrients, rows, allowed));
  const reachable = rows.filter(({ nutrient }) => !hopeless.has(nutrient));
  const doses = dosesOf(stepsOf(gapProblem(nutrients, reachable, allowed)));
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
