import { splitFoods } from '../measure/split-foods.ts';
import type { BatchLine } from '../nutrition/recipe-nutrients.ts';
import type { IngredientLine, SupplementLine } from '../recipe/recipe.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type UnderstoodLine, understandPart } from './understood-line.ts';

export type { UnderstoodLine } from './understood-line.ts';

/** A food of a batch with its words and how far its amount is known. */
export type ReadFood = BatchLine & IngredientLine;

export type ReadLines = {
  lines: UnderstoodLine[];
  foods: ReadFood[];
  supplements: SupplementLine[];
};

const isExact = ({ grams, leastGrams, mostGrams }: UnderstoodLine) =>
  grams !== null && leastGrams === grams && mostGrams === grams;

/** A line as the nutrient engines take it; the id stays where only the amount is unknown. */
function foodOf(line: UnderstoodLine): ReadFood {
  const { part, ingredientId, grams, leastGrams, mostGrams, holds, holdsEach } = line;
  if (holds !== null && grams === null) return { ingredientId, grams: 0, metric: part, us: part, holds };
  if (mostGrams === null) {
    const each = holdsEach === null ? {} : { holds: holdsEach };
    const open = { ingredientId, grams: 0, metric: part, us: part, mostGrams: Number.POSITIVE_INFINITY };
    return { ...open, ...each };
  }
  if (isExact(line)) return { ingredientId, grams: grams ?? 0, metric: part, us: part };
  const middle = grams ?? (leastGrams + mostGrams) / 2;
  return { ingredientId, grams: middle, metric: part, us: part, leastGrams, mostGrams };
}

/** Blank lines say nothing and are left out; a line of several foods is read as several. */
export function readLines(texts: readonly string[]): ReadLines {
  const lines = texts.flatMap((text, source) => {
    if (text.trim() === '') return [];
    const parts = splitFoods(text);
    return (parts.length > 1 ? parts : [text]).map((part) => understandPart(text, source, part));
  });
  const foods: ReadFood[] = [];
  const supplements: SupplementLine[] = [];
  for (const line of lines) {
    const { part, ingredientId: id, grams } = line;
    if (id !== null && findSupplement(id) !== undefined && grams !== null && isExact(line)) {
      supplements.push({ id, grams, dose: part });
    } else if (id !== 'water' || line.mostGrams !== null) foods.push(foodOf(line));
  }
  return { lines, foods, supplements };
}
