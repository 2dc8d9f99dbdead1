import { type ConvertedLine, convertLine } from '../ingredient-line/convert-line.ts';
import { dualStep } from '../ingredient-line/step-text.ts';
import { findIngredient } from '../reference/ingredients.ts';
import type { Species } from '../reference/species.ts';
import { type AuditFlag, auditRecipe } from '../safety/audit/audit-recipe.ts';
import { flagSubject } from '../safety/audit/safety-sentences.ts';
import { saltGramsOf } from '../safety/audit/salt.ts';

/** A recipe as free text. */
export type FreeTextRecipe = {
  species: Species;
  title: string;
  ingredients: readonly string[];
  instructions: readonly string[];
};

type ConvertedRecipe = {
  title: string;
  /** False if the recipe contains a food that is toxic to its species, or may. */
  success: boolean;
  lines: ConvertedLine[];
  /** The steps with every temperature, weight, volume and length in both systems. */
  instructions: string[];
  flags: AuditFlag[];
  /** Dangerous foods that are named and may not be in it. */
  asked: AuditFlag[];
  /** One sentence per line and flag, beginning with '✓ ' or '✗ '. */
  details: string[];
};

type ConversionReport = {
  success: boolean;
  message: string;
  /** `failed` counts the recipes that did not pass the safety validation. */
  summary: { total: number; converted: number; failed: number };
  /** One line per recipe, beginning with '✓ ' or '✗ '. */
  details: string[];
};

function lineDetail({ status, text, metric, us }: ConvertedLine): string {
  if (status === 'converted') return `✓ ${metric} | ${us}`;
  if (status === 'kept') return `✓ ${text}: nothing to convert`;
  return `✗ ${text}: kept as written, its weight is not known`;
}

function flagDetail(flag: AuditFlag): string {
  const { text, severity, reason, alternative, certainty } = flag;
  const word = severity === 'toxic' ? 'toxic' : 'use with caution';
  return `✗ ${certainty === 'usually' ? flagSubject(flag) : text}: ${word} (${reason})${alternative === '' ? '' : `; instead: ${alternative}`}`;
}

const askedDetail = ({ text }: AuditFlag) => `✗ ${text}: named, but nothing says whether it is in the bowl`;

/** Energy of the lines with a known weight, in kcal. */
function energyOf(lines: readonly ConvertedLine[]): number {
  return lines.reduce(
    (sum, { ingredientId, grams }) =>
      sum + ((grams ?? 0) * (findIngredient(ingredientId)?.kcalPer100g ?? 0)) / 100,
    0,
  );
}

/**
 * Converts a whole recipe of free-text lines to metric and US measures and validates its safety: a recipe with a
 * toxic food is converted but reported as failed; cautions are reported without failing it. Measured salt is judged
 * as in every audit; salt 'to taste' is a caution.
 */
export function convertRecipe(recipe: FreeTextRecipe): ConvertedRecipe {
  const lines = recipe.ingredients.map(convertLine);
  const energyKcal = energyOf(lines);
  const { isValid, flags, asked } = auditRecipe({
    ...recipe,
    saltGrams: saltGramsOf(lines),
    warnsOfSeasoning: true,
    ...(energyKcal > 0 ? { energyKcal } : {}),
  });
  return {
    title: recipe.title,
    success: isValid,
    lines,
    instructions: recipe.instructions.map(dualStep),
    flags,
    asked,
    details: [...lines.map(lineDetail), ...flags.map(flagDetail), ...asked.map(askedDetail)],
  };
}

function recipeDetail({ title, success, lines, flags, asked }: ConvertedRecipe): string {
  if (!success) {
    const toxic = new Set(
      [...flags, ...asked].filter(({ severity }) => severity === 'toxic').map(({ text }) => text),
    );
    return `✗ ${title}: failed safety validation (${[...toxic].join(', ')})`;
  }
  const unknown = lines.filter(({ status }) => status === 'unknown').length;
  const kept = unknown === 0 ? '' : `, ${unknown} kept as written`;
  return `✓ ${title}: ${lines.length - unknown} of ${lines.length} lines in both measures${kept}`;
}

/** Summarises the conversion of several recipes. */
export function conversionReport(recipes: readonly ConvertedRecipe[]): ConversionReport {
  const failed = recipes.filter(({ success }) => !success).length;
  const converted = recipes.length - failed;
  return {
    success: failed === 0,
    message: `Converted ${converted} of ${recipes.length} recipes to dual measurements`,
    summary: { total: recipes.length, converted, failed },
    details: recipes.map(recipeDetail),
  };
}
