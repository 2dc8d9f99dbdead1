import { isTableSalt } from '../nutrition/table-salt.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { auditRecipe } from '../safety/audit-recipe.ts';
import type { SafetyFlag } from '../safety/find-unsafe-foods.ts';
import type { ConvertedLine } from './convert-line.ts';
import type { ConversionFlag, FreeTextRecipe } from './convert-recipe.ts';

const PLAIN_SALT = /^(?:(?:table|sea|rock|himalayan) )?salt$/i;
/** 'a handful of salt' has no grams and is no seasoning. */
const PLENTY = /\b(?:handfuls?|plenty|lots|cups?|tbsp|tablespoons?)(?: of)?(?: \w+)? ?$/i;
const UNMEASURED = 'nobody can tell how much; a home-made meal needs at most a measured pinch';
/** How much of the line before a flag tells how much is meant. */
const BEFORE = 40;

const isMeasuredSalt = ({ ingredientId, grams }: ConvertedLine) =>
  grams !== null && isTableSalt(ingredientId);
/** The offsets stay. */
const withoutSalt = (text: string) => text.replace(/\bsalt\b/gi, '    ');

/** Salt that is named without an amount, 'to taste', is a matter of caution: nobody can call it an excess. */
function judged(flag: ConversionFlag, text: string): ConversionFlag {
  const isSeasoning =
    flag.food === 'Excess salt' &&
    PLAIN_SALT.test(flag.text) &&
    !PLENTY.test(text.slice(Math.max(0, flag.start - BEFORE), flag.start));
  return isSeasoning ? { ...flag, severity: 'caution', reason: UNMEASURED } : flag;
}

/**
 * The dangerous foods of a recipe that is converted, `lines` being its ingredients as they were understood. Measured salt
 * counts above 1.5 g per 1000 kcal, as in every audit; salt without an amount is for caution.
 */
export function conversionFlags(recipe: FreeTextRecipe, lines: readonly ConvertedLine[]): ConversionFlag[] {
  const { species, title, ingredients, instructions } = recipe;
  const salts = lines.flatMap((line, index) => (isMeasuredSalt(line) ? [{ ...line, index }] : []));
  const energyKcal = lines.reduce(
    (sum, { ingredientId, grams }) =>
      sum + ((grams ?? 0) * (findIngredient(ingredientId)?.kcalPer100g ?? 0)) / 100,
    0,
  );
  const { flags } = auditRecipe({
    species,
    title,
    ingredients: ingredients.map((text, index) =>
      lines[index] !== undefined && isMeasuredSalt(lines[index]) ? withoutSalt(text) : text,
    ),
    instructions,
    supplements: salts.map(({ ingredientId, grams }) => ({ id: ingredientId ?? '', grams: grams ?? 0 })),
    ...(energyKcal > 0 ? { energyKcal } : {}),
  });
  return flags.map(({ where, index, ...flag }): ConversionFlag => {
    if (where === 'supplement') {
      return { ...flag, ...saltIn(ingredients, salts[index]?.index ?? 0), where: 'ingredient' };
    }
    const text =
      where === 'title' ? title : where === 'ingredient' ? ingredients[index] : instructions[index];
    return judged({ ...flag, where, index }, text ?? '');
  });
}

/** Where the salt stands in the line that measures too much of it. */
function saltIn(
  ingredients: readonly string[],
  index: number,
): Pick<SafetyFlag, 'text' | 'start' | 'end'> & { index: number } {
  const line = ingredients[index] ?? '';
  const start = Math.max(0, line.search(/\bsalt\b/i));
  return { index, start, end: start + 4, text: line.slice(start, start + 4) };
}
