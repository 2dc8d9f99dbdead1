import { foodName } from '../reference/food-name.ts';
import { DOSE_FORMS, doseGrams, doseText } from '../reference/supplement-doses.ts';
import type { TargetId } from '../reference/targets.ts';
import { isEither, isPremix, isUnbounded, isUnknownFood, unsaidNutrients } from './batch-part.ts';
import type { CompletenessOptions } from './completeness.ts';
import type { Move, Wishes } from './fix-moves.ts';
import { fixProblem, fixQuestion, OFFAL_KEY } from './fix-problem.ts';
import { type FixFound, searchFix } from './fix-search.ts';
import type { FixQuestion } from './fix-steps.ts';
import { type Amounts, type Judge, judge, withAmounts } from './fixed-batch.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { asRead } from './sure-batch.ts';

/** A food whose amount changes: from 0 if it is new. */
export type FoodChange = {
  foodId: string;
  name: string;
  fromGrams: number;
  toGrams: number;
  /** The food that it replaces, which is left out. */
  insteadOf: { foodId: string; name: string; grams: number } | null;
  /** What would be short, over or unknown without this change. */
  because: TargetId[];
};

/** A supplement to add, in an amount that can be measured. */
type FixDose = { id: string; name: string; grams: number; dose: string; because: TargetId[] };

export type BowlFix = {
  changes: FoodChange[];
  doses: FixDose[];
  /** With the changes and doses, the bowl meets every minimum of the standard and exceeds no maximum. */
  closes: boolean;
  /**
   * If none was found: the nutrients that stay outside their bounds in the closest answer within the limits, the furthest
   * first.
   */
  inTheWay: TargetId[];
  /** Too much liver stands in the way, as no main food is more than halved. */
  isTooMuchLiver: boolean;
  /** Lines that must be clear first: a food missing from the tables, no amount, a strength that no label states. */
  openLines: string[];
  /** Lines that may mean another food, read as we assume until their question is answered. */
  assumed: string[];
};

/** Nutrients named as standing in the way; more would say no more. */
const MOST_IN_THE_WAY = 4;

type Change = { move: Move; steps: number };

/** Grams of the food after a change: doses in whole steps, foods too if `isRounded`, else to a gram. */
function gramsAfter({ move, steps }: Change, nutrients: RecipeNutrients, isRounded: boolean): number {
  const { kind, foodId, gramsPerStep } = move;
  const from = kind === 'more' || kind === 'less' ? gramsIn(nutrients, foodId) : 0;
  const grams = Math.max(0, from + (kind === 'less' ? -1 : 1) * steps * gramsPerStep);
  const form = DOSE_FORMS[foodId];
  if (form !== undefined && form.form !== 'piece') {
    return doseGrams(form, Math.round(grams / form.unitGrams / form.step) * form.step);
  }
  const step = isRounded && kind !== 'swap' ? gramsPerStep : 1;
  return Math.round(grams / step) * step;
}

const gramsIn = ({ parts }: RecipeNutrients, id: string) => parts.find((part) => part.id === id)?.grams ?? 0;

/** The amounts that the changes leave, by food. */
function amountsAfter(changes: readonly Change[], nutrients: RecipeNutrients, isRounded: boolean): Amounts {
  return new Map(
    changes.flatMap((change): [string, number][] => [
      ...(change.move.kind === 'swap' ? [[change.move.takes?.id ?? '', 0] as [string, number]] : []),
      [change.move.foodId, gramsAfter(change, nutrients, isRounded)],
    ]),
  );
}

type Passed = { changes: readonly Change[]; amounts: Amounts };

/** The changes in whole steps if they pass the second judgement, without those that turn out not to be needed. */
function passing(changes: readonly Change[], nutrients: RecipeNutrients, judged: Judge): Passed | null {
  for (const isRounded of [true, false]) {
    const amountsOf = (some: readonly Change[]) => amountsAfter(some, nutrients, isRounded);
    const isMet = (some: readonly Change[]) => judged(withAmounts(nutrients, amountsOf(some))).isMet;
    if (!isMet(changes)) continue;
    const needed = changes.reduce<readonly Change[]>((kept, change) => {
      const rest = kept.filter((one) => one !== change);
      return isMet(rest) ? rest : kept;
    }, changes);
    return { changes: needed, amounts: amountsOf(needed) };
  }
  return null;
}

