import { TREAT_SHARE } from '../pet/feeding.ts';
import { nutrientTargets, type TargetId } from '../reference/targets.ts';
import { type BatchPart, isUnbounded, isUnknownFood } from './batch-part.ts';
import type { CompletenessOptions } from './completeness.ts';
import { arginineRule, DENSITY_BASE_KCAL, demandOf, forMatureWeight, type Requirement } from './demands.ts';
import type { NutrientBounds } from './nutrient-bounds.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';

/** A recipe on top of a complete food. */
export type TopperQuestion = {
  /** Of one batch. */
  topper: RecipeNutrients;
  /** Whether it is written as a treat or topper, which the tenth for treats applies to. */
  isTreat: boolean;
  /** Of the complete food, from `completeFoodBounds` or its label. */
  completeFood: NutrientBounds;
  /** Treats and leftovers as a share of the day's energy, 0 to 1. They count as energy that brings nothing. */
  besidesShare: number;
  /** Who eats it, and the standard; not the animal's own intake, which the complete food's maker doesn't know. */
  options: Omit<CompletenessOptions, 'intakeShare'>;
};

/** What keeps a share from being larger: a nutrient that may fall too low or rise too high, or the treats of the day. */
export type TopperLimit = { nutrient: TargetId; bound: 'minimum' | 'maximum' } | 'treats';

/** The greatest share of the day's energy, 0 to 1, and its limit; null if all the food may be this. */
export type TopperMark = { share: number; limit: TopperLimit | null };

export type Topper = {
  /** Every nutrient within its bounds, whatever the complete food contains. */
  whole: TopperMark;
  /** Every nutrient at most a tenth below its minimum or above its maximum. */
  tenthOff: TopperMark;
  /** How far the nutrients may be off at a share of the day's energy. */
  at: (share: number) => TopperState;
};

/** The nutrients that are furthest off in the worst case, in percent of their bound; null if none may be off. */
export type TopperState = {
  lowest: { nutrient: TargetId; percentOfMinimum: number } | null;
  highest: { nutrient: TargetId; percentOfMaximum: number } | null;
};

/** By how much the second mark lets a nutrient miss its bound. */
const TENTH = 0.1;
/** Rounding noise, as a share of the amounts compared. */
const NOISE = 1e-9;

type Bound = { nutrient: TargetId; bound: 'minimum' | 'maximum'; demand: Requirement };

/** Lets a minimum be missed by a share of itself: what is asked counts less. */
const lowered = ({ terms, perKcal }: Requirement, by: number): Requirement => ({
  terms: terms.map(([at, weight]) => [at, weight < 0 ? weight * (1 - by) : weight] as const),
  perKcal: perKcal > 0 ? perKcal * (1 - by) : perKcal,
});

/** Lets a maximum be passed by a share of itself: what is allowed counts more. */
const raised = ({ terms, perKcal }: Requirement, by: number): Requirement => ({
  terms: terms.map(([at, weight]) => [at, weight > 0 ? weight * (1 + by) : weight] as const),
  perKcal: perKcal < 0 ? perKcal * (1 + by) : perKcal,
});

const hundredGrams = (bounds: NutrientBounds): BatchPart => ({
  id: null,
  name: '',
  grams: 100,
  leastGrams: 100,
  mostGrams: 100,
  bounds,
});

/** The worst margins of 1000 kcal of each food over a bound that may be missed by a share of itself. */
type Margins = { topper: number; completeFood: number; besides: number };

function marginsOf(
  { topper, completeFood }: TopperQuestion,
  { bound, demand }: Bound,
  missedBy: number,
): Margins {
  const eased = bound === 'minimum' ? lowered(demand, missedBy) : raised(demand, missedBy);
  const { leastKcal, mostKcal } = completeFood;
  const worst = slackOf([hundredGrams(completeFood)], eased).least * DENSITY_BASE_KCAL;
  return {
    topper: (slackOf(topper.merged, eased).least * DENSITY_BASE_KCAL) / topper.energyKcal,
    // Per kcal, a positive margin is smallest at the most energy, and a negative one worst at the least.
    completeFood: worst / (worst > 0 ? mostKcal : leastKcal),
    // Energy that brings nothing counts against a minimum; it gives no room below a maximum.
    besides: Math.min(0, -eased.perKcal * DENSITY_BASE_KCAL),
  };
}

const noiseOf = ({ topper, completeFood, besides }: Margins) =>
  NOISE * (Math.abs(topper) + Math.abs(completeFood) + Math.abs(besides));

/** The greatest share that keeps a bound, as the margin is linear in it; null if treats alone may break the bound. */
function greatestShare(margins: Margins, besidesShare: number): number | null {
  const { topper, completeFood, besides } = margins;
  const all = 1 - besidesShare;
  const noise = noiseOf(margins);
  if (completeFood < -noise) return all * topper + besidesShare * besides >= -noise ? all : 0;
  const without = all * completeFood + besidesShare * besides;
  if (without < -noise) return null;
  if (topper >= completeFood - noise) return all;
  return Math.min(all, without > noise ? without / (completeFood - topper) : 0);
}

/** How badly the topper itself misses a bound, to name the worst of several that allow nothing. */
function shortfall({ topper, completeFood, besides }: Margins): number {
  const scale = Math.abs(topper) + Math.abs(completeFood) + Math.abs(besides);
  return scale > 0 ? topper / scale : 0;
}

