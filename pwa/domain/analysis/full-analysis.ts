import { type Closure, closeGaps } from '../nutrition/close-gaps.ts';
import type { Completeness, CompletenessRow } from '../nutrition/completeness.ts';
import type { RecipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { difficultyLabel } from '../recipe/difficulty.ts';
import { NUTRIENTS } from '../reference/nutrient.ts';
import type { AuditFlag } from '../safety/audit/audit-recipe.ts';
import { analyseRecipe } from './analyse-recipe.ts';
import { type AnalyseAnswer, type AnalyseInput, MOST_MISSING_NAMED } from './analysis.ts';

const UNITS = Object.fromEntries(
  Object.entries(NUTRIENTS).map(([id, { unit }]) => [id, unit]),
) as AnalyseAnswer['nutrients']['units'];

const LONGEST_NAME = 80;

/** First names, shortened, with the full count: bounds the size of the answer for any input. */
const missingOf = (names: readonly string[]) => ({
  missing: names
    .slice(0, MOST_MISSING_NAMED)
    .map((name) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)),
  missingCount: names.length,
});

const plainRow = (row: CompletenessRow) => ({ ...row, ...missingOf(row.missing) });

/** Nothing is dosed beside a toxic food. */
const withoutDoses = (closure: Closure): Closure => ({
  ...closure,
  doses: [],
  closes: false,
  withheld: [],
  isRefused: true,
});

function withSupplements(nutrients: RecipeNutrients, result: Completeness, isSafe: boolean) {
  const closed = closeGaps(nutrients, result);
  const closure = isSafe ? closed : withoutDoses(closed);
  // Lines of the API are of our tables, not of an owner's labels.
  const { completeFoods: _, ...withoutCompleteFoods } = closure;
  return {
    ...result,
    rows: result.rows.map(plainRow),
    supplements: {
      ...withoutCompleteFoods,
      openLines: missingOf(closure.openLines).missing,
      premixes: missingOf(closure.premixes).missing,
      remaining: closure.remaining.map(plainRow),
    },
  };
}

type Flag = AnalyseAnswer['safety']['flags'][number];

/** The API lists supplements as lines, so no flag points at a separate supplement. */
const isInLines = (flag: AuditFlag): flag is AuditFlag & Flag => flag.where !== 'supplement';

/** Reports a repeated word once per line, at its first place: a line of a hundred onions makes one flag. */
function oncePerLine(flags: readonly Flag[]): Flag[] {
  const first = new Map<string, Flag>();
  for (const flag of flags) {
    const key = JSON.stringify([flag.where, flag.index, flag.food, flag.text.toLowerCase()]);
    if (!first.has(key)) first.set(key, flag);
  }
  return [...first.values()];
}

/** The whole analysis in the shape of the API, with the supplements that close the gaps by either standard. */
export function fullAnalysis(input: AnalyseInput): AnalyseAnswer {
  const { lines, nutrients, completeness, cautions, safety, cost, difficulty, estimatedMinutes, vetNotice } =
    analyseRecipe(input);
  const { energyKcal, weighedGrams, cookedWeightGrams, servings, knownShare, amounts } = nutrients;
  const { batchGbp, perServingGbp, per1000KcalGbp, pricedShare, unpriced } = cost;
  return {
    lines,
    nutrients: {
      energyKcal,
      weighedGrams,
      cookedWeightGrams,
      servings,
      knownShare,
      amounts: Object.fromEntries(
        Object.entries(amounts).map(([id, { known, missing }]) => [id, { known, ...missingOf(missing) }]),
      ) as AnalyseAnswer['nutrients']['amounts'],
      units: UNITS,
    },
    completeness: {
      aafco: withSupplements(nutrients, completeness.aafco, safety.isValid),
      fediaf: withSupplements(nutrients, completeness.fediaf, safety.isValid),
    },
    cautions,
    safety: {
      isValid: safety.isValid,
      flags: oncePerLine(safety.flags.filter(isInLines)),
      asked: oncePerLine(safety.asked.filter(isInLines)),
    },
    cost: { currency: 'GBP', batchGbp, perServingGbp, per1000KcalGbp, pricedShare, unpriced: [...unpriced] },
    difficulty: { level: difficulty, label: difficultyLabel(difficulty), estimatedMinutes },
    vetNotice,
  };
}
