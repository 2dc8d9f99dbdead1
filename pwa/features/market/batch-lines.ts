import { lineCostGbp } from '#domain/recipe/cost';
import type { Recipe } from '#domain/recipe/recipe';
import { findIngredient } from '#domain/reference/ingredients';
import { findSupplement } from '#domain/reference/supplements';

/** One ingredient or supplement of the whole batch with its figures; null if the tables have none. */
type BatchLine = {
  key: string;
  name: string;
  grams: number;
  /** The dose of a supplement without its details: '4 1/2 tablets'; null for a food. */
  dose: string | null;
  energyKcal: number | null;
  costGbp: number | null;
};

/** Every food and supplement with its weight, energy and price. Foods first, in the order of the recipe. */
export function batchLines(recipe: Pick<Recipe, 'ingredientLines' | 'supplements'>): BatchLine[] {
  const foods = recipe.ingredientLines.map((line, index) => {
    const name = findIngredient(line.ingredientId)?.name ?? line.metric;
    return batchLine(`food-${index}`, name, line.ingredientId, line.grams);
  });
  const supplements = recipe.supplements.map((line) =>
    batchLine(
      `supplement-${line.id}`,
      findSupplement(line.id)?.name ?? line.id,
      line.id,
      line.grams,
      line.dose,
    ),
  );
  return [...foods, ...supplements];
}

/** A dose without its details: '4 1/2 tablets' of '4 1/2 tablets, 150 µg iodine each, crushed'. */
export function shortDose(dose: string): string {
  return dose.replace(/(?:,| \(| of ).*/, '');
}

function batchLine(
  key: string,
  name: string,
  id: string | null,
  grams: number,
  dose: string | null = null,
): BatchLine {
  const known = findIngredient(id);
  return {
    key,
    name,
    grams,
    dose: dose === null ? null : shortDose(dose),
    energyKcal: known === undefined ? null : (grams * known.kcalPer100g) / 100,
    costGbp: lineCostGbp(id, grams),
  };
}

/** A slice of the cost bar: the three most expensive by name, the rest as one. */
type CostSlice = { key: string; name: string; costGbp: number };

const NAMED_SLICES = 3;

/** Cost shares of the batch, most expensive first, at most four slices; excludes lines without a price. */
export function costSlices(lines: readonly Pick<BatchLine, 'key' | 'name' | 'costGbp'>[]): CostSlice[] {
  const priced = lines
    .flatMap(({ key, name, costGbp }) => (costGbp === null ? [] : [{ key, name, costGbp }]))
    .sort((a, b) => b.costGbp - a.costGbp);
  // A single remaining slice is named instead of 'everything else'.
  if (priced.length <= NAMED_SLICES + 1) return priced;
  const rest = priced.slice(NAMED_SLICES).reduce((sum, slice) => sum + slice.costGbp, 0);
  return [...priced.slice(0, NAMED_SLICES), { key: 'rest', name: 'Everything else', costGbp: rest }];
}
