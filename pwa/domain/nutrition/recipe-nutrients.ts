import { ingredientName } from '../recipe/ingredient-names.ts';
import type { IngredientLine, Recipe } from '../recipe/recipe.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { findSupplement } from '../reference/supplements.ts';
import { NUTRIENT_IDS, type NutrientId } from './nutrient.ts';
import { nutrientRow } from './nutrient-table.ts';
import { isTableSalt } from './table-salt.ts';

/** What is known of one nutrient in a batch. */
export type NutrientAmount = {
  /** Sum of the known part, in the nutrient's unit. */
  known: number;
  /** Names of the foods and supplements without a value; empty where `known` is all there is. */
  missing: readonly string[];
};

/** Everything the tables know of a batch; cooking changes its weight and leaves the amounts. */
export type RecipeNutrients = {
  energyKcal: number;
  /** Foods as weighed out, supplements apart. */
  weighedGrams: number;
  cookedWeightGrams: number;
  servings: number;
  /** Share of the weighed foods that the tables know, 0 to 1. */
  knownShare: number;
  /** The foods without water. */
  solidGrams: number;
  liverGrams: number;
  /** Table salt among the supplements, iodised or not. */
  saltGrams: number;
  amounts: Readonly<Record<NutrientId, NutrientAmount>>;
};

/**
 * A line of a batch with how far its amount is known. The food keeps its id where only the amount is unknown.
 * `grams` is the best reading of the amount; without bounds it is exact.
 */
export type BatchLine = Pick<IngredientLine, 'ingredientId' | 'grams' | 'metric'> & {
  /** The least that a vague amount (a pinch, a drizzle, to taste) can mean. */
  leastGrams?: number;
  /** The most that it can mean; Infinity where the amount is without a bound (a bucket, no amount at all). */
  mostGrams?: number;
  /** Nutrients by the strength on a label, of the whole line, in the units of `NUTRIENTS`; it holds nothing else. */
  holds?: Partial<Record<NutrientId, number>>;
};

type NutrientInput = Pick<Recipe, 'supplements' | 'servings' | 'cookedWeightGrams'> & {
  ingredientLines: readonly BatchLine[];
};
type Part = { id: string | null; grams: number; name: string };

const supplementName = (id: string) =>
  (findSupplement(id)?.name ?? findIngredient(id)?.name ?? id).toLowerCase();

function parts(recipe: NutrientInput): Part[] {
  const foods = recipe.ingredientLines.map((line) => ({
    id: line.ingredientId,
    grams: line.grams,
    name: ingredientName(line),
  }));
  return [...foods, ...recipe.supplements.map(({ id, grams }) => ({ id, grams, name: supplementName(id) }))];
}

/**
 * Energy and nutrients of a batch: grams × the tables' values, foods and supplements alike (USDA SR26, stoichiometry,
 * labels). A food without a value adds nothing to the known part and is named among the missing.
 */
