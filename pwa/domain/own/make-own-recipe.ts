import { type Analysis, analyseRecipe } from '../analysis/analyse-recipe.ts';
import { recipeCard } from '../catalogue/card-of-recipe.ts';
import type { RecipeCard } from '../catalogue/recipe-card.ts';
import type { BatchReading } from '../nutrition/recipe-nutrients.ts';
import { asVerdict } from '../nutrition/recipe-verdict.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { recipeLifeStage } from '../reference/life-stage.ts';
import { NOT_YET_RATED } from '../review/rating-summary.ts';
import { recipeFromSubmission } from '../submission/recipe-from-submission.ts';
import type { BoughtAmount, SubmittedLine } from '../submission/submitted-lines.ts';
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

/** What a line with a bought food holds; its energy only if nothing else is in it. */
function amountOf(foods: Analysis['lines']): BoughtAmount {
  const grams = foods.reduce((sum, food) => sum + (food.grams ?? 0), 0);
  const [first, other] = foods;
  if (first?.bought === undefined || other !== undefined) return { grams };
  const { leastKcal, mostKcal } = first.bought.bounds;
  return { grams, boughtKcalPer100g: (leastKcal + mostKcal) / 2 };
}

/** What each line with a bought food holds, by its index; 0 g if the amount is unknown. */
function boughtOf({ lines }: Analysis): Record<number, BoughtAmount> {
  const sources = lines.flatMap(({ bought, source }) => (bought === undefined ? [] : [source]));
  return Object.fromEntries(sources.map((at) => [at, amountOf(lines.filter(({ source }) => source === at))]));
}

/** The first problem of the text; null if it can be saved. */
export function ownRecipeProblem(
  words: OwnWords,
  labelFoods: readonly LabelFood[] = [],
): OwnRecipeProblem | null {
  const bought = labelFoods.length === 0 ? {} : boughtOf(analysisOf(words, labelFoods));
  const { problems, lines } = recipeFromSubmission(words, {}, bought);
  const [message] = problems;
  if (message === undefined) return null;
  const isUnweighed = (line: (typeof lines)[number]) => line.kind === 'food' && line.line.grams <= 0;
  return { message, line: Math.max(0, lines.findIndex(isUnweighed)) };
}

/** Whether a line has two bounds: an open question, or a vague amount. */
const isOpen = ({ questions, grams, leastGrams, mostGrams }: Analysis['lines'][number]) =>
  questions.length > 0 || leastGrams !== grams || mostGrams !== grams;

/** The recipe with the foods of open lines set to unknown, so that no derived figure claims more than the checker does. */
function withOpenUnknown(recipe: Recipe, lines: readonly SubmittedLine[], analysis: Analysis): Recipe {
  const open = new Set(analysis.lines.filter(isOpen).map(({ source }) => source));
  const ofFoods = lines.flatMap(({ kind }, source) => (kind === 'food' ? [source] : []));
  const ingredientLines = recipe.ingredientLines.map((line, at) =>
    open.has(ofFoods[at] ?? -1) ? { ...line, ingredientId: null } : line,
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
  const { recipe: draft, lines } = recipeFromSubmission(words, {}, boughtOf(analysis));
  const authorName = words.authorName || AT_HOME;
  const recipe: Recipe = { ...draft, authorName, role, id, createdAt };
  const card = recipeCard(recipe, NOT_YET_RATED);
  const { reading } = analysis;
  const { aafco } = analysis.completeness;
  const { isValid: isSafe, lead } = analysis.safety;
  const verdict = asVerdict(aafco, lead);
  // A treat needs no verdict, but we still report a food that is or may be toxic.
  if (role === 'occasional') return { recipe, card: isSafe ? card : { ...card, verdict }, reading };
  if (!isSafe || card.verdict?.status === verdict.status)
    return { recipe, card: { ...card, verdict }, reading };
  const guarded = withOpenUnknown(recipe, lines, analysis);
  return { recipe: guarded, card: { ...recipeCard(guarded, NOT_YET_RATED), verdict }, reading };
}
