import type { Constraint } from 'yalps';
import { findIngredient } from '../reference/ingredients.ts';
import { type CompletenessRow, DENSITY_BASE_KCAL } from './completeness.ts';
import { NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import { nutrientIndex, nutrientRow } from './nutrient-table.ts';
import { mostEnergyKcal, type RecipeNutrients } from './recipe-nutrients.ts';
import { DOSE_FORMS } from './supplement-doses.ts';
import { SALT_CAP_GRAMS_PER_1000_KCAL } from './table-salt.ts';
import type { TargetId } from './targets.ts';

/** Share of the foods without water, against too much vitamin A and copper. */
const LIVER_CAP = 0.08;
/** Above the minimum, so that the rounding of a dose does not fall below it. */
const MARGIN = 1.005;
/** Oil and liver bring energy, and with it every limit of the batch rises: by no more than this share. */
const ROOM_FOR_ENERGY = 0.3;

/** One step of a supplement: a quarter teaspoon, half a tablet, a capsule, a drop, 5 g of liver. */
export type Candidate = {
  id: string;
  gramsPerStep: number;
  energyKcal: number;
  amounts: Record<NutrientId, number>;
  /** More steps than this can do nothing useful or allowed. */
  most: number;
};

type Bound = {
  key: string;
  /** Null for a cap. */
  nutrient: TargetId | null;
  constraint: Constraint;
  perStep: (candidate: Candidate) => number;
};

function stepOf(id: string): Candidate {
  const form = DOSE_FORMS[id];
  const gramsPerStep = (form?.unitGrams ?? 0) * (form?.step ?? 0);
  const row = nutrientRow(id);
  const of = (per100g: number | undefined) => ((per100g || 0) * gramsPerStep) / 100;
  return {
    id,
    gramsPerStep,
    energyKcal: of(findIngredient(id)?.kcalPer100g),
    amounts: Object.fromEntries(
      NUTRIENT_IDS.map((nutrient) => [nutrient, of(row?.[nutrientIndex(nutrient)])]),
    ) as Candidate['amounts'],
    most: 0,
  };
}

/** The iodine of iodised salt differs fourfold between shops: it counts towards the maximum, never to fill a gap. */
function fills(nutrient: NutrientId, { id, amounts }: Candidate): number {
  return nutrient === 'iodine' && id === 'iodised-salt' ? 0 : amounts[nutrient];
}

/** The least and the most of a nutrient that the batch may hold; more energy in it asks for more. */
function boundsOfRow(row: CompletenessRow, nutrients: RecipeNutrients): Bound[] {
  if (row.nutrient === 'ca-p-ratio') return ratioBounds(row, nutrients);
  const nutrient = row.nutrient;
  const known = nutrients.amounts[nutrient].known;
  const bound = (limit: number, side: 'min' | 'max'): Bound => {
    const given = (candidate: Candidate) =>
      side === 'min' ? fills(nutrient, candidate) : candidate.amounts[nutrient];
    const energyKcal = side === 'min' ? mostEnergyKcal(nutrients) : nutrients.energyKcal;
    const whole = (limit * energyKcal) / DENSITY_BASE_KCAL;
    const room = side === 'max' ? Math.max(0, whole - known) : whole - known;
    return {
      key: `${nutrient} ${side}`,
      nutrient,
      // In shares of the limit, so that grams and micrograms weigh the same in the solver.
      constraint: { [side]: room / whole },
      perStep: (candidate) => (given(candidate) - (limit * candidate.energyKcal) / DENSITY_BASE_KCAL) / whole,
    };
  };
  const bounds: Bound[] = [];
  if (row.minimum !== null && row.minimum > 0) bounds.push(bound(row.minimum * MARGIN, 'min'));
  if (row.maximum !== null) bounds.push(bound(row.maximum / MARGIN, 'max'));
  return bounds;
}

function ratioBounds(row: CompletenessRow, nutrients: RecipeNutrients): Bound[] {
  const { calcium, phosphorus } = nutrients.amounts;
  const bound = (ratio: number, side: 'min' | 'max'): Bound => {
    const whole = ratio * Math.max(phosphorus.known, calcium.known);
    const room = ratio * phosphorus.known - calcium.known;
    return {
      key: `Ca:P ${side}`,
      nutrient: row.nutrient,
      constraint: { [side]: (side === 'max' ? Math.max(0, room) : room) / whole },
      perStep: ({ amounts }) => (amounts.calcium - ratio * amounts.phosphorus) / whole,
    };
  };
  const bounds: Bound[] = [];
  if (row.minimum !== null) bounds.push(bound(row.minimum * MARGIN, 'min'));
  if (row.maximum !== null) bounds.push(bound(row.maximum / MARGIN, 'max'));
  return bounds;
}

function capBounds(nutrients: RecipeNutrients): Bound[] {
  const saltRoom =
    (SALT_CAP_GRAMS_PER_1000_KCAL * nutrients.energyKcal) / DENSITY_BASE_KCAL - nutrients.saltGrams;
  const liverRoom = LIVER_CAP * nutrients.solidGrams - nutrients.liverGrams;
  return [
    {
      key: 'salt cap',
      nutrient: null,
      constraint: { max: Math.max(0, saltRoom) },
      perStep: ({ id, gramsPerStep }) => (id === 'iodised-salt' ? gramsPerStep : 0),
    },
    {
      key: 'liver cap',
      nutrient: null,
      constraint: { max: Math.max(0, liverRoom) },
      perStep: ({ id, gramsPerStep }) => (id === 'chicken-liver' ? gramsPerStep * (1 - LIVER_CAP) : 0),
    },
  ];
}

function isFor({ id }: Candidate, nutrient: TargetId | null): boolean {
  const wanted = nutrient === 'ca-p-ratio' ? 'calcium' : nutrient;
  return DOSE_FORMS[id]?.fills.some((fill) => fill === wanted) ?? false;
}

/** Steps of one supplement that could be of use: enough for the largest gap it is taken for, and no more than any bound allows. */
function mostSteps(candidate: Candidate, bounds: readonly Bound[]): number {
  let wanted = 0;
  let allowed = Number.POSITIVE_INFINITY;
  for (const { nutrient, constraint, perStep } of bounds) {
    const step = perStep(candidate);
    if (step <= 0) continue;
    const spare = nutrient === null ? 0 : ROOM_FOR_ENERGY;
    if (constraint.min !== undefined && isFor(candidate, nutrient))
      wanted = Math.max(wanted, Math.ceil((constraint.min + spare) / step));
    if (constraint.max !== undefined)
      allowed = Math.min(allowed, Math.floor((constraint.max + spare) / step));
  }
  return Math.min(wanted, allowed);
}

/** What may close the gaps of these rows, and the bounds it must keep; a supplement that is not `allowed` stays out. */
export function gapProblem(
  nutrients: RecipeNutrients,
  rows: readonly CompletenessRow[],
  allowed: (id: string) => boolean = () => true,
) {
  const bounds = [...rows.flatMap((row) => boundsOfRow(row, nutrients)), ...capBounds(nutrients)];
  const candidates = Object.keys(DOSE_FORMS)
    .filter(allowed)
    .map(stepOf)
    .map((candidate) => ({ ...candidate, most: mostSteps(candidate, bounds) }))
    .filter(({ most }) => most > 0);
  return { bounds, candidates };
}

export type GapProblem = ReturnType<typeof gapProblem>;
