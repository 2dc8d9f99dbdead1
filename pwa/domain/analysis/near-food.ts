import { foodWords, plainFoodText, TRAILING_WORDS } from '../ingredient-line/food-words.ts';
import type { ParsedLine } from '../ingredient-line/parsed-line.ts';
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

/** Fish whose bare name is the tinned one in the tables. */
const TINNED_BY_NAME = new Set<string | null>(['sardines-water', 'tuna-water']);
const IS_TINNED = /\b(?:tin|can|in\s|drained|jar|pouch|sachet|packed)/i;

/** Asks whether sardines or tuna are tinned: a whole or fresh one has another weight and is another food. */
export function askTinned({ name, ingredientId, unit }: ParsedLine, text: string): LineQuestion | null {
  if (!TINNED_BY_NAME.has(ingredientId) || unit === 'tin' || IS_TINNED.test(text)) return null;
  const asA = (kind: string, isRead: boolean) =>
    ({ code: 'food', text: text.replace(name, `${kind} ${name}`), isRead }) as const;
  return { code: 'which-food', leastShare: 1, choices: [asA('tinned', true), asA('fresh', false)] };
}