/** The answer in words and grams, each change with what would be open without it. */
function answerOf({ changes, amounts }: Passed, nutrients: RecipeNutrients, judged: Judge): BowlFix {
  const without = (change: Change) => {
    const rest = new Map(amounts);
    rest.delete(change.move.foodId);
    if (change.move.kind === 'swap') rest.delete(change.move.takes?.id ?? '');
    return judged(withAmounts(nutrients, rest)).open;
  };
  const told = changes.map((change) => ({ ...change, because: without(change) }));
  return {
    changes: told.flatMap(({ move, because }): FoodChange[] => {
      const { kind, foodId, takes } = move;
      if (kind === 'dose') return [];
      return [
        {
          foodId,
          name: foodName(foodId),
          fromGrams: gramsIn(nutrients, foodId),
          toGrams: amounts.get(foodId) ?? 0,
          insteadOf:
            kind === 'swap' && takes !== null
              ? { foodId: takes.id ?? '', name: takes.name, grams: takes.grams }
              : null,
          because,
        },
      ];
    }),
    doses: told.flatMap(({ move: { kind, foodId }, steps, because }): FixDose[] => {
      const form = DOSE_FORMS[foodId];
      if (kind !== 'dose' || form === undefined) return [];
      const grams = amounts.get(foodId) ?? 0;
      return [
        {
          id: foodId,
          name: foodName(foodId),
          grams,
          dose: doseText(foodId, form, steps * form.step),
          because,
        },
      ];
    }),
    closes: true,
    inTheWay: [],
    isTooMuchLiver: false,
    openLines: [],
    assumed: [],
  };
}

/** Names of the lines without which no answer is certain. */
function openLinesOf({ parts }: RecipeNutrients): string[] {
  const isOpen = parts.filter(
    (part) => isUnknownFood(part) || isUnbounded(part) || isPremix(part) || unsaidNutrients(part).length > 0,
  );
  return [...new Set(isOpen.map(({ name }) => name))];
}

const noFix = (inTheWay: TargetId[], openLines: string[] = []): BowlFix => ({
  changes: [],
  doses: [],
  closes: false,
  inTheWay,
  isTooMuchLiver: false,
  openLines,
  assumed: [],
});

/**
 * `fixBowl` in two steps: yields the question of the search and takes its answer, so that a device can search beside the page.
 */
export function* fixSteps(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
  wishes: Wishes = {},
): Generator<FixQuestion, BowlFix, FixFound> {
  const openLines = openLinesOf(nutrients);
  if (openLines.length > 0 || nutrients.energyKcal <= 0) return noFix([], openLines);
  const bowl = asRead(nutrients);
  const assumed = [...new Set(nutrients.parts.filter(isEither).map(({ name }) => name))];
  const judged = judge(bowl, options);
  const now = judged(bowl);
  if (now.isMet) return { ...noFix([]), closes: true, assumed };
  const problem = fixProblem(bowl, options, wishes);
  const hopeless = problem.bounds.flatMap(({ nutrient, least }) =>
    Number.isFinite(least) || nutrient === null ? [] : nutrient,
  );
  if (hopeless.length > 0) return noFix(hopeless);
  const { choices, open } = yield fixQuestion(problem);
  const tried = choices.map((choice) =>
    choice.flatMap(({ move: at, steps }): Change[] => {
      const move = problem.moves[at];
      return move === undefined ? [] : [{ move, steps }];
    }),
  );
  for (const changes of tried) {
    const found = passing(changes, bowl, judged);
    if (found !== null) return { ...answerOf(found, bowl, judged), assumed };
  }
  const [closest] = tried;
  const left =
    closest === undefined
      ? open.flatMap((at) => problem.bounds[at]?.nutrient ?? [])
      : judged(withAmounts(bowl, amountsAfter(closest, bowl, true))).open;
  const isLiver = open.some((at) => problem.bounds[at]?.key === OFFAL_KEY);
  return { ...noFix([...new Set(left)].slice(0, MOST_IN_THE_WAY)), isTooMuchLiver: isLiver };
}

/**
 * Completes a bowl with few changes, by linear and whole-number programs (YALPS): more or less of its foods, at most two
 * other foods from `FIX_FOODS` and five supplements (three and seven if that finds nothing), all in kitchen steps.
 * Foods already there change before bottles are added, then the cheaper answer wins. The result is judged again after
 * rounding: it meets the chosen standard, leaves met what the other finds met, and adds no caution. Nothing is guessed:
 * with a line that is not understood there is no answer but its name.
 * @param wishes foods and supplements that may be used; all by default
 */
export function fixBowl(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
  wishes: Wishes = {},
): BowlFix {
  const steps = fixSteps(nutrients, options, wishes);
  let next = steps.next();
  while (!next.done) next = steps.next(searchFix(next.value));
  return next.value;
}
