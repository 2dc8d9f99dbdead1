import type { LifeStage } from '../reference/life-stage.ts';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import type { Species } from '../reference/species.ts';
import { findSupplement } from '../reference/supplements.ts';
import {
  isNutrient,
  type NutrientTarget,
  nutrientTargets,
  type Standard,
  type TargetId,
} from '../reference/targets.ts';
import { type BatchPart, isUnbounded, isUnknownFood, LABELLED } from './batch-part.ts';
import {
  type ArginineRule,
  arginineRule,
  DENSITY_BASE_KCAL,
  type Demand,
  demandOf,
  forMatureWeight,
  type Requirement,
  ratioParts,
} from './demands.ts';
import { LIVER_SHARES } from './food-shares.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';
import { isOpen } from './sure-batch.ts';

/**
 * met: within the bounds for every value of the unknowns; short, over: outside them for every value; unknown: depends
 * on them.
 */
export const NUTRIENT_STATUSES = ['met', 'short', 'unknown', 'over'] as const;
export type NutrientStatus = (typeof NUTRIENT_STATUSES)[number];

export type CompletenessRow = {
  nutrient: TargetId;
  status: NutrientStatus;
  /** Known amount per 1000 kcal of the known energy, in the nutrient's unit; a ratio as such. */
  amount: number;
  /** Raised if the animal eats less than the table assumes. */
  minimum: number | null;
  maximum: number | null;
  /** Names of foods with an uncertain content of it. */
  missing: readonly string[];
};

export type CompletenessOptions = {
  species: Species;
  lifeStage: LifeStage;
  standard: Standard;
  /** The animal's energy intake relative to the one the tables assume; below 1 it needs denser food. */
  intakeShare?: number;
  /**
   * Adult weight of a growing dog, in kg; large dogs tolerate less calcium. Without it AAFCO's cap for large
   * puppies and FEDIAF's plain table apply.
   */
  matureWeightKg?: number;
  /** Age of a growing dog: FEDIAF requires less calcium in the late growth of small dogs. */
  ageMonths?: number;
};

export type Completeness = {
  standard: Standard;
  species: Species;
  lifeStage: LifeStage;
  /** 'met' only if every row is met; too much liver makes it 'over', whatever the rows say. */
  verdict: NutrientStatus;
  hasTooMuchLiver: boolean;
  counts: Record<NutrientStatus, number>;
  rows: readonly CompletenessRow[];
};

/** Rounding noise in sums must not cause a shortage. */
const TOLERANCE = 1e-9;

type Reading = { amount: number; missing: readonly string[] };

function readingOf({ amounts, energyKcal }: RecipeNutrients, nutrient: TargetId): Reading {
  const ratio = ratioParts(nutrient);
  if (ratio === undefined) {
    const { known, missing } = amounts[nutrient as NutrientId];
    return { amount: energyKcal > 0 ? (known * DENSITY_BASE_KCAL) / energyKcal : 0, missing };
  }
  const sum = (terms: readonly (readonly [NutrientId, number])[]) =>
    terms.reduce((total, [id, weight]) => total + amounts[id].known * weight, 0);
  const under = sum(ratio.under);
  const missing = [...ratio.over, ...ratio.under].flatMap(([id]) => amounts[id].missing);
  return { amount: under > 0 ? sum(ratio.over) / under : 0, missing: [...new Set(missing)] };
}

/** Magnitude of a requirement's terms, as the scale for rounding noise. */
function scaleOf(nutrients: RecipeNutrients, { terms, perKcal }: Requirement): number {
  const sum = terms.reduce((total, [at, weight]) => {
    const id = NUTRIENT_IDS[at];
    return total + (id === undefined ? 0 : Math.abs(weight) * nutrients.amounts[id].known);
  }, 0);
  return sum + Math.abs(perKcal) * nutrients.energyKcal;
}

type Kept = 'surely' | 'perhaps' | 'no';

function keptOf(nutrients: RecipeNutrients, one: Requirement): Kept {
  const { least, most } = slackOf(nutrients.merged, one);
  if (least >= 0 && most >= 0) return 'surely';
  const noise = TOLERANCE * scaleOf(nutrients, one);
  if (most < -noise) return 'no';
  return least < -noise ? 'perhaps' : 'surely';
}

