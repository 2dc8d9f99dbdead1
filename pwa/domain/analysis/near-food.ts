import { foodWords, plainFoodText, TRAILING_WORDS } from '../ingredient-line/food-words.ts';
import type { ParsedLine } from '../ingredient-line/parse-line.ts';
import { nearNames } from '../reference/food-aliases.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import type { LineQuestion } from './line-question.ts';

const keyOf = (name: string) =>
  foodWords(plainFoodText(name))
    .filter((word) => !TRAILING_WORDS.has(word))
    .toSorted()
    .join(' ');

const NEAR = new Map(nearNames().map(([name, id]) => [keyOf(name), id]));

/** Offers the nearest food of the tables for one that no table has: summer squash for lauki. It is never taken unasked. */
export function askNear({ name, ingredientId }: ParsedLine, text: string): LineQuestion | null {
  const id = ingredientId === null ? NEAR.get(keyOf(name)) : undefined;
  const near = ingredientDetails(id ?? null)?.aliases[0];
  if (near === undefined) return null;
  return {
    code: 'near-food',
    leastShare: 1,
    choices: [{ code: 'food', text: text.replace(name, near), isRead: false }],
  };
}

/** Fish mostly sold in tins, by what their bare name is in the tables: the tinned one, or the fresh one. */
const IN_TABLES = new Map<string | null, 'tinned' | 'fresh'>([
  ['sardines-water', 'tinned'],
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

const MEATS_OF_MINCE = ['beef', 'lamb', 'pork', 'turkey', 'chicken'];

/** Asks of which animal a plain 'mince' is; the tables read beef. */
export function askMeat({ name }: ParsedLine, text: string): LineQuestion | null {
  if (!/^(?:mince|minced meat|ground meat)$/i.test(name)) return null;
  return {
    code: 'which-food',
    leastShare: 1,
    choices: MEATS_OF_MINCE.map((meat, at) => ({
      code: 'food',
      text: text.replace(name, `${meat} mince`),
      isRead: at === 0,
    })),
  };
}
