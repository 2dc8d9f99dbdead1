import { recipeEnergy } from '../../recipe/energy-density.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { findSupplement } from '../../reference/supplements.ts';
import { readSafety } from './find-unsafe-foods.ts';
import { type AuditedRecipe, factsOf, lineReader, stepReader, titleReader } from './recipe-flags.ts';
import type { SafetyFlag, SafetyReading } from './safety-reading.ts';
import { cautionSentence, swapSentence } from './safety-sentences.ts';
import { excessSalt, seasoningAsCaution } from './salt.ts';

/** A flag and its place; offsets are within that line, or within a supplement's name. */
export type AuditFlag = SafetyFlag & {
  where: 'title' | 'ingredient' | 'instruction' | 'supplement';
  /** Index in that list; 0 for the title. */
  index: number;
};

export type SafetyAudit = {
  /** False if the recipe contains, or may contain, a toxic food. */
  isValid: boolean;
  /** Why it is invalid: it contains a toxic food, or names one without saying whether it is in. */
  lead: 'toxic' | 'asked' | null;
  flags: AuditFlag[];
  /** Dangerous foods named without saying clearly whether they are in the bowl. */
  asked: AuditFlag[];
  /** Names in the toxic-food table, once each. */
  toxicIngredients: string[];
  /** One sentence per toxic food. */
  suggestions: string[];
  /** One sentence per caution food; a valid recipe with any of them needs review. */
  warnings: string[];
};

const unique = (values: string[]) => [...new Set(values)];

/**
 * Audits a written recipe: every dangerous food in its title, ingredients and steps. Toxic foods make it unsafe; caution
 * foods send it to review. Measured salt counts only above 1.5 g per 1000 kcal.
 */
export function auditRecipe(recipe: AuditedRecipe): SafetyAudit {
  const { species, warnsOfSeasoning = false } = recipe;
  const facts = factsOf(recipe);
  const { salts, isWithinCap } = facts.salted;
  const readTitle = titleReader(recipe);
  const asked: AuditFlag[] = [];
  const flagsOf = (
    lines: readonly string[],
    where: AuditFlag['where'],
    read: (line: string, index: number) => SafetyReading,
  ) =>
    lines.flatMap((line, index) => {
      const placed = (flag: SafetyFlag): AuditFlag => ({
        ...(warnsOfSeasoning ? seasoningAsCaution(flag, line) : flag),
        where,
        index,
      });
      const reading = read(line, index);
      asked.push(...reading.asked.map(placed));
      return reading.flags.map(placed);
    });
  const supplementFlags = (id: string, index: number) =>
    excessSalt(findSupplement(id)?.name ?? id).map((flag) => ({
      ...flag,
      where: 'supplement' as const,
      index,
    }));

  const flags: AuditFlag[] = [
    ...flagsOf(recipe.title === undefined ? [] : [recipe.title], 'title', readTitle),
    ...flagsOf(recipe.ingredients, 'ingredient', lineReader(recipe, facts)),
    ...(isWithinCap ? [] : salts.flatMap(({ id, index }) => supplementFlags(id, index))),
    ...flagsOf(recipe.instructions, 'instruction', stepReader(recipe, false, facts)),
  ];
  const toxic = flags.filter(({ severity }) => severity === 'toxic');
  const cautions = flags.filter(({ severity }) => severity === 'caution');
  const mayBeToxic = asked.some(({ severity }) => severity === 'toxic');
  const lead = toxic.length > 0 ? 'toxic' : mayBeToxic ? 'asked' : null;
  return {
    isValid: lead === null,
    lead,
    flags,
    asked,
    toxicIngredients: unique(toxic.map(({ food }) => food)),
    suggestions: unique(toxic.map((flag) => swapSentence(flag, species))),
    warnings: unique(cautions.map((flag) => cautionSentence(flag, species))),
  };
}

/**
 * The text of a stored recipe to audit: metric lines, and US lines if only these name a dangerous food. The salt cap uses the
 * recipe's own energy.
 */
export function storedWords(recipe: Recipe): AuditedRecipe & { title: string } {
  const { batchKcal } = recipeEnergy(recipe);
  const isClean = (line: string) => {
    const { flags, asked } = readSafety(line, recipe.species);
    return flags.length + asked.length === 0;
  };
  return {
    species: recipe.species,
    title: recipe.title,
    ingredients: recipe.ingredientLines.map(({ metric, us }) =>
      isClean(metric) && !isClean(us) ? us : metric,
    ),
    instructions: recipe.steps.map(({ text }) => text),
    supplements: recipe.supplements,
    ...(batchKcal > 0 ? { energyKcal: batchKcal } : {}),
  };
}

/** Audits a stored recipe. */
export function auditStoredRecipe(recipe: Recipe): SafetyAudit {
  return auditRecipe(storedWords(recipe));
}
