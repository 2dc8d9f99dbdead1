import { findFood } from '../ingredient-line/find-food.ts';
import { isOnlyDescription } from '../ingredient-line/food-words.ts';
import type { ParsedLine } from '../ingredient-line/parse-line.ts';
import { roundAmount } from '../units/format-quantity.ts';
import { UNITS } from '../units/units.ts';
import type { LineQuestion } from './line-question.ts';

/** A longer list is a remark, not a choice. */
const MOST_FOODS = 3;
const OR = /\s+or\s+/i;
/** 'A cup or so', 'carrot or any other root', 'butter or to taste': the words after 'or' are not a food. */
const NO_FOOD =
  /^(?:so|more|less|two|three|any|other|another|similar|whatever|whichever|equivalent|as|to|until|use|about)\b/i;
const AMOUNT = /^[\d\s½¼¾/.-]+(?:g|kg|oz|lb|ml|cups?|tbsp|tsp)?\s+/i;

/** A food that a line may mean; id is null if no table has it. */
type Food = { text: string; id: string | null };

/** The amount of a line scaled by a factor, in its own unit. */
export function amountText({ quantity, unit }: ParsedLine, factor: number): string {
  if (quantity === null) return '';
  const word = unit === null ? '' : ` ${UNITS[unit].words[0]}`;
  return `${roundAmount(quantity * factor)}${word} `;
}

/** Splits 'chicken or turkey mince' into its foods, each with the shared noun. */
function foodsOfName(line: ParsedLine): Food[] {
  const names = line.name.split(OR);
  const [first = '', ...others] = names;
  const last = others.at(-1);
  if (last === undefined || names.length > MOST_FOODS || isOnlyDescription(first)) return [];
  if (others.some((food) => NO_FOOD.test(food) || isOnlyDescription(food))) return [];
  const noun = last.match(/\s([a-z]+)$/i)?.[1] ?? '';
  return names.map((food) => {
    if (/^\d/.test(food)) return { text: food, id: findFood(food.replace(AMOUNT, '')) };
    const shared = noun === '' || food === last ? null : findFood(`${food} ${noun}`);
    const named = shared === null ? food : `${food} ${noun}`;
    return { text: `${amountText(line, 1)}${named}`, id: shared ?? findFood(food) };
  });
}

/** Frozen and fresh count as the same food. */
const SAME_STATE = /^(?:fresh|frozen)$/i;

/** Splits 'rice, white or brown' into its foods if the words combine, and 'kale, spinach or chard' into all three. */
function foodsOfList(line: ParsedLine): Food[] {
  const [listed = '', ...told] = (line.preparation ?? '').split(',');
  const names = listed.trim().split(OR);
  if (names.length < 2 || names.length > MOST_FOODS || names.every((name) => SAME_STATE.test(name)))
    return [];
  const rest = told.map((part) => `, ${part.trim()}`).join('');
  const amount = amountText(line, 1);
  const asFood = (name: string): Food => ({
    text: `${amount}${name}${rest}`,
    id: findFood(name, told.join(',')),
  });
  const kinds = names.map((name) => asFood(`${name} ${line.name}`));
  if (kinds.every(({ id }) => id !== null)) return kinds;
  const foods = [line.name, ...names].map(asFood);
  return foods.every(({ id }) => id !== null) ? foods : [];
}

/**
 * Asks which food when a line offers alternatives. One missing from the tables counts as well: until answered, the
 * line is as unknown as that food.
 */
export function askWhich(line: ParsedLine): LineQuestion | null {
  const named = foodsOfName(line);
  const foods = named.length > 0 ? named : foodsOfList(line);
  const ids = new Set(foods.map(({ id }) => id));
  if (ids.size < 2) return null;
  return {
    code: 'which-food',
    leastShare: 1,
    choices: foods.map(({ text, id }, at) => ({
      code: 'food',
      text,
      isRead: ids.has(line.ingredientId) ? id === line.ingredientId : at === 0,
    })),
  };
}
