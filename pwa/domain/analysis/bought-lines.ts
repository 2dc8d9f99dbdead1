import { findFood } from '../ingredient-line/find-food.ts';
import { lineGrams } from '../ingredient-line/line-grams.ts';
import { type ParsedLine, parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { type AmountBounds, amountBounds, UNBOUNDED } from '../ingredient-line/vague-amount.ts';
import { labelFoodBounds } from '../pet-food/label-bounds.ts';
import type { LabelFood } from '../pet-food/label-food.ts';
import { namedFood } from '../pet-food/named-food.ts';
import type { Kitchen } from '../reference/markets.ts';
import type { UnderstoodLine } from './understood-line.ts';

/** Stands for the name of a bought food while its line is read, so that no word of the name is taken for a food. */
const STAND_IN = 'boughtfood';

/** A line with its bought foods hidden, and the names and foods in their order. */
type HiddenLine = { text: string; hidden: readonly { words: string; food: LabelFood }[] };

/** Hides the names of bought foods in a line: '80 g Brand with chicken' is '80 g boughtfood'. */
export function hideBought(text: string, foods: readonly LabelFood[]): HiddenLine {
  const found = foods.length === 0 ? null : namedFood(text, foods);
  if (found === null) return { text, hidden: [] };
  const { start, end, food } = found;
  const before = hideBought(text.slice(0, start), foods);
  const after = hideBought(text.slice(end), foods);
  return {
    text: `${before.text}${STAND_IN}${after.text}`,
    hidden: [...before.hidden, { words: text.slice(start, end), food }, ...after.hidden],
  };
}

/** A part of a hidden line with its names again, and the bought food that it names first. */
type ShownPart = { part: string; food: LabelFood | undefined };

/** The parts of a hidden line, in order, with their names again. */
export function showBought(parts: readonly string[], hidden: HiddenLine['hidden']): ShownPart[] {
  let next = 0;
  return parts.map((part) => {
    const food = part.includes(STAND_IN) ? hidden[next]?.food : undefined;
    const shown = part.replaceAll(STAND_IN, () => hidden[next++]?.words ?? '');
    return { part: shown, food };
  });
}

/** Whether a line counts in the measure of the label: '2 tins', '½ cup', or '3' for pieces. */
function countsMeasure({ unit }: ParsedLine, { measure }: LabelFood): boolean {
  if (measure === null) return false;
  return unit === measure.unit || (unit === null && measure.unit !== 'cup');
}

type Amount = Pick<UnderstoodLine, 'grams' | 'basis'> & { bounds: AmountBounds };

function amountOf(parsed: ParsedLine, food: LabelFood): Amount {
  const { quantity, quantityMax, weight, unread } = parsed;
  const unknown: Amount = { grams: null, basis: null, bounds: UNBOUNDED };
  if (quantity === null || unread !== null) return unknown;
  if (weight === null && countsMeasure(parsed, food)) {
    const each = food.measure?.grams ?? 0;
    const bounds = { least: quantity * each, most: (quantityMax ?? quantity) * each };
    return { grams: (bounds.least + bounds.most) / 2, basis: 'piece', bounds };
  }
  const weighed = lineGrams(parsed);
  if (weighed === null) return unknown;
  const bounds = amountBounds(parsed, weighed.grams) ?? { least: weighed.grams, most: weighed.grams };
  return { ...weighed, bounds };
}

/**
 * A bought food in a line by its label: its amount by weight, or in the cups, tins, pouches or pieces that its label
 * weighs. A line that names another food beside it has no amount that we can read.
 */
export function understandBought(
  line: Pick<UnderstoodLine, 'text' | 'source' | 'part'>,
  food: LabelFood,
  kitchen: Kitchen | null,
): UnderstoodLine {
  const parsed = parseIngredientLine(hideBought(line.part, [food]).text, kitchen);
  const others = parsed.name.replaceAll(STAND_IN, '').trim();
  const isAlone = others === '' || findFood(others) === null;
  const amount = isAlone ? amountOf(parsed, food) : amountOf({ ...parsed, quantity: null }, food);
  const { least, most } = amount.bounds;
  return {
    ...line,
    ingredientId: null,
    name: food.name,
    grams: amount.grams,
    basis: amount.basis,
    leastGrams: least,
    mostGrams: Number.isFinite(most) ? most : null,
    holds: null,
    holdsEach: null,
    mayHold: null,
    offalMostGrams: 0,
    bone: null,
    questions: [],
    warnings: [],
    bought: { name: food.name, bounds: labelFoodBounds(food) },
  };
}
