import { readLines, type UnderstoodLine } from '../analysis/read-lines.ts';
import { auditLines } from '../analysis/source-audit.ts';
import { recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import { isTableSalt } from '../nutrition/table-salt.ts';
import type { Species } from '../reference/species.ts';
import { saltGramsOf } from '../safety/audit/salt.ts';

/** Salt in a list of ingredients. */
export type ListedSalt = {
  /** Per line: grams of table salt, 0 for allowed salt without an amount; null for every other line. */
  saltGrams: (number | null)[];
  /** Energy of the whole list. */
  energyKcal: number;
  lines: UnderstoodLine[];
  /** Indices in `lines` of salt that the safety check accepts or only cautions about. */
  allowed: ReadonlySet<number>;
};

/** Judges the salt of a list as the nutrition checker does: by grams and by the energy of the bowl. */
export function listedSalt(ingredients: readonly string[], species: Species): ListedSalt {
  const { lines, foods, supplements } = readLines(ingredients);
  const { energyKcal } = recipeNutrients({
    ingredientLines: foods,
    supplements,
    servings: 1,
    cookedWeightGrams: 0,
  });
  const { flags } = auditLines({ species, lines, instructions: [], energyKcal });
  const isExcess = flags.some(({ food, severity }) => food === 'Excess salt' && severity === 'toxic');
  const salts = lines.flatMap(({ ingredientId }, at) => (isTableSalt(ingredientId) ? [at] : []));
  const allowed = new Set(isExcess ? [] : salts);
  const saltGrams = saltGramsOf(lines).map((grams, at) => grams ?? (allowed.has(at) ? 0 : null));
  return { saltGrams, energyKcal, lines, allowed };
}
