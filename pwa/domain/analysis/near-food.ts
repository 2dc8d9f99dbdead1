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
