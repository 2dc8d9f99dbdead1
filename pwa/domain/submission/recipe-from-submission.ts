import { boneOf, withoutBone } from '../analysis/bone.ts';
import { lineWarnings } from '../analysis/understood-line.ts';
import { convertLine } from '../ingredient-line/convert-line.ts';
import { type DualText, dualText } from '../ingredient-line/dual-text.ts';
import { lineGrams } from '../ingredient-line/line-grams.ts';
import { tidyLine } from '../ingredient-line/line-text.ts';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { splitFoods } from '../ingredient-line/split-foods.ts';
import { estimatedCookedGrams } from '../nutrition/cooked-yield.ts';
import {
  type IngredientLine,
  MOST_GRAMS,
  type Recipe,
  type Step,
  type SupplementLine,
  soundGrams,
} from '../recipe/recipe.ts';
import { cookMinutesOfSteps } from '../recipe/step-durations.ts';
import { linesOfSteps } from '../recipe/step-lines.ts';
import { storageRule } from '../recipe/storage-rule.ts';
import { findIngredient } from '../reference/ingredients.ts';
import type { Kitchen } from '../reference/markets.ts';
import type { Species } from '../reference/species.ts';
import { DOSE_FORMS, doseText } from '../reference/supplement-doses.ts';
import { findSupplement } from '../reference/supplements.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
import { gramsText } from '../units/format-quantity.ts';
import { doseUnit, measuredCount } from '../units/measured-dose.ts';
import { dualTemperatures } from '../units/temperature-text.ts';
import type { RecipeSubmission } from './submission.ts';

/** A draft recipe before publication. */
export type DraftRecipe = Omit<Recipe, 'id' | 'createdAt'>;

/** A line of a submission converted for a recipe. */
export type SubmittedLine =
  | { kind: 'food'; text: string; name: string; line: IngredientLine }
  | { kind: 'supplement'; text: string; line: SupplementLine }
  /** Empty without its bullet. */
  | { kind: 'empty'; text: string };

type RecipeFromSubmission = {
  recipe: DraftRecipe;
  /** Problems to fix before publication, as sentences; empty if none are left. */
  problems: string[];
  /** The foods in the order submitted; an ingredient that names several has a line for each. */
  lines: (SubmittedLine & { /** Index of the ingredient as submitted. */ source: number })[];
};

const BOUNDS = `a line has 0.001 to ${MOST_GRAMS.toLocaleString('en-GB')} g.`;
const STEP_MAX = 1000;
const FOODS_MAX = 40;
const SUPPLEMENTS_MAX = 12;
/** Author if the sender gave no name; our own recipes have no author. */
export const A_VISITOR = 'A visitor';
/** Words for occasional food that is never the whole diet. */
const OCCASIONAL =
  /\b(?:treats?|biscuits?|cookies?|snacks?|bites?|chews?|toppers?|cubes|jerky|cake|pupcakes?|muffins?|broth)\b/i;

function stepsOf(
  instructions: readonly string[],
  foods: readonly { name: string; id: string | null }[],
): Step[] {
  const named = foods.map(({ name, id }) => ({ name, ingredientId: id }));
  const lines = linesOfSteps(instructions, named);
  return instructions.map((text, index) => {
    const both = dualTemperatures(text);
    return { text: both.length <= STEP_MAX ? both : text, lines: lines[index] ?? [] };
  });
}

function problemsOf({ ingredientLines, supplements }: DraftRecipe): string[] {
  return [
    ...ingredientLines
      .filter(({ grams }) => grams <= 0)
      .map(({ metric }) => `Nobody can tell what '${metric}' weighs: give its grams.`),
    ...[...ingredientLines, ...supplements]
      .filter(({ grams }) => grams > 0 && !soundGrams.safeParse(grams).success)
      .map((line) => `Nobody weighs out '${'metric' in line ? line.metric : line.dose}': ${BOUNDS}`),
    ...(ingredientLines.length === 0 ? ['The recipe needs a food.'] : []),
    ...(ingredientLines.length > FOODS_MAX ? [`A recipe has ${FOODS_MAX} foods at most.`] : []),
    ...(supplements.length > SUPPLEMENTS_MAX ? [`A recipe has ${SUPPLEMENTS_MAX} supplements at most.`] : []),
  ];
}

/** The foods of an ingredient, each with its own words, as the checker reads them. */
function foodsOf(text: string): string[] {
  const foods = splitFoods(text);
  return foods.length > 1 ? foods : [text];
}

/** Weight and energy of a bought food in a line; without the energy if it is unknown. */
export type BoughtAmount = Pick<IngredientLine, 'grams' | 'boughtKcalPer100g'>;

/**
 * Converts a visitor's submission with the engines: a line for each food, in grams and both measures, temperatures in both
 * scales, steps with the lines they use, cooking time from the steps, cooked weight by the yields of `cooked-yield.ts`.
 * Storage follows the site's rule by food.
 * @param gramsOfLine entered by a person, by ingredient index: overrides the line, which stays whole
 * @param boughtOfLine amounts of bought foods that no table has, by ingredient index; such a line stays whole
 */
