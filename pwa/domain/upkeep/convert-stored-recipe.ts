import { convertLine, dualStep } from '../ingredient-line/convert-line.ts';
import type { IngredientLine, Recipe, Step } from '../recipe/recipe.ts';
import { auditStoredRecipe } from '../safety/audit/audit-recipe.ts';
import { findUnsafeFoods } from '../safety/audit/find-unsafe-foods.ts';
import { counted } from '../text/sentence-parts.ts';

/** 'unchanged': both measures already, or nothing we can convert; 'failed': unsafe, so nothing is written. */
export type ConversionOutcome = 'converted' | 'unchanged' | 'failed';

export type StoredConversion = {
  recipe: Recipe;
  outcome: ConversionOutcome;
  /** Log line of a run, starting with '✓ ' or '✗ '. */
  detail: string;
};

const LINE_MAX = 200;
const STEP_MAX = 1000;
/** Maximum relative difference between the stored grams and those in the text; beyond it they disagree. */
const TOLERANCE = 0.05;

const foodsIn = (text: string, { species }: Recipe) => findUnsafeFoods(text, species).map(({ food }) => food);

/** A line with identical metric and US text, rewritten in both measures if the tables allow; its grams stay. */
function dualLine(line: IngredientLine, recipe: Recipe): IngredientLine {
  if (line.metric !== line.us) return line;
  const { status, metric, us, grams } = convertLine(line.metric);
  const isSame = grams === null || Math.abs(grams - line.grams) <= TOLERANCE * line.grams;
  const isShort = metric.length <= LINE_MAX && us.length <= LINE_MAX;
  // The guard must find the same dangers in the new text as in the old.
  const isClear = foodsIn(line.metric, recipe).every((food) => foodsIn(metric, recipe).includes(food));
  return status === 'converted' && isSame && isShort && isClear ? { ...line, metric, us } : line;
}

function withBoth(step: Step): Step {
  const text = dualStep(step.text);
  return text.length <= STEP_MAX ? { ...step, text } : step;
}

const changedIn = <Row>(before: readonly Row[], after: readonly Row[], isSame: (a: Row, b: Row) => boolean) =>
  after.filter((row, at) => !isSame(row, before[at] as Row)).length;

/**
 * Writes every line and step of a stored recipe in both measures, and validates it for safety. Lines of a published recipe
 * already have both unless they were kept as written; steps get weights, volumes, lengths and temperatures in both.
 * Idempotent.
 */
export function convertStoredRecipe(recipe: Recipe): StoredConversion {
  const ingredientLines = recipe.ingredientLines.map((line) => dualLine(line, recipe));
  const steps = recipe.steps.map(withBoth);
  const made = { ...recipe, ingredientLines, steps };
  const { isValid, toxicIngredients, asked } = auditStoredRecipe(made);
  if (!isValid) {
    const foods = toxicIngredients.length > 0 ? toxicIngredients : asked.map(({ text }) => text);
    const detail = `✗ ${recipe.title}: failed safety validation (${foods.join(', ')})`;
    return { recipe, outcome: 'failed', detail };
  }
  const lines = changedIn(
    recipe.ingredientLines,
    ingredientLines,
    (a, b) => a.metric === b.metric && a.us === b.us,
  );
  const texts = changedIn(recipe.steps, steps, (a, b) => a.text === b.text);
  if (lines + texts === 0) {
    return { recipe, outcome: 'unchanged', detail: `✓ ${recipe.title}: in both measures already` };
  }
  const parts = [
    ...(lines > 0 ? [counted(lines, 'ingredient line')] : []),
    ...(texts > 0 ? [counted(texts, 'step')] : []),
  ];
  return {
    recipe: made,
    outcome: 'converted',
    detail: `✓ ${recipe.title}: ${parts.join(' and ')} in both measures`,
  };
}
