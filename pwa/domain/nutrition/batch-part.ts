import { boundsOfHolding, type NutrientBounds, nutrientBounds } from './nutrient-bounds.ts';
import type { BatchLine } from './recipe-nutrients.ts';

/** One food or supplement of a batch, with how far its amount and what it holds are known. */
export type BatchPart = {
  /** Null where no table knows the food. */
  id: string | null;
  name: string;
  /** The best reading of the amount. */
  grams: number;
  leastGrams: number;
  /** Infinity where the amount has no bound. */
  mostGrams: number;
  bounds: NutrientBounds;
};

/** A part of an exact amount. */
export function exactPart(id: string, name: string, grams: number): BatchPart {
  return { id, name, grams, leastGrams: grams, mostGrams: grams, bounds: nutrientBounds(id) };
}

/** A label's nutrients count as 100 g of something that holds just them. */
const LABELLED_GRAMS = 100;

function labelledPart({ holds, mostGrams }: BatchLine, name: string): BatchPart {
  const isUnbounded = mostGrams === Number.POSITIVE_INFINITY;
  return {
    id: 'label',
    name,
    grams: LABELLED_GRAMS,
    leastGrams: isUnbounded ? 0 : LABELLED_GRAMS,
    mostGrams: isUnbounded ? Number.POSITIVE_INFINITY : LABELLED_GRAMS,
    bounds: boundsOfHolding(holds ?? {}),
  };
}

/** A line as a part; a food that no table knows and whose weight is not known either has no bound. */
export function partOfLine(line: BatchLine, name: string): BatchPart {
  if (line.holds !== undefined) return labelledPart(line, name);
  const { ingredientId: id, grams } = line;
  const bounds = nutrientBounds(id);
  const isWeightless = bounds.mostKcal > bounds.leastKcal && grams <= 0;
  return {
    id,
    name,
    grams,
    leastGrams: line.leastGrams ?? (line.mostGrams === Number.POSITIVE_INFINITY ? 0 : grams),
    mostGrams: line.mostGrams ?? (isWeightless ? Number.POSITIVE_INFINITY : grams),
    bounds,
  };
}

/** Whether no table knows the food. */
export function isUnknownFood({ bounds }: BatchPart): boolean {
  return bounds.mostKcal > bounds.leastKcal;
}

/** Whether the amount has no bound. */
export function isUnbounded({ mostGrams }: BatchPart): boolean {
  return mostGrams === Number.POSITIVE_INFINITY;
}

/** Whether the amount is vague, within bounds or without. */
export function isVague({ leastGrams, mostGrams }: BatchPart): boolean {
  return mostGrams > leastGrams;
}

/** Whether nothing of that nutrient can be in it, or all of it is known. */
export function isSettled(part: BatchPart, at: number): boolean {
  const { least, plausible, most } = part.bounds;
  if (plausible[at] !== least[at] || most[at] !== least[at]) return false;
  return !isVague(part) || least[at] === 0;
}
