import { isLargeBreed } from '../pet/large-breed.ts';
import type { LifeStage } from '../reference/life-stage.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import type { Species } from '../reference/species.ts';
import type { NutrientTarget, Standard } from '../reference/targets.ts';

/**
 * Σ weight · nutrient − perKcal · energy, which has to be 0 or more; linear, so that each part can be taken at its
 * worst.
 */
export type Requirement = {
  terms: readonly (readonly [index: number, weight: number])[];
  perKcal: number;
};

export function requirement(
  terms: readonly (readonly [nutrient: NutrientId, weight: number])[],
  perKcal: number,
): Requirement {
  return { terms: terms.map(([nutrient, weight]) => [nutrientIndex(nutrient), weight] as const), perKcal };
}

const weightOf = ({ terms }: Requirement, index: number) => terms.find(([at]) => at === index)?.[1];

/** The first requirement less multiples of the second, each of which cancels one of its terms. */
export function restsOf(one: Requirement, met: Requirement): Requirement[] {
  const isAboutSame =
    one.terms.length === met.terms.length && one.terms.every(([at]) => weightOf(met, at) !== undefined);
  if (!isAboutSame) return [];
  const pairs = [[one.perKcal, met.perKcal] as const];
  for (const [at, weight] of one.terms) pairs.push([weight, weightOf(met, at) ?? 0]);
  const multiples = new Set(pairs.map(([ours, theirs]) => ours / theirs).filter((times) => times > 0));
  return [...multiples].filter(Number.isFinite).map((times) => ({
    terms: one.terms.map(([at], index) => {
      const [ours = 0, theirs = 0] = pairs[index + 1] ?? [];
      return [at, without(ours, times * theirs)] as const;
    }),
    perKcal: without(one.perKcal, times * met.perKcal),
  }));
}

/** A difference that is rounding noise is none, so that an unbounded nutrient can't turn it into something. */
function without(ours: number, theirs: number): number {
  const rest = ours - theirs;
  return Math.abs(rest) < 1e-12 * Math.abs(ours) ? 0 : rest;
}

/** Energy in kcal that both standards refer to. */
export const DENSITY_BASE_KCAL = 1000;

/** Numerator and denominator of each ratio, with factors to a common unit (mg to g). */
const RATIOS = {
  'ca-p-ratio': { over: [['calcium', 1]], under: [['phosphorus', 1]] },
  'n6-n3-ratio': {
    over: [
      ['linoleic-acid', 1],
      ['arachidonic-acid', 0.001],
    ],
    under: [
      ['alpha-linolenic-acid', 1],
      ['epa-dha', 0.001],
    ],
  },
} as const satisfies Record<string, Record<'over' | 'under', readonly (readonly [NutrientId, number])[]>>;

/** Both halves of a ratio; undefined for a plain nutrient. */
export function ratioParts(id: string) {
  return id === 'ca-p-ratio' || id === 'n6-n3-ratio' ? RATIOS[id] : undefined;
}

/** Demands of a row on a batch, as slacks that must not be negative. */
export type Demand = {
  minimums: readonly Requirement[];
  maximums: readonly Requirement[];
  /** Positive if there is a base to measure against: energy, or the lower half of a ratio. */
  base: Requirement;
};

const SOME_ENERGY = requirement([], -1);

/** Extra arginine per g of protein above its minimum, because the urea cycle needs it (FEDIAF 2025, annex 4). */
const ARGININE_PER_PROTEIN = { dog: 0.01, cat: 0.02 } as const;

export type ArginineRule = { perProteinGram: number; minimumProtein: number };

/** The rule for arginine, if the standard has one. */
export function arginineRule(
  standard: Standard,
  species: 'dog' | 'cat',
  targets: readonly NutrientTarget[],
): ArginineRule | null {
  const minimumProtein = targets.find(({ nutrient }) => nutrient === 'protein')?.minimum;
  if (standard !== 'FEDIAF' || minimumProtein === undefined || minimumProtein === null) return null;
  return { perProteinGram: ARGININE_PER_PROTEIN[species], minimumProtein };
}

function ratioDemand(ratio: (typeof RATIOS)[keyof typeof RATIOS], target: NutrientTarget): Demand {
  const bound = (limit: number, sign: 1 | -1) =>
    requirement(
      [
        ...ratio.over.map(([id, weight]) => [id, sign * weight] as const),
        ...ratio.under.map(([id, weight]) => [id, -sign * limit * weight] as const),
      ],
      0,
    );
  return {
    minimums: target.minimum === null ? [] : [bound(target.minimum, 1)],
    maximums: target.maximum === null ? [] : [bound(target.maximum, -1)],
    base: requirement([ratio.under[0]], 0),
  };
}

/** The demand of a target; its minimum is already raised for the animal. */
export function demandOf(target: NutrientTarget, arginine: ArginineRule | null): Demand {
  const { nutrient, minimum, maximum } = target;
  const ratio = ratioParts(nutrient);
  if (ratio !== undefined) return ratioDemand(ratio, target);
  const id = nutrient as NutrientId;
  const minimums = minimum === null ? [] : [requirement([[id, 1]], minimum / DENSITY_BASE_KCAL)];
  if (id === 'arginine' && arginine !== null && minimum !== null) {
    const { perProteinGram: more, minimumProtein } = arginine;
    const terms = [[id, 1] as const, ['protein', -more] as const];
    minimums.push(requirement(terms, (minimum - more * minimumProtein) / DENSITY_BASE_KCAL));
  }
  // The body converts carotene to vitamin A only as needed, so an excess always comes from retinol.
  const harmful = id === 'vitamin-a' ? 'preformed-vitamin-a' : id;
  const maximums = maximum === null ? [] : [requirement([[harmful, -1]], -maximum / DENSITY_BASE_KCAL)];
  return { minimums, maximums, base: SOME_ENERGY };
}

/** Calcium maximum in mg per 1000 kcal for the growth of large dogs (AAFCO 2014: 1.8% of dry matter). */
const LARGE_PUPPY_CALCIUM = 4500;

/** FEDIAF's calcium for late growth falls to 2 g for dogs that stay below 15 kg (2025, table III-3b). */
const SMALL_DOG_MATURE_KG = 15;
const SMALL_PUPPY_CALCIUM = 2000;
/** Late growth begins at 14 weeks; ages are whole months, and a dog of three may be younger. */
const LATE_GROWTH_MONTHS = 4;

type Growing = {
  species: Species;
  standard: Standard;
  lifeStage: LifeStage;
  matureWeightKg?: number;
  ageMonths?: number;
};

/**
 * Adjusts a target to a dog's adult weight and age: AAFCO lowers the calcium maximum for large growing dogs, FEDIAF
 * the minimum for the late growth of small ones. A puppy of unknown size may become a large dog.
 */
export function forMatureWeight(
  target: NutrientTarget,
  { species, standard, lifeStage, matureWeightKg, ageMonths = 0 }: Growing,
): NutrientTarget {
  if (species !== 'dog' || lifeStage !== 'growth' || target.nutrient !== 'calcium') return target;
  const { minimum, maximum } = target;
  if (standard === 'AAFCO')
    return maximum === null || !isLargeBreed(matureWeightKg)
      ? target
      : { ...target, maximum: Math.min(maximum, LARGE_PUPPY_CALCIUM) };
  const isSmall =
    matureWeightKg !== undefined && matureWeightKg < SMALL_DOG_MATURE_KG && ageMonths >= LATE_GROWTH_MONTHS;
  return isSmall && minimum !== null
    ? { ...target, minimum: Math.min(minimum, SMALL_PUPPY_CALCIUM) }
    : target;
}
