import { estimatedCookedGrams } from '../nutrition/cooked-yield.ts';
import {
  type IngredientLine,
  type Recipe,
  type SupplementLine,
  soundRecipeSchema,
} from '../recipe/recipe.ts';
import { findSupplement } from '../reference/supplements.ts';
import { auditStoredRecipe, storedWords } from '../safety/audit/audit-recipe.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
import { type TracedFix, tracedFix } from '../safety/audit/fix-unsafe.ts';
import { askedSentence } from '../safety/audit/safety-sentences.ts';
import { readSubmittedLine } from '../submission/recipe-from-submission.ts';

export type StoredFix = {
  /** The safe recipe; the original if nothing was toxic, or if `problem` says why it can't be fixed. */
  recipe: Recipe;
  /** One or two sentences per change; empty if there were none. */
  changes: string[];
  /** Ingredient lines and supplements removed, and their replacements, in metric text. */
  removed: string[];
  added: string[];
  /** Why a person has to fix it; null if the fix is complete. */
  problem: string | null;
};

/** Grams for a swap given as 'a little': a sprinkling of herbs for a batch. */
const A_LITTLE_GRAMS = 5;
const weighed = (line: string) => line.replace(/^a little /i, `${A_LITTLE_GRAMS} g `);

type Lines = {
  ingredientLines: IngredientLine[];
  supplements: SupplementLine[];
  /** For each old line, the indices of the lines made from it. */
  placesOf: Map<number, number[]>;
  added: string[];
  /** Swaps without a weight in the tables. */
  weightless: string[];
};

function fixedLines(recipe: Recipe, before: readonly string[], fixed: TracedFix): Lines {
  const lines: Lines = {
    ingredientLines: [],
    supplements: [...recipe.supplements],
    placesOf: new Map(),
    added: [],
    weightless: [],
  };
  const put = (line: IngredientLine, of: number) => {
    lines.placesOf.set(of, [...(lines.placesOf.get(of) ?? []), lines.ingredientLines.length]);
    lines.ingredientLines.push(line);
  };
  fixed.ingredients.forEach((text, at) => {
    const of = fixed.ingredientsOf[at] ?? at;
    const kept = recipe.ingredientLines[of];
    if (kept !== undefined && text === before[of]) {
      put(kept, of);
      return;
    }
    const made = readSubmittedLine(weighed(text), recipe.species);
    if (made.kind === 'supplement') {
      lines.supplements.push(made.line);
      lines.added.push(made.line.dose);
    } else if (made.kind === 'food' && made.line.grams > 0) {
      put(made.line, of);
      lines.added.push(made.line.metric);
    } else lines.weightless.push(text);
  });
  return lines;
}

/** Salt above the cap may also be among the supplements. */
function withoutExcess(recipe: Recipe): { recipe: Recipe; removed: string[] } {
  const excess = auditStoredRecipe(recipe).flags.filter(
    ({ where, severity }) => where === 'supplement' && severity === 'toxic',
  );
  const places = new Set(excess.map(({ index }) => index));
  const removed = recipe.supplements
    .filter((_, index) => places.has(index))
    .map(({ id, dose }) => `${dose} ${findSupplement(id)?.name ?? id}`);
  return {
    recipe: { ...recipe, supplements: recipe.supplements.filter((_, index) => !places.has(index)) },
    removed,
  };
}

const toxicIn = (text: string, { species }: Recipe) =>
  findNamedFoods(text, species).filter(({ severity }) => severity === 'toxic');

/** Cooked weight of the fixed recipe: the stored one, scaled by the yield table. */
function cookedGrams(before: Recipe, after: Recipe): number {
  const estimate = ({ ingredientLines, steps }: Recipe) =>
    estimatedCookedGrams(
      ingredientLines,
      steps.map(({ text }) => text),
    );
  const share = estimate(after) / estimate(before);
  return Number.isFinite(share)
    ? Math.max(1, Math.round(before.cookedWeightGrams * share))
    : before.cookedWeightGrams;
}

function problemOf(recipe: Recipe): string | null {
  if (recipe.ingredientLines.length === 0)
    return 'No ingredient would be left: choose a safe main food, or withdraw it.';
  if (recipe.steps.length === 0) return 'No step would be left: write the method again, or withdraw it.';
  if (!soundRecipeSchema.safeParse(recipe).success)
    return 'A line would be too long: fix it by hand, or withdraw it.';
  const { isValid, toxicIngredients, asked } = auditStoredRecipe(recipe);
  if (isValid) return null;
  return toxicIngredients.length === 0
    ? askedSentence(asked)
    : `It would still contain ${toxicIngredients.join(', ')}: fix it by hand, or withdraw it.`;
}

const NAMED_STILL = 'is still named in the description: correct it under Published.';

/**
 * Removes every toxic food from a stored recipe: lines and steps by the guard's repair, weights by the tables. Keeps the
 * links between steps and lines. Idempotent; a recipe that can't be fixed is left unchanged.
 */
export function fixStoredRecipe(recipe: Recipe): StoredFix {
  const untouched = { recipe, changes: [], removed: [], added: [], problem: null };
  if (auditStoredRecipe(recipe).isValid) return untouched;
  const { recipe: capped, removed: excess } = withoutExcess(recipe);
  const words = storedWords(capped);
  const fixed = tracedFix(words);
  const { placesOf, added, weightless, ...lines } = fixedLines(capped, words.ingredients, fixed);
  const benefits = capped.nutritionalBenefits.filter((text) => toxicIn(text, recipe).length === 0);
  const made: Recipe = {
    ...capped,
    ...lines,
    title: fixed.title ?? capped.title,
    steps: fixed.instructions.map((text, at) => {
      const before = capped.steps[fixed.instructionsOf[at] ?? at];
      return { text, lines: (before?.lines ?? []).flatMap((line) => placesOf.get(line) ?? []) };
    }),
    nutritionalBenefits: benefits,
  };
  const after = { ...made, cookedWeightGrams: cookedGrams(recipe, made) };
  const isKept = new Set(after.ingredientLines.map(({ metric }) => metric));
  const removed = recipe.ingredientLines.map(({ metric }) => metric).filter((metric) => !isKept.has(metric));
  const described = [...new Set(toxicIn(recipe.description, recipe).map(({ food }) => food))];
  const changes = [
    ...excess.map((dose) => `Took out ${dose}: more salt than the recipe’s energy allows.`),
    ...fixed.changes.map((change) => {
      const left = weightless.find((text) => change.includes(` In its place: ${text}.`));
      return left === undefined
        ? change.replace(/(In its place: )a little (.*\.)$/, `$1${A_LITTLE_GRAMS} g $2`)
        : change.replace(` In its place: ${left}.`, '');
    }),
    ...(benefits.length < capped.nutritionalBenefits.length
      ? ['Took out benefits that named such a food.']
      : []),
    ...described.map((food) => `${food} ${NAMED_STILL}`),
  ];
  const problem = problemOf(after);
  return {
    recipe: problem === null ? after : recipe,
    changes,
    removed: [...excess, ...removed],
    added,
    problem,
  };
}
