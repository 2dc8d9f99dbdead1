import { isTableSalt, SALT_CAP_GRAMS_PER_1000_KCAL } from '../../nutrition/food-shares.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import type { SafetyFlag } from './safety-reading.ts';

/** The parts of a recipe relevant to its salt. */
export type SaltedRecipe = {
  ingredients: readonly string[];
  /** Grams of table salt per ingredient line if the lines were weighed; else read from 'n g salt'. */
  saltGrams?: readonly (number | null)[];
  /** Measured, for the whole batch. */
  supplements?: readonly { id: string; grams: number }[];
  /** Energy of the whole batch, which sets the limit for measured salt. */
  energyKcal?: number;
};

/** Energy assumed for the cap if the recipe's is unknown, in kcal. */
const ASSUMED_ENERGY_KCAL = 1000;
/** Rounding tolerance of measurable doses, in grams. */
const ROUNDING_GRAMS = 0.05;

/** '1.5 g salt', '¼ tsp table salt': salt by the gram or level spoon, and nothing else on the line. */
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

const PLAIN_SALT = /^(?:(?:table|sea|rock|himalayan) )?salt$/i;
const FREE_HAND = /^(?: and (?:black )?pepper)? to taste/i;
const FREE_AMOUNT = /\b(?:pinch|dash|sprinkle|sprinkling|handful|plenty|lots) of (?:\w+ )?$/i;
/** Has no grams and isn't seasoning. */
const PLENTY = /\b(?:handfuls?|plenty|lots|cups?|tbsp|tablespoons?)(?: of)?(?: \w+)? ?$/i;
/** Number of characters around a flag that decide its meaning. */
const AROUND = 40;

const EXCESS_SALT = TOXIC_FOODS.find(({ name }) => name === 'Excess salt');
const WITHIN_CAP: Pick<SafetyFlag, 'severity' | 'reason' | 'alternative'> = {
  severity: 'caution',
  reason: `Up to ${SALT_CAP_GRAMS_PER_1000_KCAL} g per 1,000 kcal it is a mineral, above that an excess`,
  alternative: 'no more salt than this',
};
const UNMEASURED = 'No amount is given; a home-made meal needs at most a measured pinch';

const isPlainSalt = ({ food, text }: SafetyFlag) => food === 'Excess salt' && PLAIN_SALT.test(text);
const before = (text: string, start: number) => text.slice(Math.max(0, start - AROUND), start);

/** `SaltedRecipe.saltGrams` from parsed lines. */
export function saltGramsOf(
  lines: readonly { ingredientId: string | null; grams: number | null; basis?: string | null }[],
): (number | null)[] {
  return lines.map(({ ingredientId, grams, basis }) =>
    // The midpoint of a vague amount would be arbitrary.
    isTableSalt(ingredientId) && basis !== null ? grams : null,
  );
}

/** Grams of salt if the line measures salt; else null. */
export function measuredSaltGrams(line: string): number | null {
  const [, amount, unit] = MEASURED_SALT.exec(line) ?? [];
  if (amount === undefined || unit === undefined) return null;
  return (FRACTIONS[amount] ?? Number(amount)) * (/^g/i.test(unit) ? 1 : SALT_GRAMS_PER_TEASPOON);
}

/** The measured salts of a recipe; `isWithinCap` if the total is within 1.5 g per 1000 kcal: a mineral source, not an excess. */
export function measuredSalts(recipe: SaltedRecipe) {
  const salts = (recipe.supplements ?? []).flatMap(({ id, grams }, index) =>
    isTableSalt(id) ? [{ id, grams, index }] : [],
  );
  const inLines = (recipe.saltGrams ?? recipe.ingredients.map(measuredSaltGrams)).filter(
    (grams) => grams !== null,
  );
  const grams = [...inLines, ...salts.map((salt) => salt.grams)].reduce((sum, salt) => sum + salt, 0);
  const capGrams = (SALT_CAP_GRAMS_PER_1000_KCAL * (recipe.energyKcal ?? ASSUMED_ENERGY_KCAL)) / 1000;
  return {
    salts,
    hasSalt: salts.length + inLines.length > 0,
    isWithinCap: grams <= capGrams + ROUNDING_GRAMS,
  };
}

/** A flag over the whole text if it measures too much salt. */
export function excessSalt(text: string): SafetyFlag[] {
  if (EXCESS_SALT === undefined) return [];
  const { name: food, severity, why: reason, safeAlternative: alternative } = EXCESS_SALT;
  return [{ food, severity, certainty: 'contains', text, start: 0, end: text.length, reason, alternative }];
}

/** Blanks out the word 'salt' in a line judged by its grams; offsets stay valid. */
export function withoutSalt(line: string): string {
  return line.replace(/\bsalt\b/gi, '    ');
}

/** A caution for a line that measures salt within the cap but wasn't weighed. */
export function withinCap(flag: SafetyFlag): SafetyFlag {
  return flag.food === 'Excess salt' ? { ...flag, ...WITHIN_CAP } : flag;
}

/** Whether a step only refers to the measured salt: not 'to taste', not by the pinch. */
export function isMeasuredSalt(flag: SafetyFlag, step: string): boolean {
  return (
    isPlainSalt(flag) &&
    !FREE_HAND.test(step.slice(flag.end, flag.end + AROUND)) &&
    !FREE_AMOUNT.test(before(step, flag.start))
  );
}

/** Downgrades salt without an amount ('to taste') to a caution; a handful and all other flags stay unchanged. */
export function seasoningAsCaution(flag: SafetyFlag, text: string): SafetyFlag {
  const isSeasoning =
    isPlainSalt(flag) && measuredSaltGrams(text) === null && !PLENTY.test(before(text, flag.start));
  return isSeasoning ? { ...flag, severity: 'caution', reason: UNMEASURED } : flag;
}
