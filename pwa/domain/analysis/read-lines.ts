import { lineGrams } from '../measure/line-grams.ts';
import { parseIngredientLine } from '../measure/parse-line.ts';
import type { IngredientLine, SupplementLine } from '../recipe/recipe.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { findSupplement } from '../reference/supplements.ts';

/** A line as it was understood. */
export type UnderstoodLine = {
  text: string;
  /** Id in the ingredient or supplement table; null where neither holds it. */
  ingredientId: string | null;
  name: string;
  /** Null where the amount cannot be known. */
  grams: number | null;
  basis: 'mass' | 'density' | 'household' | 'piece' | null;
};

export type ReadLines = {
  lines: UnderstoodLine[];
  foods: IngredientLine[];
  supplements: SupplementLine[];
};

function understand(text: string): UnderstoodLine {
  const parsed = parseIngredientLine(text);
  const amount = lineGrams(parsed);
  const id = parsed.ingredientId;
  return {
    text,
    ingredientId: id,
    name: findIngredient(id)?.name ?? (id === null ? undefined : findSupplement(id)?.name) ?? parsed.name,
    grams: amount?.grams ?? null,
    basis: amount?.basis ?? null,
  };
}

/** Blank lines say nothing and are left out. */
export function readLines(texts: readonly string[]): ReadLines {
  const lines = texts.filter((text) => text.trim() !== '').map(understand);
  const foods: IngredientLine[] = [];
  const supplements: SupplementLine[] = [];
  for (const { text, ingredientId: id, grams } of lines) {
    const words = { metric: text, us: text };
    if (id !== null && findSupplement(id) !== undefined && grams !== null)
      supplements.push({ id, grams, dose: text });
    else if (grams !== null && grams > 0) foods.push({ ingredientId: id, grams, ...words });
    // An amount nobody knows: named among the missing of every nutrient, and of no weight.
    else if (id !== 'water') foods.push({ ingredientId: null, grams: 0, ...words });
  }
  return { lines, foods, supplements };
}
