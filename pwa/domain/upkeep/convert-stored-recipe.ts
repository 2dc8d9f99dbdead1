import { convertLine } from '../ingredient-line/convert-line.ts';
import { dualStep } from '../ingredient-line/step-text.ts';
import type { IngredientLine, Recipe, Step } from '../recipe/recipe.ts';
import { auditStoredRecipe } from '../safety/audit/audit-recipe.ts';
import { findUnsafeFoods } from '../safety/audit/find-unsafe-foods.ts';
import { counted } from '../text/counted.ts';

/** 'unchanged': both measures were there already, or nothing states a measure; 'failed': unsafe, so nothing is written. */
export type ConversionOutcome = 'converted' | 'unchanged' | 'failed';

export type StoredConversion = {
  recipe: Recipe;
  outcome: ConversionOutcome;
  /** For the list of a run, beginning with '✓ ' or '✗ '. */
  detail: string;
};

const LINE_MAX = 200;
const STEP_MAX = 1000;
/** Share by which the stored grams and those of the words may differ; beyond it the words say something else. */
const TOLERANCE = 0.05;

const foodsIn = (text: string, { species }: Recipe) => findUnsafeFoods(text, species).map(({ food }) => food);

/** A line that reads the same on both sides, in both measures where the tables can tell them; its grams stay. */
function dualLine(line: IngredientLine, recipe: Recipe): IngredientLine {
  if (line.metric !== line.us) return line;
  const { status, metric, us, grams } = convertLine(line.metric);
  const isSame = grams === null || Math.abs(grams - line.grams) <= TOLERANCE * line.grams;
  const isShort = metric.length <= LINE_MAX && us.length <= LINE_MAX;
  // The guard has to find in the new words what it found in the old.
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
 * A stored recipe with every line and step in both measures, validated for safety. Lines of a published recipe have both sides
 * already unless they were kept as written; steps state weights, volumes, lengths and temperatures in both. A second conversion
 * changes nothing.
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
