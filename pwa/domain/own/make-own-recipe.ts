import { type Analysis, analyseRecipe } from '../analysis/analyse-recipe.ts';
import type { UnderstoodLine } from '../analysis/understood-line.ts';
import { recipeCard } from '../catalogue/card-of-recipe.ts';
import type { RecipeCard } from '../catalogue/recipe-card.ts';
import type { BoughtFood } from '../nutrition/batch-part.ts';
import type { BatchReading } from '../nutrition/recipe-nutrients.ts';
import { asVerdict } from '../nutrition/recipe-verdict.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeFoods } from '../recipe/recipe-foods.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { NOT_YET_RATED } from '../review/rating-summary.ts';
import { type BoughtAmount, recipeFromSubmission } from '../submission/recipe-from-submission.ts';
import type { OwnRecipe, OwnWords } from './own-recipe.ts';

/** Author written to the exported file if the owner gives no name. */
const AT_HOME = 'Home kitchen';

/**
 * An owner's recipe in the catalogue's format, with its card and the parsed reading that page, plan and cook mode share.
 */
export type MadeRecipe = { recipe: Recipe; card: RecipeCard; reading: BatchReading };

/** Why a text can't be saved as a recipe: a sentence, and the index of the ingredient line. */
type OwnRecipeProblem = { message: string; line: number };

/** What the owner's words hold, with the bought foods that they name. */
function analysisOf(words: OwnWords, labelFoods: readonly LabelFood[]): Analysis {
  const { species, servings, ingredients, instructions, kitchen } = words;
  const lifeStage = recipeLifeStage(words);
  return analyseRecipe({ species, lifeStage, servings, ingredients, instructions, kitchen }, labelFoods);
}

/** Weight and energy of a bought food in its line; 0 g if the weight is unknown. */
const amountOf = (grams: number | null, { leastKcal, mostKcal }: BoughtFood['bounds']): BoughtAmount => ({
  grams: grams ?? 0,
  boughtKcalPer100g: (leastKcal + mostKcal) / 2,
});

/** The part of a line as the checker weighs it: 'rice, dry' where a step cooks the rice. */
function asWeighed({ part, questions }: UnderstoodLine): string {
  const asked = questions.find(({ code }) => code === 'raw-or-cooked');
  return asked?.choices.find(({ code, isRead }) => code === 'dry' && isRead)?.text ?? part;
}

/**
 * The recipe of the words with a line for each food, as the checker splits them: it never splits a bought food's name.
 * The sources of its lines are indices of the analysis's lines.
 */
function recipeOf(words: OwnWords, { lines }: Analysis) {
  const bought = lines.flatMap(({ bought: food, grams }, at) =>
    food === undefined ? [] : [[at, amountOf(grams, food.bounds)]],
  );
  const ingredients = lines.map(asWeighed);
  return recipeFromSubmission({ ...words, ingredients }, {}, Object.fromEntries(bought));
}

/** The first problem of the text; null if it can be saved. */
export function ownRecipeProblem(
  words: OwnWords,
  labelFoods: readonly LabelFood[] = [],
): OwnRecipeProblem | null {
  const analysis = analysisOf(words, labelFoods);
  const { problems, lines } = recipeOf(words, analysis);
  const [message] = problems;
  if (message === undefined) return null;
  const unweighed = lines.find((line) => line.kind === 'food' && line.line.grams <= 0);
  return { message, line: analysis.lines[unweighed?.source ?? 0]?.source ?? 0 };
}

/** Whether a line has two bounds: an open question, or a vague amount. */
const isOpen = ({ questions, grams, leastGrams, mostGrams }: UnderstoodLine) =>
  questions.length > 0 || leastGrams !== grams || mostGrams !== grams;

/** The recipe with the foods of open lines set to unknown, so that no derived figure claims more than the checker does. */
function withOpenUnknown(
  recipe: Recipe,
  lines: ReturnType<typeof recipeOf>['lines'],
  analysis: Analysis,
): Recipe {
  const open = analysis.lines.map(isOpen);
  const ofFoods = lines.flatMap(({ kind, source }) => (kind === 'food' ? [source] : []));
  const ingredientLines = recipe.ingredientLines.map((line, at) =>
    open[ofFoods[at] ?? -1] ? { ...line, ingredientId: null } : line,
  );
  return { ...recipe, ingredientLines };
}

/**
 * The recipe in the catalogue's format, with its card. The verdict is the checker's, which takes both bounds of every open
 * question. If the converted lines give a different verdict, the foods of open lines become unknown.
 * @param labelFoods the owner's bought foods, which lines mean by their names
 */
export function makeOwnRecipe(
  { id, words, createdAt }: OwnRecipe,
  labelFoods: readonly LabelFood[] = [],
): MadeRecipe {
  const { role } = words;
  const analysis = analysisOf(words, labelFoods);
  const { recipe: draft, lines } = recipeOf(words, analysis);
  const authorName = words.authorName || AT_HOME;
  const recipe: Recipe = { ...draft, authorName, role, id, createdAt };
  const { reading } = analysis;
  // From the reading, which keeps every food that an open line may mean.
  const cardOf = (read: Recipe): RecipeCard => ({
    ...recipeCard(read, NOT_YET_RATED),
    foods: recipeFoods(reading),
  });
  const card = cardOf(recipe);
  const { aafco } = analysis.completeness;
  const { isValid: isSafe, lead } = analysis.safety;
  const verdict = asVerdict(aafco, lead);
  // A treat needs no verdict, but we still report a food that is or may be toxic.
  if (role === 'occasional') return { recipe, card: isSafe ? card : { ...card, verdict }, reading };
  if (!isSafe || card.verdict?.status === verdict.status)
    return { recipe, card: { ...card, verdict }, reading };
  const guarded = withOpenUnknown(recipe, lines, analysis);
  return { recipe: guarded, card: { ...cardOf(guarded), verdict }, reading };
}
