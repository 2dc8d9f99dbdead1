import { findFood, leftOver } from '../ingredient-line/find-food.ts';
import {
  foodWords,
  isOnlyDescription,
  plainFoodText,
  TRAILING_WORDS,
} from '../ingredient-line/food-words.ts';
import { type ParsedLine, parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { nearNames } from '../reference/food-aliases.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { roundAmount } from '../units/format-quantity.ts';
import { UNITS } from '../units/units.ts';
import type { LineQuestion } from './analysis.ts';
import { withoutBone } from './bone.ts';

/** A longer list is a remark, not a choice. */
const MOST_FOODS = 3;
const OR = /\s+or\s+/i;
/** 'A cup or so', 'carrot or any other root', 'butter or to taste': the words after 'or' are not a food. */
const NO_FOOD =
  /^(?:so|more|less|two|three|any|other|another|similar|whatever|whichever|equivalent|as|to|until|use|about)\b/i;
const AMOUNT = /^\d[\d\s½¼¾/.-]*(?:g|kg|oz|lb|ml|cups?|tbsp|tsp)?\s+/i;

/** A line with one of the foods that it may mean; id is null if the tables lack it. */
type Food = { text: string; id: string | null };

const asFood = (text: string, { kitchen }: ParsedLine): Food => ({
  text,
  id: parseIngredientLine(withoutBone(text), kitchen).ingredientId,
});

/** A text without the marks around words that were taken out of it. */
const tidied = (text: string) =>
  text
    .replace(/\(\s*\)|,\s*(?=[,)]|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[,)])/g, '')
    .trim();

/** The amount of a line scaled by a factor, in its own unit. */
export function amountText({ quantity, unit }: ParsedLine, factor: number): string {
  if (quantity === null) return '';
  const word = unit === null ? '' : ` ${UNITS[unit].words[0]}`;
  return `${roundAmount(quantity * factor)}${word} `;
}

/**
 * The line with one food in place of its name, so that its state, tin, weight and size stay. A food with an amount of its
 * own has it in place of the line's.
 */
function withFood(line: ParsedLine, text: string, food: string): string {
  const { name, preparation } = line;
  const whole = [text, line.text].find((words) => words.includes(name));
  const hasAmount = /^\d/.test(food);
  if (whole === undefined) {
    const told = preparation === null ? '' : `, ${preparation}`;
    return `${hasAmount ? '' : amountText(line, 1)}${food}${told}`;
  }
  return (hasAmount ? whole.slice(whole.indexOf(name)) : whole).replace(name, () => food);
}

const singular = (words: string) => words.toLowerCase().replace(/s$/, '');

/** A food of 'chicken or turkey mince' or 'chicken breast or thigh' with the noun that it shares with the others. */
function withNoun(food: string, first: string, last: string): string {
  const lead = first.match(/^(.*\s)[a-z]+$/i)?.[1] ?? '';
  const amount = food.match(AMOUNT)?.[0] ?? '';
  const bare = food.slice(amount.length);
  // 'Ground turkey or beef': both are ground.
  const isDescribed = food !== first && lead !== '' && !/\s/.test(bare) && isOnlyDescription(lead.trim());
  if (isDescribed && findFood(`${lead}${bare}`) !== null) return `${amount}${lead}${bare}`;
  if (amount !== '' && (lead === '' || findFood(bare) !== null)) return food;
  const noun = last.replace(AMOUNT, '').match(/\s[a-z]+$/i)?.[0] ?? '';
  const isOpen = noun !== '' && !singular(food).endsWith(singular(noun));
  if (isOpen && findFood(`${food}${noun}`) !== null) return `${food}${noun}`;
  const isPart = food !== first && lead !== '' && findFood(bare) === null;
  return isPart && findFood(`${lead}${bare}`) !== null ? `${amount}${lead}${bare}` : food;
}

/** Splits 'chicken or turkey mince' into its foods, each with the shared noun. */
function foodsOfName(line: ParsedLine, text: string): Food[] {
  const names = line.name.split(OR);
  const [first = '', ...others] = names;
  const last = others.at(-1);
  if (last === undefined || names.length > MOST_FOODS || isOnlyDescription(first)) return [];
  if (others.some((food) => NO_FOOD.test(food) || isOnlyDescription(food))) return [];
  return names.map((food) => asFood(withFood(line, text, withNoun(food, first, last)), line));
}

/** Frozen and fresh count as the same food. */
const SAME_STATE = /^(?:fresh|frozen)$/i;

