import type { Constraint } from 'yalps';
import type { NutrientId } from '../reference/nutrient.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import type { TargetId } from '../reference/targets.ts';
import { type BatchPart, exactPart } from './batch-part.ts';
import type { CompletenessRow } from './completeness.ts';
import { DENSITY_BASE_KCAL, demandOf, type Requirement, ratioParts } from './demands.ts';
import { LIVER_SHARES, SALT_CAP_GRAMS_PER_1000_KCAL } from './food-shares.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';

/** Target above the minimum, so that rounding a dose does not fall below it. */
const MARGIN = 1.005;
/** Oil and liver add energy, which raises every limit of the batch: by at most this share. */
const ROOM_FOR_ENERGY = 0.3;

/** Linoleic acid that oil may add, in g per 1000 kcal: the whole minimum of fat. */
const MOST_OIL_GRAMS = 15;

/** One step of a supplement: a quarter teaspoon, half a tablet, a capsule, a drop, 5 g of liver. */
export type Candidate = {
  id: string;
  gramsPerStep: number;
  part: BatchPart;
  /** Maximum number of useful, allowed steps. */
  most: number;
};

type Bound = {
  key: string;
  /** Null for a cap. */
  nutrient: TargetId | null;
  constraint: Constraint;
  /** Extra room of the bound for a candidate, since others move the bound. */
  spare: number;
  perStep: (candidate: Candidate) => number;
};

function stepOf(id: string): Candidate {
  const form = DOSE_FORMS[id];
  const gramsPerStep = (form?.unitGrams ?? 0) * (form?.step ?? 0);
  return { id, gramsPerStep, part: exactPart(id, id, gramsPerStep), most: 0 };
}

/** A limit per 1000 kcal scaled to the whole batch, so that grams and micrograms weigh the same in the solver. */
function wholeOf({ amounts, energyKcal }: RecipeNutrients, nutrient: TargetId, limit: number): number {
  const ratio = ratioParts(nutrient);
  if (ratio === undefined) return (limit * energyKcal) / DENSITY_BASE_KCAL;
  const sum = (terms: readonly (readonly [NutrientId, number])[]) =>
    terms.reduce((total, [id, weight]) => total + amounts[id].known * weight, 0);
  return Math.max(sum(ratio.over), limit * sum(ratio.under), Number.MIN_VALUE);
}

/** The iodine in iodised salt varies fourfold between shops, so it counts towards the maximum but never towards a minimum. */
const isNoFilling = (nutrient: TargetId, { id }: Candidate) => nutrient === 'iodine' && id === 'iodised-salt';

function leastBound(
  row: CompletenessRow,
  nutrients: RecipeNutrients,
  one: Requirement,
  whole: number,
): Bound {
  const { nutrient } = row;
  return {
    key: `${nutrient} min`,
    nutrient,
    constraint: { min: -slackOf(nutrients.merged, one).least / whole },
    spare: ROOM_FOR_ENERGY,
    perStep: (candidate) =>
      isNoFilling(nutrient, candidate) ? 0 : slackOf([candidate.part], one).least / whole,
  };
}

/** A nutrient already over its maximum must not increase. */
function mostBound(row: CompletenessRow, nutrients: RecipeNutrients, one: Requirement, whole: number): Bound {
  return {
    key: `${row.nutrient} max`,
    nutrient: row.nutrient,
    constraint: { max: Math.max(0, slackOf(nutrients.merged, one).least) / whole },
    spare: ROOM_FOR_ENERGY,
    perStep: ({ part }) => -slackOf([part], one).least / whole,
  };
}

/**
 * Fatty acids are balanced by adding omega-3: a gap if the ratio is off, else a limit on oil, which fish oil relaxes.
 */
function balanceBound(
  row: CompletenessRow,
  nutrients: RecipeNutrients,
  one: Requirement,
  whole: number,
): Bound {
  const isKept = slackOf(nutrients.merged, one).least >= 0;
  const bound = (isKept ? mostBound : leastBound)(row, nutrients, one, whole);
  return { ...bound, spare: (MOST_OIL_GRAMS * nutrients.energyKcal) / DENSITY_BASE_KCAL / whole };
}

/** Lower and upper bound of a nutrient in the batch; adding energy raises the requirement. */
function boundsOfRow(row: CompletenessRow, nutrients: RecipeNutrients): Bound[] {
  const { nutrient } = row;
  const minimum = row.minimum === null || row.minimum <= 0 ? null : row.minimum * MARGIN;
  const maximum = row.maximum === null ? null : row.maximum / MARGIN;
  const { minimums, maximums } = demandOf({ nutrient, minimum, maximum, note: null }, null);
  const least = minimums.map((one) =>
    leastBound(row, nutrients, one, wholeOf(nutrients, nutrient, minimum ?? 0)),
  );
  const whole = (limit: number | null) => wholeOf(nutrients, nutrient, limit ?? 0);
  if (nutrient === 'n6-n3-ratio')
    return maximums.map((one) => balanceBound(row, nutrients, one, whole(maximum)));
  return [...least, ...maximums.map((one) => mostBound(row, nutrients, one, whole(maximum)))];
}

