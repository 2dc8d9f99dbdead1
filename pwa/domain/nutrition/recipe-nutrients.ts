import { ingredientName } from '../recipe/ingredient-names.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { foodName } from '../reference/food-name.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { NUTRIENT_IDS, type NutrientId } from '../reference/nutrient.ts';
import { nutrientRow } from '../reference/nutrient-table.ts';
import { inSentence } from '../text/sentence-parts.ts';
import {
  type BatchLine,
  type BatchPart,
  exactPart,
  mergeExact,
  openNutrients,
  partsOfLine,
} from './batch-part.ts';
import { freshGrams, isLiver, isOffal, isTableSalt } from './food-shares.ts';

/** Known content of one nutrient in a batch. */
type NutrientAmount = {
  /** Sum of the known part, in the nutrient's unit. */
  known: number;
  /** Names of foods with an uncertain content of it; empty if `known` is complete. */
  missing: readonly string[];
};

/** All contents of a batch by the tables; cooking changes its weight but not these. */
export type RecipeNutrients = {
  energyKcal: number;
  /** Weighed foods without supplements. */
  weighedGrams: number;
  cookedWeightGrams: number;
  servings: number;
  /** Share of the weighed foods that is in the tables, 0 to 1. */
  knownShare: number;
  /** The foods as weighed, without lines of water; not dry matter. */
  solidGrams: number;
  liverGrams: number;
  /** Offal in minces, which may be liver. */
  mixedOffalGrams: number;
  /** Table salt, iodised or not. */
  saltGrams: number;
  /** Each food and supplement, with its bounds. */
  parts: readonly BatchPart[];
  /** The parts with all exact amounts merged into one, for calculation. */
  merged: readonly BatchPart[];
  amounts: Readonly<Record<NutrientId, NutrientAmount>>;
};

/** What nutrients are computed from: a recipe, or a reading of words whose open lines have bounds. */
export type BatchReading = Pick<Recipe, 'supplements' | 'servings' | 'cookedWeightGrams'> & {
  ingredientLines: readonly BatchLine[];
};

const supplementName = (id: string) => inSentence(foodName(id));

function partsOf(recipe: BatchReading): BatchPart[] {
  return [
    ...recipe.ingredientLines.flatMap((line) => partsOfLine(line, line.bought?.name ?? ingredientName(line))),
    ...recipe.supplements.map(({ id, grams }) => exactPart(id, supplementName(id), grams)),
  ];
}

/** Known sums of the parts, with the names of those that leave a nutrient open. */
export function sumsOf(
  parts: readonly BatchPart[],
): Pick<RecipeNutrients, 'energyKcal' | 'amounts' | 'parts' | 'merged'> {
  const merged = mergeExact(parts);
  const known = new Float64Array(NUTRIENT_IDS.length);
  const missing: string[][] = NUTRIENT_IDS.map(() => []);
  let energyKcal = 0;
  for (const { grams, readAs, bounds: all } of merged) {
    const bounds = readAs ?? all;
    energyKcal += (bounds.leastKcal * grams) / 100;
    for (let at = 0; at < known.length; at += 1)
      known[at] = (known[at] ?? 0) + ((bounds.least[at] ?? 0) * grams) / 100;
  }
  for (const part of parts) {
    for (const at of openNutrients(part)) {
      const names = missing[at];
      if (names !== undefined && !names.includes(part.name)) names.push(part.name);
    }
  }
  return {
    energyKcal,
    parts,
    merged,
    amounts: Object.fromEntries(
      NUTRIENT_IDS.map((id, at) => [id, { known: known[at] ?? 0, missing: missing[at] ?? [] }]),
    ) as unknown as RecipeNutrients['amounts'],
  };
}

/**
 * Energy and nutrients of a batch: grams × table values, for foods and supplements alike (USDA, stoichiometry,
 * labels). A food without a value adds nothing to the known sum and is listed as missing; `parts` bound its possible
 * content.
 */