/** Whether there is nothing to divide by: no energy, or no denominator of a ratio. */
function isEmpty({ merged }: RecipeNutrients, { base }: Demand): boolean {
  return slackOf(merged, base).most <= 0;
}

/** Multiple of the minimum that labels and supplements alone may provide if the standard has no maximum. */
export const PILED_UP = 4;
/** Vitamins and taurine without a known maximum for any animal: a surplus can't make them unknown. */
export const NO_KNOWN_MAXIMUM: ReadonlySet<TargetId> = new Set([
  'taurine',
  'vitamin-e',
  'thiamine',
  'riboflavin',
  'niacin',
  'pantothenic-acid',
  'vitamin-b6',
  'folate',
  'vitamin-b12',
]);

/** A supplement or label, not a food. A complete food stays within its standard, so it is not counted. */
export const isProduct = ({ id, bounds }: BatchPart) =>
  bounds.surelyMeets === undefined && (id === LABELLED || (id !== null && findSupplement(id) !== undefined));

/** A batch with its non-food parts listed separately. */
type Batch = RecipeNutrients & { products: readonly BatchPart[] };

/** Whether supplements may provide so much that 'met' would only reflect a missing maximum: ten tablets of iron. */
function isPiledUp({ products, merged }: Batch, nutrient: TargetId, demand: Demand): boolean {
  if (demand.maximums.length > 0 || !isNutrient(nutrient) || NO_KNOWN_MAXIMUM.has(nutrient)) return false;
  const at = nutrientIndex(nutrient);
  const brought = products.reduce((sum, { mostGrams, bounds }) => {
    const most = bounds.most[at] ?? 0;
    return most === 0 ? sum : sum + (mostGrams * most) / 100;
  }, 0);
  if (brought === 0) return false;
  const kcal = merged.reduce((sum, { bounds, leastGrams }) => sum + (bounds.leastKcal * leastGrams) / 100, 0);
  return demand.minimums.some(({ perKcal }) => brought > PILED_UP * perKcal * kcal);
}

/** Whether it contains an unbounded amount of a food: then no row may be met. */
function isBoundless({ parts }: RecipeNutrients): boolean {
  return parts.some((part) => isUnbounded(part) && part.id !== LABELLED);
}

function statusOf(nutrients: Batch, nutrient: TargetId, demand: Demand): NutrientStatus {
  if (demand.minimums.length > 0 && isEmpty(nutrients, demand)) return 'short';
  const most = demand.maximums.map((one) => keptOf(nutrients, one));
  if (most.includes('no')) return 'over';
  const least = demand.minimums.map((one) => keptOf(nutrients, one));
  if (least.includes('no')) return 'short';
  const isUnsure = [...most, ...least].includes('perhaps') || isPiledUp(nutrients, nutrient, demand);
  return isUnsure || isBoundless(nutrients) ? 'unknown' : 'met';
}

/** Foods of uncertain amount or energy, which affect every nutrient; named in rows that lack no figure. */
function openParts({ parts }: RecipeNutrients): string[] {
  return [...new Set(parts.filter(isOpen).map(({ name }) => name))];
}

type JudgedTarget = { target: NutrientTarget; demand: Demand };

function rowOf(
  nutrients: Batch,
  { target, demand }: JudgedTarget,
  arginine: ArginineRule | null,
): CompletenessRow {
  const { nutrient, maximum } = target;
  const reading = readingOf(nutrients, nutrient);
  const status = statusOf(nutrients, nutrient, demand);
  const missing =
    status === 'unknown' && reading.missing.length === 0 ? openParts(nutrients) : reading.missing;
  const isArginine = nutrient === 'arginine' && arginine !== null && target.minimum !== null;
  const minimum = isArginine ? raisedArginine(nutrients, target.minimum ?? 0, arginine) : target.minimum;
  return { nutrient, status, amount: reading.amount, missing, minimum, maximum };
}

function raisedArginine(nutrients: RecipeNutrients, minimum: number, rule: ArginineRule): number {
  const protein = readingOf(nutrients, 'protein').amount;
  return minimum + rule.perProteinGram * Math.max(0, protein - rule.minimumProtein);
}

