import { preparedFoods } from '../cooking/cooking-audit.ts';
import { kindOfName } from '../ingredient-line/food-words.ts';
import { lineGrams } from '../ingredient-line/line-grams.ts';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { splitFoods } from '../ingredient-line/split-foods.ts';
import type { BatchLine } from '../nutrition/batch-part.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import type { IngredientLine, SupplementLine } from '../recipe/recipe.ts';
import type { Kitchen } from '../reference/markets.ts';
import { findSupplement } from '../reference/supplements.ts';
import { withoutBone } from './bone.ts';
import { hideBought, showBought, understandBought } from './bought-lines.ts';
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

/** Assumed answers that a cooking step confirms: what it cooks was weighed raw or dry. */
const CHANGED_BY_STATE = new Set(['raw', 'dry']);
const ASKS_WHICH = new Set(['raw-or-cooked', 'which-food', 'skin']);

/** Other foods a line may mean while its questions are open; 'cooked' drops out when the steps cook the food. */
function otherReadings(
  { questions, ingredientId, grams }: UnderstoodLine,
  isCooked: boolean,
  kitchen: Kitchen | null,
) {
  const open = questions.filter(({ code, choices }) => {
    const read = choices.find(({ isRead }) => isRead);
    return ASKS_WHICH.has(code) && !(isCooked && CHANGED_BY_STATE.has(read?.code ?? ''));
  });
  return open.flatMap(({ choices }) =>
    choices.flatMap(({ text }) => {
      const other = parseIngredientLine(withoutBone(text), kitchen);
      const id = other.ingredientId;
      return id === null || id === ingredientId ? [] : [{ id, grams: lineGrams(other)?.grams ?? grams ?? 0 }];
    }),
  );
}

/** Indices of the lines whose food a step certainly cooks. */
function cookedLines(lines: readonly UnderstoodLine[], steps: readonly string[]): number[] {
  const foods = preparedFoods({ ingredients: lines.map(({ part }) => part), steps });
  return lines.flatMap((_, at) => {
    const own = foods.filter(({ index }) => index === at);
    return own.length > 0 && own.every(({ doneness }) => doneness === 'cooked') ? [at] : [];
  });
}

/** A grain or pulse that may be dry or cooked counts as dry: a recipe that cooks it means that. */
function weighedDry(line: UnderstoodLine, kitchen: Kitchen | null): UnderstoodLine {
  const question = line.questions.find(({ code }) => code === 'raw-or-cooked');
  const dry = question?.choices.find(({ code }) => code === 'dry');
  if (question === undefined || dry === undefined || dry.isRead) return line;
  const choices = question.choices.map((choice) => ({ ...choice, isRead: choice === dry }));
  const questions = line.questions.map((one) => (one === question ? { ...one, choices } : one));
  return { ...understandPart(line.text, line.source, dry.text, kitchen), part: line.part, questions };
}

/** Whether the line offers an alternative missing from the tables: '100 g carrot or salsify', dry mung beans. */
const mayBeUnknown = ({ questions }: UnderstoodLine) =>
  questions.some(
    ({ code, choices }) =>
      (code === 'which-food' || code === 'raw-or-cooked') &&
      choices.some(({ text }) => parseIngredientLine(withoutBone(text)).ingredientId === null),
  );

/** Stock that is not called home-made may be bought: saltier, and perhaps with onion, which the safety reader asks about. */
const BOUGHT: Readonly<Record<string, string>> = {
  'chicken-broth': 'stock-chicken-bought',
  'bone-broth': 'stock-beef-bought',
};
const AT_HOME = /\bhome[- ]?made\b|\bbone broth\b(?!.*\bbought\b)/i;

/** The alternatives of a known food, or the kind of an unknown one. */
function whatElse(
  line: UnderstoodLine,
  isCooked: boolean,
  kitchen: Kitchen | null,
): Pick<ReadFood, 'others' | 'kind'> {
  if (line.ingredientId === null || mayBeUnknown(line)) {
    const kind = kindOfName(line.name);
    return kind === undefined ? {} : { kind };
  }
  const others = line.questions.length === 0 ? [] : otherReadings(line, isCooked, kitchen);
  const bought = BOUGHT[line.ingredientId];
  if (bought !== undefined && !AT_HOME.test(line.text)) others.push({ id: bought, grams: line.grams ?? 0 });
  return others.length === 0 ? {} : { others };
}