function capBounds(nutrients: RecipeNutrients): Bound[] {
  const saltRoom =
    (SALT_CAP_GRAMS_PER_1000_KCAL * nutrients.energyKcal) / DENSITY_BASE_KCAL - nutrients.saltGrams;
  const liverRoom = LIVER_SHARES.dose * nutrients.solidGrams - nutrients.liverGrams;
  return [
    {
      key: 'salt cap',
      nutrient: null,
      constraint: { max: Math.max(0, saltRoom) },
      spare: 0,
      perStep: ({ id, gramsPerStep }) => (id === 'iodised-salt' ? gramsPerStep : 0),
    },
    {
      key: 'liver cap',
      nutrient: null,
      constraint: { max: Math.max(0, liverRoom) },
      spare: 0,
      perStep: ({ id, gramsPerStep }) =>
        id === 'chicken-liver' ? gramsPerStep * (1 - LIVER_SHARES.dose) : 0,
    },
  ];
}

/** Nutrient that corrects a ratio. */
const FILLED_BY: Partial<Record<TargetId, NutrientId>> = {
  'ca-p-ratio': 'calcium',
  'n6-n3-ratio': 'epa-dha',
};

function isFor({ id }: Candidate, nutrient: TargetId | null): boolean {
  const wanted = nutrient === null ? null : (FILLED_BY[nutrient] ?? nutrient);
  return DOSE_FORMS[id]?.fills.some((fill) => fill === wanted) ?? false;
}

/** Maximum useful steps of one supplement: enough for the largest gap it is taken for, within every bound. */
function mostSteps(candidate: Candidate, bounds: readonly Bound[]): number {
  let wanted = 0;
  let allowed = Number.POSITIVE_INFINITY;
  for (const { nutrient, constraint, perStep, spare } of bounds) {
    const step = perStep(candidate);
    const isBalance = nutrient === 'n6-n3-ratio' && constraint.max !== undefined;
    if (isBalance && step < 0 && isFor(candidate, nutrient))
      wanted = Math.max(wanted, Math.ceil(spare / -step));
    if (step <= 0) continue;
    if (constraint.min !== undefined && isFor(candidate, nutrient))
      wanted = Math.max(wanted, Math.ceil((constraint.min + spare) / step));
    if (constraint.max !== undefined)
      allowed = Math.min(allowed, Math.floor((constraint.max + spare) / step));
  }
  return Math.min(wanted, allowed);
}

/**
 * A gap that no supplement is taken for, such as an amino acid's, stays open; including it would distort the others.
 */
function isWithinPower({ nutrient, constraint }: Bound, steps: readonly Candidate[]): boolean {
  return (constraint.min ?? 0) <= 0 || steps.some((step) => isFor(step, nutrient));
}

/**
 * The bound with its effects per candidate; none if no amount of the candidates could break it, which saves solver
 * rows.
 */
function bindingBound(bound: Bound, candidates: readonly Candidate[]): Bound[] {
  const { constraint } = bound;
  const effects = new Map(candidates.map((candidate) => [candidate.id, bound.perStep(candidate)]));
  let least = 0;
  let most = 0;
  for (const { id, most: steps } of candidates) {
    const whole = (effects.get(id) ?? 0) * steps;
    least += Math.min(0, whole);
    most += Math.max(0, whole);
  }
  const isKept = least >= (constraint.min ?? -Infinity) && most <= (constraint.max ?? Infinity);
  return isKept ? [] : [{ ...bound, perStep: ({ id }) => effects.get(id) ?? 0 }];
}

/** Candidates that can close the gaps of these rows, and the bounds to keep; supplements not `allowed` are excluded. */
export function gapProblem(
  nutrients: RecipeNutrients,
  rows: readonly CompletenessRow[],
  allowed: (id: string) => boolean = () => true,
) {
  const steps = Object.keys(DOSE_FORMS).filter(allowed).map(stepOf);
  const bounds = [
    ...rows.flatMap((row) => boundsOfRow(row, nutrients)).filter((bound) => isWithinPower(bound, steps)),
    ...capBounds(nutrients),
  ];
  const candidates = steps
    .map((candidate) => ({ ...candidate, most: mostSteps(candidate, bounds) }))
    .filter(({ most }) => most > 0);
  return { bounds: bounds.flatMap((bound) => bindingBound(bound, candidates)), candidates };
}

export type GapProblem = ReturnType<typeof gapProblem>;
