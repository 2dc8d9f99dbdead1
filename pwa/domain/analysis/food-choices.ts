import { findFood } from '../measure/find-food.ts';
import { roundAmount } from '../measure/format-quantity.ts';
import { lineGrams } from '../measure/line-grams.ts';
import { parseIngredientLine } from '../measure/parse-line.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findIngredient, knownIngredients } from '../reference/ingredients.ts';
import { findSupplement, SUPPLEMENTS } from '../reference/supplements.ts';
import { lineQuestions } from './line-questions.ts';

/** Names that are tried for a line that leaves nothing to ask. */
const MOST_NAMES = 4;

/** A food or supplement of the tables to choose from. */
export type FoodChoice = { id: string; name: string };

const choiceOf = (id: string): FoodChoice | null => {
  const name = findIngredient(id)?.name ?? findSupplement(id)?.name;
  return name === undefined ? null : { id, name };
};

/** 0 is best; null where a name does not hold every word. */
function rankOf(name: string, words: readonly string[]): number | null {
  const plain = name.toLowerCase();
  if (!words.every((word) => plain.includes(word))) return null;
  return plain.startsWith(words[0] ?? '') ? 0 : 1;
}

/**
 * The foods and supplements of the tables for what somebody types, at most `limit`: first what a line of these words means,
 * then names that begin with them, then names and aliases that hold them all.
 */
export function foodChoices(query: string, limit = 8): FoodChoice[] {
  const words =
    query
      .toLowerCase()
      .match(/[\p{L}\d%]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return [];
  const meant = findFood(query.slice(0, 160));
  const ranked = [...knownIngredients(), ...SUPPLEMENTS].flatMap(({ id, name }) => {
    const names = [name, ...(ingredientDetails(id)?.aliases ?? [])];
    const ranks = names
      .map((one, at) => ({ rank: rankOf(one, words), at }))
      .filter(({ rank }) => rank !== null);
    const best = ranks.reduce((least, { rank, at }) => Math.min(least, (rank ?? 0) + (at === 0 ? 0 : 1)), 9);
    return ranks.length === 0 ? [] : [{ id, name, best }];
  });
  ranked.sort((a, b) => a.best - b.best || a.name.length - b.name.length);
  const first = meant === null ? null : choiceOf(meant);
  const others = ranked.filter(({ id }) => id !== first?.id).map(({ id, name }) => ({ id, name }));
  return [...(first === null ? [] : [first]), ...others].slice(0, limit);
}

const inLine = (name: string) =>
  name
    .replace(/\([^)]*\)/g, ' ')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** How a state is said, where the name alone leaves it open. */
const STATES = ['', ', raw', ', dry', ', cooked'];

/**
 * A weighed food as a line that is read as just that and leaves nothing to ask: '500 g chicken breast, raw'. The id itself stands
 * where no name is.
 */
export function lineOfFood(id: string, grams: number): string {
  const amount = `${roundAmount(grams)} g`;
  const name = findIngredient(id)?.name ?? findSupplement(id)?.name;
  const names = [...(name === undefined ? [] : [inLine(name)]), ...(ingredientDetails(id)?.aliases ?? [])];
  const lines = [...names, id.replaceAll('-', ' ')].map((words) => `${amount} ${words}`);
  const isThat = (line: string) => {
    const parsed = parseIngredientLine(line);
    const read = lineGrams(parsed)?.grams ?? 0;
    return parsed.ingredientId === id && Math.abs(read - grams) <= 0.01 * grams;
  };
  const isSettled = (line: string) =>
    isThat(line) && lineQuestions(parseIngredientLine(line), line).length === 0;
  const settled = lines.slice(0, MOST_NAMES).flatMap((line) => STATES.map((state) => `${line}${state}`));
  return settled.find(isSettled) ?? lines.find(isThat) ?? `${amount} ${id}`;
}