/** Bounds of a line's bone and supplements as the engines take them: Infinity for no upper bound. */
function besides(line: UnderstoodLine): Pick<ReadFood, 'mayHold' | 'bone' | 'offalMostGrams'> {
  const { mayHold, bone, offalMostGrams } = line;
  const open = (most: number | null) => most ?? Number.POSITIVE_INFINITY;
  const most = Object.entries(mayHold ?? {}).map(([id, amount]) => [id, open(amount)]);
  return {
    ...(mayHold === null ? {} : { mayHold: Object.fromEntries(most) }),
    ...(offalMostGrams === 0 ? {} : { offalMostGrams: open(offalMostGrams) }),
    ...(bone === null ? {} : { bone: { leastGrams: bone.leastGrams, mostGrams: open(bone.mostGrams) } }),
  };
}

/** A line as input of the nutrient engines; keeps its id even when the amount is unknown. */
function foodOf(line: UnderstoodLine, isCooked: boolean, kitchen: Kitchen | null): ReadFood {
  const { part, grams, leastGrams, mostGrams, holds, holdsEach, bought } = line;
  const ingredientId = mayBeUnknown(line) ? null : line.ingredientId;
  const content = bought === undefined ? whatElse(line, isCooked, kitchen) : { bought };
  const words = { metric: part, us: part, ...besides(line), ...content };
  if (holds !== null && grams === null) return { ingredientId, grams: 0, ...words, holds };
  if (mostGrams === null) {
    const each = holdsEach === null ? {} : { holds: holdsEach };
    return { ingredientId, grams: 0, ...words, mostGrams: Number.POSITIVE_INFINITY, ...each };
  }
  if (isExact(line)) return { ingredientId, grams: grams ?? 0, ...words };
  return { ingredientId, grams: grams ?? (leastGrams + mostGrams) / 2, ...words, leastGrams, mostGrams };
}

/** The foods of one line, each with the part of the line about it; a bought food by its owner's label. */
function understandLine(
  text: string,
  source: number,
  { kitchen, labelFoods }: { kitchen: Kitchen | null; labelFoods: readonly LabelFood[] },
): UnderstoodLine[] {
  // Patterns would start again at every blank or comma of a run, which takes quadratic time.
  const line = text.replace(/\s+/g, ' ').replace(/,(?: ?,)+/g, ',');
  const { text: plain, hidden } = hideBought(line, labelFoods);
  const split = splitFoods(plain);
  return showBought(split.length > 1 ? split : [plain], hidden).map(({ part, food }) =>
    food === undefined
      ? understandPart(text, source, part, kitchen)
      : understandBought({ text, source, part }, food, kitchen),
  );
}

/**
 * Reads ingredient lines into foods and supplements. Blank lines are skipped; a line of several foods becomes
 * several.
 * @param steps of the recipe; an ambiguous food that one of them cooks counts as weighed raw, a grain or pulse as dry
 * @param kitchen of the reader, whose tins, eggs and pints weigh the lines; null gives bounds instead
 * @param labelFoods bought foods of the reader, which lines mean by their names
 */
export function readLines(
  texts: readonly string[],
  steps: readonly string[] = [],
  kitchen: Kitchen | null = null,
  labelFoods: readonly LabelFood[] = [],
): ReadLines {
  const read = texts.flatMap((text, source) =>
    text.trim() === '' ? [] : understandLine(text, source, { kitchen, labelFoods }),
  );
  const cooked = new Set(steps.length === 0 ? [] : cookedLines(read, steps));
  const lines = read.map((line, at) => (cooked.has(at) ? weighedDry(line, kitchen) : line));
  const foods: ReadFood[] = [];
  const supplements: SupplementLine[] = [];
  for (const [at, line] of lines.entries()) {
    const { part, ingredientId: id, grams, mayHold } = line;
    const isExactly = grams !== null && isExact(line) && mayHold === null;
    if (id !== null && findSupplement(id) !== undefined && isExactly) {
      supplements.push({ id, grams, dose: part });
    } else if (id !== 'water' || line.mostGrams !== null) foods.push(foodOf(line, cooked.has(at), kitchen));
  }
  return { lines, foods, supplements };
}