function boundsOf({ standard, species, lifeStage, ...growing }: TopperQuestion['options']): Bound[] {
  const targets = nutrientTargets(standard, species, lifeStage).map((target) =>
    forMatureWeight(target, { standard, species, lifeStage, ...growing }),
  );
  const arginine = arginineRule(standard, species, targets);
  return targets.flatMap((target) => {
    const { minimums, maximums } = demandOf(target, arginine);
    const of = (bound: Bound['bound']) => (demand: Requirement) => ({
      nutrient: target.nutrient,
      bound,
      demand,
    });
    return [...minimums.map(of('minimum')), ...maximums.map(of('maximum'))];
  });
}

function markOf(question: TopperQuestion, bounds: readonly Bound[], missedBy: number): TopperMark {
  const { besidesShare, isTreat } = question;
  const kept = bounds.map(({ nutrient, bound, demand }) => {
    const margins = marginsOf(question, { nutrient, bound, demand }, missedBy);
    const share = greatestShare(margins, besidesShare);
    return { share, limit: { nutrient, bound }, miss: shortfall(margins) };
  });
  const shares = kept.flatMap(({ share, ...one }) => (share === null ? [] : [{ share, ...one }]));
  if (shares.length < kept.length) return { share: 0, limit: 'treats' };
  const treats = Math.max(0, TREAT_SHARE - besidesShare);
  const [least] = shares.sort((a, b) => a.share - b.share || a.miss - b.miss);
  const share = least?.share ?? 1 - besidesShare;
  if (isTreat && treats <= share) return { share: treats, limit: 'treats' };
  return { share, limit: share < 1 - besidesShare ? (least?.limit ?? null) : null };
}

const HALVINGS = 30;
/** A nutrient that passes its maximum by more isn't told apart. */
const MOST_OVER = 9;

/** The share of a bound by which it may be missed: 0.07 is 93% of a minimum. */
function missedShare(question: TopperQuestion, bound: Bound, share: number): number {
  const { besidesShare } = question;
  const isKept = (missedBy: number) => {
    const margins = marginsOf(question, bound, missedBy);
    const { topper, completeFood, besides } = margins;
    const rest = 1 - share - besidesShare;
    const all = (rest > NOISE ? rest * completeFood : 0) + share * topper + besidesShare * besides;
    return all >= -noiseOf(margins);
  };
  if (isKept(0)) return 0;
  let [low, high] = [0, bound.bound === 'minimum' ? 1 : MOST_OVER];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isKept(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function stateAt(question: TopperQuestion, bounds: readonly Bound[], share: number): TopperState {
  const worstOf = (which: Bound['bound']) => {
    const missed = bounds
      .filter(({ bound }) => bound === which)
      .map((bound) => ({ nutrient: bound.nutrient, by: missedShare(question, bound, share) }))
      .sort((a, b) => b.by - a.by)[0];
    return missed !== undefined && missed.by > NOISE ? missed : null;
  };
  const low = worstOf('minimum');
  const high = worstOf('maximum');
  return {
    lowest: low && { nutrient: low.nutrient, percentOfMinimum: 100 * (1 - low.by) },
    highest: high && { nutrient: high.nutrient, percentOfMaximum: 100 * (1 + high.by) },
  };
}

/**
 * How much of a recipe may go on top of a complete food, as a share of the day's energy. The complete food has at least
 * its standard's minimum and at most its maximum, nothing more is known of it; what the recipe has no figure for counts
 * as nothing. So a nutrient that the recipe lacks entirely falls to 90% at a tenth of the day, which is the vets' rule for
 * treats, and a recipe that is complete by itself may be all of it. A bound that the complete food may miss by itself, such
 * as the calcium of large puppies, only asks that the recipe keeps it. Null if a food of the recipe or its amount is unknown,
 * or it has no energy.
 * @throws {RangeError} unless `besidesShare` is 0 or more and below 1
 */
export function topperOf(question: TopperQuestion): Topper | null {
  const { topper, besidesShare, options } = question;
  if (!(besidesShare >= 0 && besidesShare < 1))
    throw new RangeError(`besidesShare must be 0 or more and below 1, got ${besidesShare}`);
  if (topper.energyKcal <= 0 || topper.parts.some((part) => isUnknownFood(part) || isUnbounded(part)))
    return null;
  const bounds = boundsOf(options);
  return {
    whole: markOf(question, bounds, 0),
    tenthOff: markOf(question, bounds, TENTH),
    at: (share) => stateAt(question, bounds, share),
  };
}

/** What goes into the bowl on one day, in grams of the cooked recipe and of the complete food as fed. */
export function topperDay(day: {
  share: number;
  besidesShare: number;
  dailyKcal: number;
  recipeKcalPer100g: number;
  completeFoodKcalPer100g: number;
}): { recipeGrams: number; completeFoodGrams: number } {
  const { share, besidesShare, dailyKcal, recipeKcalPer100g, completeFoodKcalPer100g } = day;
  return {
    recipeGrams: (share * dailyKcal * 100) / recipeKcalPer100g,
    completeFoodGrams: (Math.max(0, 1 - share - besidesShare) * dailyKcal * 100) / completeFoodKcalPer100g,
  };
}
