import { splitFoods } from '../ingredient-line/split-foods.ts';
import { estimatedCookedGrams } from '../nutrition/cooked-yield.ts';
import { MOST_GRAMS, type Recipe, type Step, soundGrams } from '../recipe/recipe.ts';
import { cookMinutesOfSteps } from '../recipe/step-durations.ts';
import { linesOfSteps } from '../recipe/step-lines.ts';
import { storageRule } from '../recipe/storage-rule.ts';
import { dualTemperatures } from '../units/temperature-text.ts';
import type { RecipeSubmission } from './submission.ts';
import { type BoughtAmount, readSubmittedLine, type SubmittedLine } from './submitted-lines.ts';

/** A draft recipe before publication. */
export type DraftRecipe = Omit<Recipe, 'id' | 'createdAt'>;

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
