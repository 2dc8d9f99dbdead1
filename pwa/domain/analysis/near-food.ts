import { leftOver } from '../ingredient-line/find-food.ts';
import { foodWords, plainFoodText, TRAILING_WORDS } from '../ingredient-line/food-words.ts';
import { type ParsedLine, parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { nearNames } from '../reference/food-aliases.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import type { LineQuestion } from './line-question.ts';

const keyOf = (name: string) =>
  foodWords(plainFoodText(name))
    .filter((word) => !TRAILING_WORDS.has(word))
    .toSorted()
    .join(' ');

const NEAR = new Map(nearNames().map(([name, id]) => [keyOf(name), id]));

/** The line without the words that make its food one of no table: 'black rice' is offered rice; null if nothing is left. */
function withoutLeft({ name, preparation }: ParsedLine, text: string): string | null {
  const left = leftOver(name, preparation ?? '');
  if (left.length === 0) return null;
  const plain = text
    .replace(/[\d.]+\s?%(?: fat| lean)?|[a-z][a-z'-]*/gi, (word) => {
      const words = foodWords(plainFoodText(word));
      return words.length > 0 && words.every((one) => left.includes(one)) ? '' : word;
    })
    .replace(/\(\s*\)|,\s*(?=,|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return parseIngredientLine(plain).ingredientId === null ? null : plain;
}

/** Offers the nearest food of the tables for one that no table has: summer squash for lauki. It is never taken unasked. */
export function askNear(line: ParsedLine, text: string): LineQuestion | null {
  const { name, ingredientId } = line;
  if (ingredientId !== null) return null;
  const near = ingredientDetails(NEAR.get(keyOf(name)) ?? null)?.aliases[0];
  const answer = near === undefined ? withoutLeft(line, text) : text.replace(name, near);
  if (answer === null) return null;
  return { code: 'near-food', leastShare: 1, choices: [{ code: 'food', text: answer, isRead: false }] };
}

/** Fish mostly sold in tins, by what their bare name is in the tables: the tinned one, or the fresh one. */
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

/** Ambiguous names and the foods they may mean, first the one that the tables read. */
const SEVERAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:mince|minced meat|ground meat)$/i,
    ['beef', 'lamb', 'pork', 'turkey', 'chicken'].map((meat) => `${meat} mince`),
  ],
  [/^yams?$/i, ['white yam', 'sweet potato']],
  [/^(?:frozen )?white fish(?: fillets?)?$/i, ['cod', 'haddock', 'pollock', 'plaice']],
];

/** Asks which food is meant by a name of several: of which animal a plain 'mince' is. */
export function askOfSeveral({ name }: ParsedLine, text: string): LineQuestion | null {
  const foods = SEVERAL.find(([names]) => names.test(name))?.[1];
  if (foods === undefined) return null;
  return {
    code: 'which-food',
    leastShare: 1,
    choices: foods.map((food, at) => ({ code: 'food', text: text.replace(name, food), isRead: at === 0 })),
  };
}
