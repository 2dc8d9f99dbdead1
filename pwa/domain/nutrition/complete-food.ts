import type { LifeStage } from '../reference/life-stage.ts';
import { AMINO_ACID_IDS, NUTRIENT_IDS, NUTRIENTS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientIndex } from '../reference/nutrient-table.ts';
import type { Species } from '../reference/species.ts';
import { isNutrient, nutrientTargets, type Standard } from '../reference/targets.ts';
import type { BatchPart } from './batch-part.ts';
import { NO_KNOWN_MAXIMUM, PILED_UP } from './completeness.ts';
import { arginineRule, DENSITY_BASE_KCAL, demandOf } from './demands.ts';
import type { NutrientBounds } from './nutrient-bounds.ts';

/** A bought food whose label says 'complete', for a species and stage of life. */
export type CompleteFood = {
  species: Species;
  /** 'growth' also for a food for all stages of life. */
  lifeStage: LifeStage;
  /** The standard that its maker follows. */
  standard: Standard;
  /** Metabolisable energy of 100 g; both the same if the label states it. */
  kcalPer100g: { least: number; most: number };
};

/** Lowest energy of a gram in any of the usual formulas (modified Atwater), so the most that fits into 1000 kcal. */
const LEAST_KCAL_PER_GRAM = { protein: 3.5, carbohydrate: 3.5, fat: 8.5 } as const;

const IN_FAT: ReadonlySet<NutrientId> = new Set([
  'fat',
  'linoleic-acid',
  'alpha-linolenic-acid',
  'arachidonic-acid',
  'epa-dha',
]);
const IN_PROTEIN: ReadonlySet<NutrientId> = new Set(['protein', ...AMINO_ACID_IDS]);

/** The most of a macronutrient, or of a part of it, in 1000 kcal of pure protein, fat or starch. */
function mostByEnergy(id: NutrientId): number | null {
  const inOneGram = NUTRIENTS[id].unit === 'mg' ? 1000 : 1;
  const of = (kcalPerGram: number) => (DENSITY_BASE_KCAL / kcalPerGram) * inOneGram;
  if (IN_FAT.has(id)) return of(LEAST_KCAL_PER_GRAM.fat);
  if (IN_PROTEIN.has(id)) return of(LEAST_KCAL_PER_GRAM.protein);
  return id === 'carbohydrate' ? of(LEAST_KCAL_PER_GRAM.carbohydrate) : null;
}

/** Least and most per 1000 kcal, in the order of `NUTRIENT_IDS`. */
type Span = { least: Float64Array; most: Float64Array };

/** What the standard doesn't ask for is anything; a maximum that it doesn't set is the cap of a verdict. */
function spanPer1000Kcal(food: CompleteFood): Span {
  const least = new Float64Array(NUTRIENT_IDS.length);
  const most = Float64Array.from(NUTRIENT_IDS, (id) => mostByEnergy(id) ?? Number.POSITIVE_INFINITY);
  for (const { nutrient, minimum, maximum } of nutrientTargets(food.standard, food.species, food.lifeStage)) {
    if (!isNutrient(nutrient)) continue;
    const at = nutrientIndex(nutrient);
    least[at] = minimum ?? 0;
    if (maximum !== null) most[at] = maximum;
    else if (minimum !== null && mostByEnergy(nutrient) === null && !NO_KNOWN_MAXIMUM.has(nutrient))
      most[at] = PILED_UP * minimum;
  }
  // Retinol is a part of vitamin A: for dogs it may all be retinol or none, for cats all that counts is retinol.
  const [all, retinol] = [nutrientIndex('vitamin-a'), nutrientIndex('preformed-vitamin-a')];
  least[all] = Math.max(least[all] ?? 0, least[retinol] ?? 0);
  const mostA = Math.min(most[all] ?? Infinity, most[retinol] ?? Infinity);
  most[all] = mostA;
  most[retinol] = mostA;
  return { least, most };
}

const cache = new Map<string, NutrientBounds>();

/**
 * Content of 100 g of a complete food, from the fact that it meets its standard: at least each minimum, at most each
 * maximum, both at its energy. Where the standard sets no maximum, the most is what the energy allows for protein, fat
 * and their parts, unbounded for vitamins and taurine without a known maximum, else four times the minimum, the cap
 * that verdicts put on supplements. Amounts are in the units of `NUTRIENTS`. Ratios and the whole of its standard stay
 * met although the bounds of single nutrients would allow otherwise.
 * @throws {RangeError} unless the energy is positive, finite and in order
 */
export function completeFoodBounds(food: CompleteFood): NutrientBounds {
  const { standard, species, lifeStage, kcalPer100g } = food;
  const { least: leastKcal, most: mostKcal } = kcalPer100g;
  if (!(leastKcal > 0 && mostKcal >= leastKcal && Number.isFinite(mostKcal)))
    throw new RangeError(
      `kcalPer100g must be positive, finite and in order, got ${leastKcal} to ${mostKcal}`,
    );
  const key = [standard, species, lifeStage, leastKcal, mostKcal].join('|');
  const known = cache.get(key);
  if (known) return known;
  const span = spanPer1000Kcal(food);
  const least = span.least.map((amount) => (amount * leastKcal) / DENSITY_BASE_KCAL);
  const most = span.most.map((amount) => (amount * mostKcal) / DENSITY_BASE_KCAL);
  const targets = nutrientTargets(standard, species, lifeStage);
  const arginine = arginineRule(standard, species, targets);
  const bounds: NutrientBounds = {
    least,
    plausible: most,
    most,
    open: NUTRIENT_IDS.flatMap((_, at) => (least[at] === most[at] ? [] : [at])),
    leastKcal,
    mostKcal,
    surelyMeets: targets.flatMap((target) => {
      const { minimums, maximums } = demandOf(target, arginine);
      return [...minimums, ...maximums];
    }),
  };
  cache.set(key, bounds);
  return bounds;
}

/** A complete food in a batch or a day, as a part with the bounds of its content. */
export function completeFoodPart(food: CompleteFood, name: string, grams: number): BatchPart {
  return { id: null, name, grams, leastGrams: grams, mostGrams: grams, bounds: completeFoodBounds(food) };
}