/** Factor on the minimums. It applies only to adult animals that eat less than the tables assume. */
function raiseOf({ lifeStage, intakeShare }: CompletenessOptions): number {
  const isGrown = lifeStage === 'adult' || lifeStage === 'senior';
  return isGrown && intakeShare !== undefined && intakeShare > 0 ? Math.max(1, 1 / intakeShare) : 1;
}

function raised(target: NutrientTarget, raise: number): NutrientTarget {
  if (raise === 1 || target.minimum === null || ratioParts(target.nutrient) !== undefined) return target;
  return { ...target, minimum: target.minimum * raise };
}

type JudgedTargets = { targets: readonly JudgedTarget[]; arginine: ArginineRule | null };

function judgeBy(options: CompletenessOptions, raise: number): JudgedTargets {
  const { standard, species, lifeStage } = options;
  const targets = nutrientTargets(standard, species, lifeStage).map((target) =>
    raised(forMatureWeight(target, options), raise),
  );
  const arginine = arginineRule(standard, species, targets);
  return { targets: targets.map((target) => ({ target, demand: demandOf(target, arginine) })), arginine };
}

const plainTargets = new Map<string, JudgedTargets>();

/** Targets with their demands on a batch; cached for animals that eat as the tables assume. */
function judgedTargets(options: CompletenessOptions): JudgedTargets {
  const { standard, species, lifeStage, matureWeightKg } = options;
  const raise = raiseOf(options);
  if (raise !== 1 || matureWeightKg !== undefined) return judgeBy(options, raise);
  const key = `${standard}|${species}|${lifeStage}`;
  const known = plainTargets.get(key) ?? judgeBy(options, raise);
  plainTargets.set(key, known);
  return known;
}

/** What the standard demands of a batch for this animal, row by row. */
export function demandsFor(options: CompletenessOptions): readonly { nutrient: TargetId; demand: Demand }[] {
  return judgedTargets(options).targets.map(({ target, demand }) => ({ nutrient: target.nutrient, demand }));
}

function hasTooMuchLiver({ liverGrams, solidGrams }: RecipeNutrients): boolean {
  return liverGrams > LIVER_SHARES.tooMuch * solidGrams;
}

/** Counts all offal of minces as liver. */
const mayHaveTooMuchLiver = (nutrients: RecipeNutrients) =>
  nutrients.mixedOffalGrams > 0 &&
  hasTooMuchLiver({ ...nutrients, liverGrams: nutrients.liverGrams + nutrients.mixedOffalGrams });

function verdictOf(counts: Record<NutrientStatus, number>, nutrients: RecipeNutrients): NutrientStatus {
  if (counts.over > 0 || hasTooMuchLiver(nutrients)) return 'over';
  if (counts.short > 0) return 'short';
  const isUnknown = counts.unknown > 0 || nutrients.parts.some(isUnknownFood);
  return isUnknown || mayHaveTooMuchLiver(nutrients) ? 'unknown' : 'met';
}

/**
 * Compares a recipe's nutrients with a standard, per 1000 kcal. The verdict is the worst of the rows: over, short,
 * unknown, met; too much liver is over, since its vitamin A and copper add up where no maximum says so. Every blank,
 * vague amount and unknown food counts at its worst for 'met' and at its best for 'short' and 'over', including its
 * energy. A food of unbounded amount leaves no row met; an unknown food keeps the verdict from being met. If
 * the animal eats less than assumed, minimum × 1 / intakeShare applies, since its need per day stays the same (FEDIAF
 * 2025, 3.1).
 */
export function completeness(nutrients: RecipeNutrients, options: CompletenessOptions): Completeness {
  const { standard, species, lifeStage } = options;
  const { targets, arginine } = judgedTargets(options);
  const batch = { ...nutrients, products: nutrients.parts.filter(isProduct) };
  const rows = targets.map((target) => rowOf(batch, target, arginine));
  const counts = { met: 0, short: 0, unknown: 0, over: 0 };
  for (const row of rows) counts[row.status] += 1;
  const verdict = verdictOf(counts, nutrients);
  const isLiverTooMuch = hasTooMuchLiver(nutrients);
  return { standard, species, lifeStage, verdict, hasTooMuchLiver: isLiverTooMuch, counts, rows };
}
