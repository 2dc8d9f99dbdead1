import { isTableSalt, SALT_CAP_GRAMS_PER_1000_KCAL } from '../nutrition/table-salt.ts';
import type { Species } from '../recipe/species.ts';
import { findUnsafeFoods, type SafetyFlag } from './find-unsafe-foods.ts';

/** A recipe in words, as a visitor sends it. */
export type AuditedRecipe = {
  species: Species;
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  /** Measured, for the whole batch. */
  supplements?: readonly { id: string; grams: number }[];
  /** Of the whole batch; how much measured salt is too much depends on it. */
  energyKcal?: number;
};

/** Energy that is assumed for the cap where the recipe's is not known, in kcal. */
const ASSUMED_ENERGY_KCAL = 1000;
/** Rounding of doses people can measure, in grams. */
const ROUNDING_GRAMS = 0.05;

const PLAIN_SALT = /^(?:table |sea )?salt$/i;
const FREE_HAND = /^(?: and (?:black )?pepper)? to taste/i;
const FREE_AMOUNT = /\b(?:pinch|dash|sprinkle|sprinkling|handful|plenty|lots) of (?:\w+ )?$/i;
/** Cooking juices of the recipe itself: 'the hot gravy', 'a little of its gravy'. */
const OWN_JUICES =
  /\b(?:the|its|their|own|pan|meat)(?: (?:hot|warm|cool|cooled|thick|thin|rest|remaining))* $/i;
/** How much of the line around a flag tells what is meant. */
const AROUND = 40;

/** '1.5 g salt', '¼ tsp table salt': salt by the gram or the level spoon, and nothing else on the line. */
const MEASURED_SALT =
  /^\s*(\d+(?:\.\d+)?|¼|½|⅛|1\/4|1\/2|1\/8) ?(g|grams?|(?:level )?tsp|(?:level )?teaspoons?) (?:of )?(?:(?:table|sea|fine|iodised|iodized) )*salt(?:,? (?:fine|level|dissolved)| \([^()]{0,40}\))?\s*$/i;
const FRACTIONS: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '1/8': 1 / 8,
  '¼': 1 / 4,
  '1/4': 1 / 4,
  '½': 1 / 2,
  '1/2': 1 / 2,
};
const SALT_GRAMS_PER_TEASPOON = 6;
const SALT_WITHIN_CAP: Pick<SafetyFlag, 'severity' | 'reason' | 'alternative'> = {
  severity: 'caution',
  reason: `Up to ${SALT_CAP_GRAMS_PER_1000_KCAL} g per 1000 kcal it is a mineral, above that an excess`,
  alternative: 'no more salt than this',
};

/** Grams of salt that a line measures; null for every other line. */
function measuredSaltGrams(line: string): number | null {
  const [, amount, unit] = MEASURED_SALT.exec(line) ?? [];
  if (amount === undefined || unit === undefined) return null;
  return (FRACTIONS[amount] ?? Number(amount)) * (/^g/i.test(unit) ? 1 : SALT_GRAMS_PER_TEASPOON);
}

/** The measured salts of a recipe; `isWithinCap` where they are a mineral and no excess. */
export function measuredSalts(recipe: Pick<AuditedRecipe, 'ingredients' | 'supplements' | 'energyKcal'>) {
  const salts = (recipe.supplements ?? []).flatMap(({ id, grams }, index) =>
    isTableSalt(id) ? [{ id, grams, index }] : [],
  );
  const lines = recipe.ingredients.map(measuredSaltGrams).filter((line) => line !== null);
  const grams = [...lines, ...salts.map((salt) => salt.grams)].reduce((sum, salt) => sum + salt, 0);
  const capGrams = (SALT_CAP_GRAMS_PER_1000_KCAL * (recipe.energyKcal ?? ASSUMED_ENERGY_KCAL)) / 1000;
  return {
    salts,
    hasSalt: salts.length + lines.length > 0,
    isWithinCap: grams <= capGrams + ROUNDING_GRAMS,
  };
}

/**
 * Reads the steps of a recipe for dangerous foods, knowing the rest of it: salt as a measured supplement within 1.5 g per
 * 1000 kcal is no excess of salt when a step mentions it, save 'to taste' or by the pinch; 'the gravy' of a recipe that
 * lists none is its own cooking juice.
 * @param isStrict counts such gravy as well
 */
export function stepReader(recipe: AuditedRecipe, isStrict = false): (step: string) => SafetyFlag[] {
  const { hasSalt, isWithinCap } = measuredSalts(recipe);
  const isSaltMeasured = hasSalt && isWithinCap;
  const listsGravy = isStrict || recipe.ingredients.some((line) => /\bgravy\b/i.test(line));

  return (step) =>
    findUnsafeFoods(step, recipe.species).filter(({ food, text, start, end }) => {
      const before = step.slice(Math.max(0, start - AROUND), start);
      if (isSaltMeasured && food === 'Excess salt' && PLAIN_SALT.test(text)) {
        return FREE_HAND.test(step.slice(end, end + AROUND)) || FREE_AMOUNT.test(before);
      }
      return listsGravy || !/^gravy$/i.test(text) || !OWN_JUICES.test(before);
    });
}

/**
 * Reads the ingredient lines of a recipe for dangerous foods: salt by the gram within 1.5 g per 1000 kcal, all of it
 * together, asks for care and is no poison.
 */
export function lineReader(recipe: AuditedRecipe): (line: string) => SafetyFlag[] {
  const { isWithinCap } = measuredSalts(recipe);
  return (line) => {
    const flags = findUnsafeFoods(line, recipe.species);
    if (flags.length === 0 || !isWithinCap || measuredSaltGrams(line) === null) return flags;
    return flags.map((flag) => (flag.food === 'Excess salt' ? { ...flag, ...SALT_WITHIN_CAP } : flag));
  };
}