/** Splits 'rice, white or brown' into its foods if the words combine, and 'kale, spinach or chard' into all three. */
function foodsOfList(line: ParsedLine, text: string): Food[] {
  const told = (line.preparation ?? '').split(',').map((part) => part.trim());
  const listed = told.find((part) => OR.test(part)) ?? '';
  const names = listed.split(OR);
  if (names.length < 2 || names.length > MOST_FOODS || names.every((name) => SAME_STATE.test(name)))
    return [];
  const rest = told.filter((part) => part !== listed);
  const one = { ...line, preparation: rest.length === 0 ? null : rest.join(', ') };
  const whole = tidied(text.replace(listed, ''));
  const oneOf = (food: string) => asFood(withFood(one, whole, food), line);
  const kinds = names.map((name) => oneOf(`${name} ${line.name}`));
  if (kinds.every(({ id }) => id !== null)) return kinds;
  const foods = [line.name, ...names].map(oneOf);
  return foods.every(({ id }) => id !== null) ? foods : [];
}

/**
 * Asks which food when a line offers alternatives. One missing from the tables counts as well: until answered, the
 * line is as unknown as that food.
 */
export function askWhich(line: ParsedLine, text: string): LineQuestion | null {
  const named = foodsOfName(line, text);
  const foods = named.length > 0 ? named : foodsOfList(line, text);
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

const keyOf = (name: string) =>
  foodWords(plainFoodText(name))
    .filter((word) => !TRAILING_WORDS.has(word))
    .toSorted()
    .join(' ');

const NEAR = new Map(nearNames().map(([name, id]) => [keyOf(name), id]));

/** The line without the words that take its food out of the tables: 'black rice' becomes rice; null if nothing is left. */
function withoutLeft({ name, preparation }: ParsedLine, text: string): string | null {
  const left = leftOver(name, preparation ?? '');
  if (left.length === 0) return null;
  const plain = tidied(
    text.replace(/[\d.]+\s?%(?: fat| lean)?|[a-z][a-z'-]*/gi, (word) => {
      const words = foodWords(plainFoodText(word));
      return words.length > 0 && words.every((one) => left.includes(one)) ? '' : word;
    }),
  );
  return parseIngredientLine(plain).ingredientId === null ? null : plain;
}

/** Offers the nearest food of the tables for one missing from them: summer squash for lauki. It is never assumed. */
export function askNear(line: ParsedLine, text: string): LineQuestion | null {
  const { name, ingredientId } = line;
  if (ingredientId !== null) return null;
  const near = ingredientDetails(NEAR.get(keyOf(name)) ?? null)?.aliases[0];
  const answer = near === undefined ? withoutLeft(line, text) : text.replace(name, near);
  if (answer === null) return null;
  return { code: 'near-food', leastShare: 1, choices: [{ code: 'food', text: answer, isRead: false }] };
}

/** Fish mostly sold in tins, by the row that their bare name has in the tables: tinned or fresh. */
const IN_TABLES = new Map<string | null, 'tinned' | 'fresh'>([
  ['sardines-water', 'tinned'],
  ['sardines-tomato', 'tinned'],
  ['tuna-water', 'tinned'],
  ['anchovies', 'fresh'],
]);
const IS_SAID = /\b(?:tin|can|in\s|drained|jar|pouch|sachet|packed|fresh|raw|frozen|cooked)/i;

/** Asks whether sardines, tuna or anchovies are tinned: a fresh one has another weight and far less salt. */
export function askTinned({ name, ingredientId, unit }: ParsedLine, text: string): LineQuestion | null {
  const inTables = IN_TABLES.get(ingredientId);
  if (inTables === undefined || unit === 'tin' || IS_SAID.test(text)) return null;
  const asA = (kind: 'tinned' | 'fresh') =>
    ({ code: 'food', text: text.replace(name, `${kind} ${name}`), isRead: kind === inTables }) as const;
  return { code: 'which-food', leastShare: 1, choices: [asA('tinned'), asA('fresh')] };
}

/** Ambiguous names and their possible foods; the first is the default. */
const SEVERAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:mince|minced meat|ground meat)$/i,
    ['beef', 'lamb', 'pork', 'turkey', 'chicken'].map((meat) => `${meat} mince`),
  ],
  [/^yams?$/i, ['white yam', 'sweet potato']],
  [/^(?:frozen )?white fish(?: fillets?)?$/i, ['cod', 'haddock', 'pollock', 'plaice']],
];

/** Asks which food an ambiguous name means: which animal a plain 'mince' is from. */
export function askOfSeveral({ name }: ParsedLine, text: string): LineQuestion | null {
  const foods = SEVERAL.find(([names]) => names.test(name))?.[1];
  if (foods === undefined) return null;
  return {
    code: 'which-food',
    leastShare: 1,
    choices: foods.map((food, at) => ({ code: 'food', text: text.replace(name, food), isRead: at === 0 })),
  };
}