export function recipeNutrients(recipe: NutrientInput): RecipeNutrients {
  const known = new Float64Array(NUTRIENT_IDS.length);
  const missing = NUTRIENT_IDS.map((): string[] => []);
  let energyKcal = 0;
  for (const { id, grams, name } of parts(recipe)) {
    energyKcal += ((findIngredient(id)?.kcalPer100g ?? 0) * grams) / 100;
    const row = nutrientRow(id);
    missing.forEach((names, at) => {
      const per100g = row?.[at] ?? Number.NaN;
      if (!Number.isNaN(per100g)) known[at] = (known[at] ?? 0) + (per100g * grams) / 100;
      else if (!names.includes(name)) names.push(name);
    });
  }
  const sum = (lines: readonly { grams: number }[]) => lines.reduce((total, { grams }) => total + grams, 0);
  const weighedGrams = sum(recipe.ingredientLines);
  const gramsOf = (isMeant: (id: string) => boolean) =>
    sum(recipe.ingredientLines.filter(({ ingredientId }) => ingredientId !== null && isMeant(ingredientId)));
  const tabled = recipe.ingredientLines.filter(
    ({ ingredientId: id }) => findIngredient(id) !== undefined || nutrientRow(id) !== undefined,
  );
  return {
    energyKcal,
    weighedGrams,
    cookedWeightGrams: recipe.cookedWeightGrams,
    servings: recipe.servings,
    knownShare: weighedGrams === 0 ? 0 : sum(tabled) / weighedGrams,
    solidGrams: weighedGrams - gramsOf((id) => id === 'water'),
    liverGrams: gramsOf((id) => id.endsWith('-liver')),
    saltGrams: sum(recipe.supplements.filter(({ id }) => isTableSalt(id))),
    amounts: Object.fromEntries(
      NUTRIENT_IDS.map((id, at) => [id, { known: known[at] ?? 0, missing: missing[at] ?? [] }]),
    ) as unknown as Record<NutrientId, NutrientAmount>,
  };
}

/** Pure fat; no food holds more. */
const MOST_KCAL_PER_GRAM = 9;

/** The most energy that a batch may hold, in kcal: a food that no table knows may be pure fat, and so thin out the rest. */
export function mostEnergyKcal({
  energyKcal,
  weighedGrams,
  knownShare,
}: Pick<RecipeNutrients, 'energyKcal' | 'weighedGrams' | 'knownShare'>): number {
  return energyKcal + MOST_KCAL_PER_GRAM * weighedGrams * (1 - knownShare);
}

/** What amounts can be told for: the whole batch, a portion, 100 g of the cooked food, 1000 kcal. */
export const NUTRIENT_BASES = ['batch', 'portion', '100g', '1000kcal'] as const;
export type NutrientBasis = (typeof NUTRIENT_BASES)[number];

/** What the batch is to be multiplied by for that basis; 0 where there is no energy or weight to divide by. */
export function basisFactor(
  nutrients: Pick<RecipeNutrients, 'energyKcal' | 'servings' | 'cookedWeightGrams'>,
  basis: NutrientBasis,
): number {
  if (basis === 'batch') return 1;
  if (basis === 'portion') return 1 / nutrients.servings;
  if (basis === '100g') return nutrients.cookedWeightGrams > 0 ? 100 / nutrients.cookedWeightGrams : 0;
  return nutrients.energyKcal > 0 ? 1000 / nutrients.energyKcal : 0;
}

/** Reads the known amount of a nutrient for a basis, in the nutrient's unit. */
export function nutrientsPer(nutrients: RecipeNutrients, basis: NutrientBasis): (id: NutrientId) => number {
  const factor = basisFactor(nutrients, basis);
  return (id) => nutrients.amounts[id].known * factor;
}

/** The same batch with one more supplement (or liver) in it; the servings and the cooked weight stay as they are. */
export function addLine(nutrients: RecipeNutrients, id: string, grams: number): RecipeNutrients {
  const row = nutrientRow(id);
  const name = supplementName(id);
  const amounts = Object.fromEntries(
    NUTRIENT_IDS.map((nutrient, at) => {
      const { known, missing } = nutrients.amounts[nutrient];
      const per100g = row?.[at] ?? Number.NaN;
      return [
        nutrient,
        Number.isNaN(per100g)
          ? { known, missing: [...new Set([...missing, name])] }
          : { known: known + (per100g * grams) / 100, missing },
      ];
    }),
  ) as Record<NutrientId, NutrientAmount>;
  return {
    ...nutrients,
    energyKcal: nutrients.energyKcal + ((findIngredient(id)?.kcalPer100g ?? 0) * grams) / 100,
    saltGrams: nutrients.saltGrams + (isTableSalt(id) ? grams : 0),
    liverGrams: nutrients.liverGrams + (id.endsWith('-liver') ? grams : 0),
    amounts,
  };
}