export function recipeFromSubmission(
  submission: RecipeSubmission,
  gramsOfLine: Readonly<Record<number, number>> = {},
  boughtOfLine: Readonly<Record<number, BoughtAmount>> = {},
): RecipeFromSubmission {
  const { title, description, species, category, isOrganic, servings, prepTime, imageUrl, authorName } =
    submission;
  const lines = submission.ingredients.flatMap((text, source) => {
    const [grams, bought] = [gramsOfLine[source], boughtOfLine[source]];
    const parts = grams === undefined && bought === undefined ? foodsOf(text) : [text];
    const options = { grams, kitchen: submission.kitchen, bought };
    return parts.map((part) => ({ ...readSubmittedLine(part, species, options), source }));
  });
  const foods = lines.filter((line) => line.kind === 'food');
  const ingredientLines = foods.map(({ line }) => line);
  const cookTime = cookMinutesOfSteps(submission.instructions);
  const steps = stepsOf(
    submission.instructions,
    foods.map(({ name, line }) => ({ name, id: line.ingredientId })),
  );
  const recipe: DraftRecipe = {
    title,
    description,
    species,
    category,
    isOrganic,
    role: OCCASIONAL.test(title) ? 'occasional' : 'everyday',
    servings,
    prepTime,
    cookTime,
    cookedWeightGrams: Math.round(estimatedCookedGrams(ingredientLines, submission.instructions)),
    storage: storageRule({ ingredientLines, steps, cookTime }),
    ingredientLines,
    supplements: lines.flatMap((line) => (line.kind === 'supplement' ? [line.line] : [])),
    steps,
    nutritionalBenefits: [],
    imageUrl: imageUrl || null,
    authorName: authorName || A_VISITOR,
  };
  return { recipe, problems: problemsOf(recipe), lines };
}

const TEXT_MAX = 200;
/** Tolerance of a dose: a spoon is no more accurate. */
const DOSE_TOLERANCE = 0.05;

/** Kitchen scales are no more precise. */
const rounded = (grams: number) => Number(grams.toPrecision(4));

/**
 * A supplement of known weight as a measurable dose: tablets, capsules and drops in whole steps, with the grams adjusted;
 * powder in parts of a teaspoon if close enough, else in grams.
 */
function supplementOf(id: string, grams: number): SupplementLine {
  const form = DOSE_FORMS[id];
  const unit = form === undefined ? undefined : doseUnit(form.form);
  const weighed = { id, grams: rounded(grams), dose: gramsText(grams) };
  if (form === undefined || unit === undefined) return weighed;
  const count = measuredCount(unit, grams / form.unitGrams);
  const measured = count * form.unitGrams;
  const isNear = count > 0 && Math.abs(measured - grams) <= DOSE_TOLERANCE * grams;
  if (isNear) return { id, grams: rounded(grams), dose: doseText(id, form, count) };
  return count > 0 && unit !== 'tsp'
    ? { id, grams: rounded(measured), dose: doseText(id, form, count) }
    : weighed;
}

/**
 * Whether a line names nothing dangerous except salt, which is judged by its grams: false for 'kelp with onion
 * powder'.
 */
function isHarmless(text: string, species: Species): boolean {
  return findNamedFoods(text, species).every(({ food }) => food === 'Excess salt');
}

/**
 * Whether the audit finds in the converted text what it finds in the original, neither less ('E 967' is not an amount) nor
 * more ('(no garlic)' is an answer, 'garlic, no garlic' is not).
 */
function keepsFlags(text: string, { metric, us }: DualText, species: Species): boolean {
  const foods = (words: string) => findNamedFoods(words, species).map(({ food }) => food);
  const inMetric = foods(metric);
  const left = inMetric.length > 0 ? inMetric : foods(us);
  const written = foods(text);
  return written.every((food) => left.includes(food)) && left.every((food) => written.includes(food));
}

const isShort = (text: string) => text.length <= TEXT_MAX;

/**
 * Converts one ingredient line of a visitor with the engine that converts recipes.
 * @param options.grams entered by a person; overrides the line
 * @param options.kitchen whose tins, eggs and pints weigh the line
 * @param options.bought amount of a bought food, which no table has whatever its name says
 * @returns grams of 0 if the weight is unknown
 */
export function readSubmittedLine(
  text: string,
  species: Species,
  {
    grams,
    kitchen,
    bought,
  }: {
    grams?: number | undefined;
    kitchen?: Kitchen | undefined;
    bought?: BoughtAmount | undefined;
  } = {},
): SubmittedLine {
  const tidy = tidyLine(text);
  if (tidy === '') return { kind: 'empty', text };
  const parsed = parseIngredientLine(withoutBone(tidy), kitchen);
  if (bought !== undefined) {
    const { grams: weight, ...energy } = bought;
    const line = { ingredientId: null, grams: rounded(weight), metric: tidy, us: tidy, ...energy };
    return { kind: 'food', text, name: parsed.name || tidy, line };
  }
  const read = lineGrams(parsed)?.grams ?? null;
  const isSound = lineWarnings(parsed, tidy, read).every((code) => code === 'unlikely-weight');
  const known = grams ?? (isSound ? read : null) ?? 0;
  const id = parsed.ingredientId;
  if (known > 0 && id !== null && findSupplement(id) !== undefined && isHarmless(tidy, species)) {
    return { kind: 'supplement', text, line: supplementOf(id, known) };
  }
  // The table's food doesn't apply if an unknown amount of bone is eaten with it.
  const isOpen = (boneOf(parsed, tidy)?.question ?? null) !== null;
  const ingredientId = isOpen || findIngredient(id) === undefined ? null : id;
  const name = parsed.name === '' ? tidy : parsed.name;
  const converted = grams === undefined ? convertLine(tidy, kitchen) : null;
  const { metric, us } =
    converted ?? dualText({ ingredientId, grams: known, name, preparation: parsed.preparation });
  // With its words about bone a line may be read as another amount.
  const isSame = converted === null || converted.grams === read;
  const isFit = isSame && isShort(metric) && isShort(us) && keepsFlags(tidy, { metric, us }, species);
  const words = isFit ? { metric, us } : { metric: tidy, us: tidy };
  return { kind: 'food', text, name, line: { ingredientId, grams: rounded(known), ...words } };
}
