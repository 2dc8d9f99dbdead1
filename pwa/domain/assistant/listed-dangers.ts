import { readLines, type UnderstoodLine } from '../analysis/read-lines.ts';
import { auditLines } from '../analysis/source-audit.ts';
import { isTableSalt } from '../nutrition/food-shares.ts';
import { recipeNutrients } from '../nutrition/recipe-nutrients.ts';
import type { Species } from '../reference/species.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
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

/** 'Raw' states how the food is weighed; the steps cook it. */
const RAW_STATE = /\braw\b/gi;
/** Dangerous with bones or raw: the steps remove the bones or cook the food. */
const MENDED = /\bbones$|^raw (?:kidney beans|salmon|eggs?)/i;
/** Bare cooked bones stay excluded; 'on the bone' describes a cut. */
const BARE_BONES = /(?<!\bon the )\bbones?\b(?![ -]+in\b)|\bcarcass/i;

/** Whether a line contains a toxic food that cooking does not make safe. Foods after 'no' or 'without' do not count. */
export function holdsToxicFood(line: string, species: Species): boolean {
  const flags = findNamedFoods(line.replace(RAW_STATE, ''), species);
  return flags.some(({ severity, food }) => {
    const isMended = MENDED.test(food) && !(food === 'Cooked bones' && BARE_BONES.test(line));
    return severity === 'toxic' && !isMended;
  });
}

/** Whether a step may use this name: the name alone must not read as a danger, bones aside. */
export function isPlainName(name: string, species: Species): boolean {
  return findNamedFoods(name, species).every(
    ({ severity, food }) => severity !== 'toxic' || (/\bbones$/i.test(food) && !BARE_BONES.test(name)),
  );
}
