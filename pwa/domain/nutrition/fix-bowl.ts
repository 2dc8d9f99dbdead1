import { foodName } from '../reference/food-name.ts';
import { DOSE_FORMS, doseGrams, doseText } from '../reference/supplement-doses.ts';
import type { TargetId } from '../reference/targets.ts';
import { isEither, isPremix, isUnbounded, isUnknownFood, unsaidNutrients } from './batch-part.ts';
import type { CompletenessOptions } from './completeness.ts';
import { type Judge, judge } from './fix-judge.ts';
import {
  changeWeight,
  choiceModel,
  chosenOf,
  type Limits,
  reachModel,
  relaxedModel,
  stepsModel,
} from './fix-models.ts';
import type { Move, Wishes } from './fix-moves.ts';
import { type FixProblem, fixProblem } from './fix-problem.ts';
import { type Amounts, withAmounts } from './fixed-batch.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { type Program, type Solved, solveProgram } from './solve-program.ts';
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
   * If none was found: the nutrients that no allowed change can bring within bounds, the hardest first; if each can
   * be, but not all with so few changes, some of those that are open now.
   */
  inTheWay: TargetId[];
  /** Lines that must be clear first: a food missing from the tables, no amount, a strength that no label states. */
  openLines: string[];
  /** Lines that may mean another food, read as we assume until their question is answered. */
  assumed: string[];
};

/** Tried one after the other: what an owner accepts, and for a bowl that lacks much a little more. */
const LIMITS: readonly Limits[] = [
  { newFoods: 2, supplements: 5 },
  { newFoods: 3, supplements: 7 },
];
const CHOICE_BRANCHES = 400;
const STEP_BRANCHES = 400;
const TOLERANCE = 0.02;
/** Sets of changes to try in whole steps before giving up. */
const MOST_TRIES = 4;
/** Nutrients named as standing in the way; more would say no more. */
const MOST_IN_THE_WAY = 4;
const NO_SLACK = 1e-6;

type Change = { move: Move; steps: number };

/** Grams of the food after a change, in steps that people measure if its amount was in them. */
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
    openLines: [],
    assumed: [],
  };
}

/** The hardest limits: those that even fractional steps of every change together cannot reach. */
function hardest({ bounds }: FixProblem, found: Solved): TargetId[] {
  const slacks = new Map(found);
  const open = bounds.flatMap(({ key, nutrient }) => {
    const slack = slacks.get(`slack ${key}`) ?? 0;
    return nutrient !== null && slack > NO_SLACK ? [{ nutrient, slack }] : [];
  });
  const ranked = open.toSorted((a, b) => b.slack - a.slack).map(({ nutrient }) => nutrient);
  return [...new Set(ranked)].slice(0, MOST_IN_THE_WAY);
}

/** Names of the lines without which no answer is certain. */
function openLinesOf({ parts }: RecipeNutrients): string[] {
  const isOpen = parts.filter(
    (part) => isUnknownFood(part) || isUnbounded(part) || isPremix(part) || unsaidNutrients(part).length > 0,
  );
  return [...new Set(isOpen.map(({ name }) => name))];
}

/** Where the search starts: all changes alike, few bottles, few new foods, few changes of what is there. */
const STARTS: readonly Partial<Record<Move['kind'], number>>[] = [
  {},
  { dose: 3 },
  { add: 3, swap: 3 },
  { more: 3, less: 3 },
];
const ROUNDS = 4;
/** Share of its most below which a change counts as hardly used. */
const HARDLY = 0.05;

/**
 * The changes that come into question: those of sparse solutions in fractional steps. The choice among them is then exact
 * and small. None if no changes together reach every limit.
 */
function* nominate(problem: FixProblem): Generator<Program, readonly Move[], Solved> {
  const named = new Set<Move>();
  for (const start of STARTS) {
    const first = (move: Move) => changeWeight(move) * (start[move.kind] ?? 1);
    let weightOf = first;
    for (let round = 0; round < ROUNDS; round += 1) {
      const model = relaxedModel(problem, weightOf);
      const solved = new Map(yield { model, maxIterations: 1, tolerance: 0 });
      if (solved.size === 0) return [];
      const used = (move: Move) => (solved.get(move.key) ?? 0) / move.most;
      weightOf = (move) => first(move) / (used(move) + HARDLY);
      // Earlier rounds spread over many changes.
      if (round > 0) for (const move of problem.moves) if (used(move) > NO_SLACK) named.add(move);
    }
  }
  return problem.moves.filter((move) => named.has(move));
}

/** Chooses among the nominated changes, then their whole steps, until a choice passes the second judgement. */
function* choose(
  nominated: FixProblem,
  limits: Limits,
  bowl: RecipeNutrients,
  judged: Judge,
): Generator<Program, Passed | null, Solved> {
  const refused: Move[][] = [];
  while (refused.length < MOST_TRIES) {
    const model = choiceModel(nominated, limits, refused);
    const choice = new Map(yield { model, maxIterations: CHOICE_BRANCHES, tolerance: TOLERANCE });
    const moves = chosenOf(nominated.moves, choice);
    if (moves.length === 0) return null;
    const whole = stepsModel({ ...nominated, moves });
    const steps = new Map(yield { model: whole, maxIterations: STEP_BRANCHES, tolerance: TOLERANCE });
    const changes = moves.map((move) => ({ move, steps: Math.round(steps.get(move.key) ?? 0) }));
    const found = steps.size === 0 ? null : passing(changes, bowl, judged);
    if (found !== null) return found;
    refused.push(moves);
  }
  return null;
}

const noFix = (inTheWay: TargetId[], openLines: string[] = []): BowlFix => ({
  changes: [],
  doses: [],
  closes: false,
  inTheWay,
  openLines,
  assumed: [],
});

/**
 * The steps of `fixBowl`: yields each program for the solver and takes its solution, so that a device can solve beside
 * the page.
 */
export function* fixSteps(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
  wishes: Wishes = {},
): Generator<Program, BowlFix, Solved> {
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
  const nominated = { ...problem, moves: yield* nominate(problem) };
  for (const limits of nominated.moves.length === 0 ? [] : LIMITS) {
    const found = yield* choose(nominated, limits, bowl, judged);
    if (found !== null) return { ...answerOf(found, bowl, judged), assumed };
  }
  const reach = yield { model: reachModel(problem), maxIterations: 1, tolerance: 0 };
  const inTheWay = hardest(problem, reach);
  return noFix(inTheWay.length > 0 ? inTheWay : now.open.slice(0, MOST_IN_THE_WAY));
}

/**
 * Completes a bowl with the fewest changes, by mixed-integer programming (YALPS): more or less of its foods, at most two
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
  while (!next.done) next = steps.next(solveProgram(next.value));
  return next.value;
}
