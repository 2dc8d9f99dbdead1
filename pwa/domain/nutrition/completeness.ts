import type { Species } from '../recipe/species.ts';
import type { LifeStage } from './life-stage.ts';
import { basisFactor, mostEnergyKcal, type RecipeNutrients } from './recipe-nutrients.ts';
import { type NutrientTarget, nutrientTargets, type Standard, type TargetId } from './targets.ts';

/** met: the known part alone suffices; short: known in full and below; unknown: below, with values missing; over: above the maximum. */
export const NUTRIENT_STATUSES = ['met', 'short', 'unknown', 'over'] as const;
export type NutrientStatus = (typeof NUTRIENT_STATUSES)[number];

export type CompletenessRow = {
  nutrient: TargetId;
  status: NutrientStatus;
  /** The known part per 1000 kcal of what is known, in the nutrient's unit; the plain ratio for Ca:P. */
  amount: number;
  /** Raised where the animal eats less than the table assumes. */
  minimum: number | null;
  maximum: number | null;
  /** Foods without a value. */
  missing: readonly string[];
};

export type CompletenessOptions = {
  species: Species;
  lifeStage: LifeStage;
  standard: Standard;
  /** What the animal eats as a share of the energy that the tables assume; below 1 it needs denser food. */
  intakeShare?: number;
};

export type Completeness = {
  standard: Standard;
  species: Species;
  lifeStage: LifeStage;
  /** 'met' only where every row is met. */
  verdict: NutrientStatus;
  counts: Record<NutrientStatus, number>;
  rows: readonly CompletenessRow[];
};

/** Both standards count per 1000 kcal of metabolisable energy. */
export const DENSITY_BASE_KCAL = 1000;

/** Rounding noise of sums must not make a shortage. */
const TOLERANCE = 1e-9;

type Reading = { amount: number; missing: readonly string[] };

function ratioOf(nutrients: RecipeNutrients): Reading {
  const { calcium, phosphorus } = nutrients.amounts;
  return {
    amount: phosphorus.known > 0 ? calcium.known / phosphorus.known : 0,
    missing: [...new Set([...calcium.missing, ...phosphorus.missing])],
  };
}

/** @param surely share of the amount that is there even where the foods that no table knows are pure fat */
function statusOf(
  reading: Reading,
  minimum: number | null,
  maximum: number | null,
  isRatio: boolean,
  surely: number,
): NutrientStatus {
  // Each missing value could tip a ratio either way.
  if (isRatio && reading.missing.length > 0) return 'unknown';
  if (maximum !== null && reading.amount > maximum * (1 + TOLERANCE)) return 'over';
  if (minimum === null || reading.amount * surely >= minimum * (1 - TOLERANCE)) return 'met';
  return reading.missing.length > 0 ? 'unknown' : 'short';
}

function rowOf(
  nutrients: RecipeNutrients,
  target: NutrientTarget,
  per1000Kcal: number,
  raise: number,
): CompletenessRow {
  const { nutrient, maximum } = target;
  const isRatio = nutrient === 'ca-p-ratio';
  const minimum = target.minimum === null || isRatio ? target.minimum : target.minimum * raise;
  const surely = isRatio ? 1 : nutrients.energyKcal / mostEnergyKcal(nutrients);
  const reading = isRatio
    ? ratioOf(nutrients)
    : {
        amount: nutrients.amounts[nutrient].known * per1000Kcal,
        missing: nutrients.amounts[nutrient].missing,
      };
  const status = statusOf(reading, minimum, maximum, isRatio, surely);
  return { nutrient, status, ...reading, minimum, maximum };
}

/** How much the minimums rise; only grown animals are reckoned to eat less than the tables assume. */
function raiseOf({ lifeStage, intakeShare }: CompletenessOptions): number {
  const isGrown = lifeStage === 'adult' || lifeStage === 'senior';
  return isGrown && intakeShare !== undefined && intakeShare > 0 ? Math.max(1, 1 / intakeShare) : 1;
}

function verdictOf(counts: Record<NutrientStatus, number>): NutrientStatus {
  if (counts.over > 0) return 'over';
  if (counts.short > 0) return 'short';
  return counts.unknown > 0 ? 'unknown' : 'met';
}

/**
 * Sets a recipe's nutrients against a standard, per 1000 kcal. The verdict is the worst of the rows: over, short, unknown, met.
 * A food that no table knows may bring energy, up to that of pure fat, and thin out the rest: a nutrient is met only where it
 * still is then. Where the animal eats less than assumed, minimum × 1 / intakeShare, since its need per day stays (FEDIAF 2025, 3.1).
 */
export function completeness(nutrients: RecipeNutrients, options: CompletenessOptions): Completeness {
  const { standard, species, lifeStage } = options;
  const per1000Kcal = basisFactor(nutrients, '1000kcal');
  const raise = raiseOf(options);
  const rows = nutrientTargets(standard, species, lifeStage).map((target) =>
    rowOf(nutrients, target, per1000Kcal, raise),
  );
  const counts = { met: 0, short: 0, unknown: 0, over: 0 };
  for (const row of rows) counts[row.status] += 1;
  return { standard, species, lifeStage, verdict: verdictOf(counts), counts, rows };
}
