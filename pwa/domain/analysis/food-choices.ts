import { findFood } from '../ingredient-line/find-food.ts';
import { lineGrams } from '../ingredient-line/line-grams.ts';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { findIngredient, INGREDIENTS } from '../reference/ingredients.ts';
import { findSupplement, SUPPLEMENTS } from '../reference/supplements.ts';
import { roundAmount } from '../units/format-quantity.ts';
import { lineQuestions } from './line-questions.ts';

/** Names tried in search of a line that raises no question. */
const MOST_NAMES = 4;

/** A food or supplement of the tables to choose from. */
export type FoodChoice = { id: string; name: string };

const choiceOf = (id: string): FoodChoice | null => {
  const name = findIngredient(id)?.name ?? findSupplement(id)?.name;
  return name === undefined ? null : { id, name };
};

/** 0 is best; null if a name lacks one of the words. */
function rankOf(name: string, words: readonly string[]): number | null {
  const plain = name.toLowerCase();
  if (!words.every((word) => plain.includes(word))) return null;
  return plain.startsWith(words[0] ?? '') ? 0 : 1;
}

/**
 * Foods and supplements that match a search text, at most `limit`: first the meaning of the text read as a line, then
 * names that begin with its words, then names and aliases that contain them all.
 */
export function foodChoices(query: string, limit = 8): FoodChoice[] {
  const words =
    query
      .toLowerCase()
      .match(/[\p{L}\d%]+/gu)
      ?.slice(0, 8) ?? [];
  if (words.length === 0) return [];
  const meant = findFood(query.slice(0, 160));
  const further = SUPPLEMENTS.filter(({ id }) => findIngredient(id) === undefined);
  const ranked = [...INGREDIENTS, ...further].flatMap(({ id, name }) => {
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

/** Suffixes that state the condition of a food when its name alone is ambiguous. */
const STATES = ['', ', raw', ', dry', ', cooked', ', no bone'];

/**
 * Writes a weighed food as a line that parses back to it without a question: '500 g chicken breast, raw'. Falls back
 * to a line that raises one, then to the id if none parses back.
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
