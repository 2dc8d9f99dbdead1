import { kindOfName } from '../ingredient-line/food-kind-words.ts';
import { lineGrams } from '../ingredient-line/line-grams.ts';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { splitFoods } from '../ingredient-line/split-foods.ts';
import type { BatchLine } from '../nutrition/recipe-nutrients.ts';
import type { IngredientLine, SupplementLine } from '../recipe/recipe.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type UnderstoodLine, understandPart } from './understood-line.ts';

export type { UnderstoodLine } from './understood-line.ts';

/** A food of a batch with its words and the bounds of its amount. */
export type ReadFood = BatchLine & IngredientLine;

type ReadLines = {
  lines: UnderstoodLine[];
  foods: ReadFood[];
  supplements: SupplementLine[];
};

const isExact = ({ grams, leastGrams, mostGrams }: UnderstoodLine) =>
  grams !== null && leastGrams === grams && mostGrams === grams;

/** Kinds of food that are weighed raw where the steps cook them. */
const HEATS =
  /\b(?:cook|boil|simmer|poach|steam|bake|roast|fr(?:y|ie)|brown|braise|stew|grill|sear|microwave|pressure)/i;

/** Other foods a line may mean while its question is open; 'cooked' drops out when the steps cook the food. */
function otherReadings({ questions, ingredientId, grams }: UnderstoodLine, isCooked: boolean) {
  const question = questions.find(({ code }) => code === 'raw-or-cooked' || code === 'which-food');
  const read = question?.choices.find(({ isRead }) => isRead);
  if (question === undefined || (read?.code === 'raw' && isCooked)) return [];
  return question.choices.flatMap(({ text }) => {
    const other = parseIngredientLine(text);
    const id = other.ingredientId;
    return id === null || id === ingredientId ? [] : [{ id, grams: lineGrams(other)?.grams ?? grams ?? 0 }];
  });
}

/** Whether the line offers a food that no table has as an alternative: '100 g carrot or salsify'. */
const mayBeUnknown = ({ questions }: UnderstoodLine) =>
  questions.some(
    ({ code, choices }) =>
      code === 'which-food' && choices.some(({ text }) => parseIngredientLine(text).ingredientId === null),
  );

/** The alternatives of a known food, or the kind of an unknown one. */
function whatElse(line: UnderstoodLine, isCooked: boolean): Pick<ReadFood, 'others' | 'kind'> {
  if (line.ingredientId === null) {
    const kind = kindOfName(line.name);
    return kind === undefined ? {} : { kind };
  }
  const others = line.questions.length === 0 ? [] : otherReadings(line, isCooked);
  return others.length === 0 ? {} : { others };
}

/** A line as input of the nutrient engines; keeps its id even when the amount is unknown. */
function foodOf(line: UnderstoodLine, isCooked: boolean): ReadFood {
  const { part, grams, leastGrams, mostGrams, holds, holdsEach } = line;
  const isUnknown = mayBeUnknown(line);
  const ingredientId = isUnknown ? null : line.ingredientId;
  const words = { metric: part, us: part, ...(isUnknown ? {} : whatElse(line, isCooked)) };
  if (holds !== null && grams === null) return { ingredientId, grams: 0, ...words, holds };
  if (mostGrams === null) {
    const each = holdsEach === null ? {} : { holds: holdsEach };
    return { ingredientId, grams: 0, ...words, mostGrams: Number.POSITIVE_INFINITY, ...each };
  }
  if (isExact(line)) return { ingredientId, grams: grams ?? 0, ...words };
  return { ingredientId, grams: grams ?? (leastGrams + mostGrams) / 2, ...words, leastGrams, mostGrams };
}

/**
 * Reads ingredient lines into foods and supplements. Blank lines are skipped; a line of several foods becomes
 * several.
 * @param steps of the recipe; if any of them heats, ambiguous foods count as weighed raw
 */
export function readLines(texts: readonly string[], steps: readonly string[] = []): ReadLines {
  const isCooked = steps.some((step) => HEATS.test(step));
  const lines = texts.flatMap((text, source) => {
    if (text.trim() === '') return [];
    const parts = splitFoods(text);
    return (parts.length > 1 ? parts : [text]).map((part) => understandPart(text, source, part));
  });
  const foods: ReadFood[] = [];
  const supplements: SupplementLine[] = [];
  for (const line of lines) {
    const { part, ingredientId: id, grams } = line;
    if (id !== null && findSupplement(id) !== undefined && grams !== null && isExact(line)) {
      supplements.push({ id, grams, dose: part });
    } else if (id !== 'water' || line.mostGrams !== null) foods.push(foodOf(line, isCooked));
  }
  return { lines, foods, supplements };
}