export function recipeNutrients(recipe: BatchReading): RecipeNutrients {
  const parts = partsOf(recipe);
  const sum = (lines: readonly { grams: number }[]) => lines.reduce((total, { grams }) => total + grams, 0);
  const lines = recipe.ingredientLines;
  const weighedGrams = sum(lines);
  // A bought food is none of the foods in its name.
  const foods = lines.filter(({ bought }) => bought === undefined);
  const offal = foods.filter(({ ingredientId, metric }) => ingredientId === null && isOffal(null, metric));
  // Dried liver counts as the fresh liver it was made from.
  const regained = sum(offal.map(({ metric, grams }) => ({ grams: freshGrams(metric, grams) - grams })));
  // A mix of organs doesn't say how much of it is liver.
  const livers = foods.filter(
    ({ ingredientId, metric, offalMostGrams = 0 }) => isLiver(ingredientId, metric) && offalMostGrams === 0,
  );
  const gramsOf = (isMeant: (id: string) => boolean) =>
    sum(lines.filter(({ ingredientId }) => ingredientId !== null && isMeant(ingredientId)));
  const tabled = lines.filter(
    ({ ingredientId: id, holds, bought }) =>
      holds !== undefined ||
      bought !== undefined ||
      findIngredient(id) !== undefined ||
      nutrientRow(id) !== undefined,
  );
  return {
    ...sumsOf(parts),
    weighedGrams,
    cookedWeightGrams: recipe.cookedWeightGrams,
    servings: recipe.servings,
    knownShare: weighedGrams === 0 ? 0 : sum(tabled) / weighedGrams,
    solidGrams: weighedGrams + regained - gramsOf((id) => id === 'water'),
    // An unknown organ is matched by its words.
    mixedOffalGrams: lines.reduce(
      (total, line) => total + (offal.includes(line) ? 0 : (line.offalMostGrams ?? 0)),
      0,
    ),
    liverGrams: sum(
      livers.map(({ ingredientId, metric, grams }) => ({
        grams: ingredientId === null ? freshGrams(metric, grams) : grams,
      })),
    ),
    saltGrams: sum(recipe.supplements.filter(({ id }) => isTableSalt(id))) + gramsOf(isTableSalt),
  };
}

/** Bases for stating amounts: the whole batch, a portion, 100 g of the cooked food, 1000 kcal. */
const NUTRIENT_BASES = ['batch', 'portion', '100g', '1000kcal'] as const;
export type NutrientBasis = (typeof NUTRIENT_BASES)[number];

/** Factor that converts batch amounts to the basis; 0 if there is no energy or weight to divide by. */
export function basisFactor(
  nutrients: Pick<RecipeNutrients, 'energyKcal' | 'servings' | 'cookedWeightGrams'>,
  basis: NutrientBasis,
): number {
  if (basis === 'batch') return 1;
  if (basis === 'portion') return 1 / nutrients.servings;
  if (basis === '100g') return nutrients.cookedWeightGrams > 0 ? 100 / nutrients.cookedWeightGrams : 0;
  return nutrients.energyKcal > 0 ? 1000 / nutrients.energyKcal : 0;
}

/** The known amount of a nutrient for a basis, in the nutrient's unit. */
export function nutrientsPer(nutrients: RecipeNutrients, basis: NutrientBasis): (id: NutrientId) => number {
  const factor = basisFactor(nutrients, basis);
  return (id) => nutrients.amounts[id].known * factor;
}

/** The batch with one more supplement (or liver); servings and cooked weight stay unchanged. */
export function addLine(nutrients: RecipeNutrients, id: string, grams: number): RecipeNutrients {
  const parts = [...nutrients.parts, exactPart(id, supplementName(id), grams)];
  return {
    ...nutrients,
    ...sumsOf(parts),
    saltGrams: nutrients.saltGrams + (isTableSalt(id) ? grams : 0),
    liverGrams: nutrients.liverGrams + (isLiver(id) ? grams : 0),
  };
}
