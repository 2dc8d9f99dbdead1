import '../reference/more-nutrients.ts';
import { isWeighable } from '../units/units.ts';
import { findFood } from './find-food.ts';
import { isOnlyDescription } from './food-words.ts';
import { MAX_LINE, tidyLine } from './line-text.ts';
import { amountAtStart } from './read-amount.ts';
import { readStrength } from './strength.ts';

const EACH_OF = /^(.{1,40}?)(?:\s+of)?\s+each(?:\s+of)?[\s:,]+([^\s:,].*)$/i;
const EACH_LAST =
  /^([a-z][^\d,;(]*?(?:,\s|\sand\s|\s&\s)[^\d;(]*?),? \(?([\d½¼¾][^,;()]{0,30}?) (?:of )?each\)?$/i;
/** Suffixes that apply to a whole list: 'salt and pepper, to taste'. */
const AT_THE_END = /,?\s+(?:to taste|to season|for seasoning|to garnish|as needed|as required)\s*$/i;
/** A shared preparation: ', chopped'. */
const PREPARED_LAST = /,\s*(?:(?:very |finely |roughly |freshly )*[a-z]+ed)(?:\s(?:and|&)\s[a-z]+ed)?$/i;
const LIST_SEPARATOR = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i;
const MAX_LISTED_NAMES = 6;
/** A name too complex for a list. */
const NOT_A_PLAIN_NAME = /\b(?:with|without|or|in|for|from|not?|if|plus)\b/i;

/** The foods of a bare list of names; empty if any name is unknown. */
function namedFoods(list: string): string[] {
  const names = list.split(LIST_SEPARATOR).filter((name) => name !== '');
  if (names.length < 2 || names.length > MAX_LISTED_NAMES) return [];
  const ids = names.map((name) => findFood(name));
  const isList =
    !ids.includes(null) &&
    new Set(ids).size === ids.length &&
    !names.some((name) => NOT_A_PLAIN_NAME.test(name));
  return isList ? names : [];
}

/**
 * The foods of a line with one amount for several ('100 g each of carrots and peas') or none ('salt and pepper to taste'),
 * each with that amount; null for any other line.
 */
function eachOf(text: string): string[] | null {
  const first = EACH_OF.exec(text);
  const last = first === null ? EACH_LAST.exec(text) : null;
  const [amount, list] = first === null ? [last?.[2], last?.[1]] : [first[1], first[2]];
  if (amount !== undefined && list !== undefined) {
    const names = namedFoods(list.replace(AT_THE_END, '').replace(PREPARED_LAST, ''));
    return names.length === 0 ? null : names.map((name) => `${amount} ${name}`);
  }
  if (/[\d(]/.test(text) || amountAtStart(text).quantity !== null) return null;
  const end = AT_THE_END.exec(text)?.[0].replace(/^,?\s+/, ' ') ?? '';
  const all = text.replace(AT_THE_END, '').replace(PREPARED_LAST, '');
  // 'Peas and carrots' is one food of the tables.
  const isOne = !all.includes(',') && findFood(all) !== null;
  const names = isOne ? [] : namedFoods(all);
  return names.length === 0 ? null : names.map((name) => `${name}${end}`);
}

/** Maximum number of foods in a line; the rest stays with the last. */
const MAX_FOODS = 12;
const MAX_SEPARATORS = 40;
const SEPARATORS =
  /\s*[;\n]\s*|,\s*(?:and\s+|plus\s+|with\s+)?|\s+(?:and|plus|with|\+|&)\s+|\s*\+\s*|(?<!\d)\s+\/\s+(?=[\d½¼¾⅓⅔])/gi;
/** Quick check: without one of these a line is not split. */
const HAS_SEPARATOR = /[;,\n+&]|\s\/\s|\b(?:and|plus|with)\b/i;
/** Words after an amount that are not a separate food. */
const NO_FOOD =
  /^(?:minutes?|mins?|hours?|hrs?|days?|cm|mm|inch(?:es)?|pieces?|slices?|cubes?|chunks?|strips?|halves|quarters|parts?|batch(?:es)?|portions?|servings?|times|degrees?|more|extra|%|(?:drained|cooked|uncooked|dry|raw)(?=\s+weight|\s*$)|weight|each|per|total|in)\b/i;
const SAME_FOOD =
  /\b(?:weight|drained|cooked weight|each|reserved|if|for|of (?:it|which|them)|when|once|after|according|only|nothing|no|not)\b/i;

/** '3 eggs plus 1 white'. */
const WHITES = /(?<=\beggs?\b.{0,20}(?:plus|and|[+&,])\s+)(\d{1,2}) (whites?)\b/i;

/** '1 cup peas, or use green beans' are alternatives. */
const ALTERNATIVE = /^(?:and\/)?or\b/i;

type Joint = { at: number; end: number; isComma: boolean };

/** Possible split points of a line outside its brackets. */
function jointsOf(text: string): Joint[] {
  const joints: Joint[] = [];
  let depth = 0;
  let read = 0;
  for (const match of [...text.matchAll(SEPARATORS)].slice(0, MAX_SEPARATORS)) {
    for (; read < match.index; read += 1) {
      const char = text.charAt(read);
      if ('([{'.includes(char)) depth += 1;
      else if (')]}'.includes(char)) depth = Math.max(0, depth - 1);
    }
    if (depth > 0) continue;
    const [joint] = match;
    joints.push({
      at: match.index,
      end: match.index + joint.length,
      isComma: /^\s*[,;\n]/.test(joint),
    });
  }
  return joints;
}

const headOf = (text: string) => amountAtStart(text.split(/[,;(]/, 1)[0] ?? '');

/** Whether a text is an amount with its own food: '1 cup rice', '50 g dragonfruit', 'a handful of kale'. */
function isOwnFood(text: string): boolean {
  const { quantity, unit, rest } = headOf(text);
  if (quantity === null || rest === '' || NO_FOOD.test(rest) || SAME_FOOD.test(rest)) return false;
  const food = findFood(rest);
  return food !== null || (isWeighable(unit) && !isOnlyDescription(rest) && /[a-z]{3}/i.test(rest));
}

/** Whether a text without an amount names a different food from the one before it: 'rice' after '500 g chicken'. */
function isOtherFood(text: string, before: string): boolean {
  if (!/^[a-z][a-z' -]{2,40}$/i.test(text) || isOnlyDescription(text)) return false;
  const food = findFood(text);
  if (food === null || SAME_FOOD.test(text)) return false;
  const { rest } = headOf(before);
  const first = findFood(rest);
  // 'Lentils, green or brown' are lentils.
  const kinds = text.split(/\s+or\s+/i);
  if (kinds.length > 1 && kinds.every((kind) => findFood(`${kind} ${rest}`) !== null)) return false;
  // 'Oil, olive' and 'squash, butternut' are one food with its kind first.
  const inverted = findFood(`${text} ${rest}`);
  if (first === null || first === food || inverted === food) return false;
  const both = findFood(rest, text);
  return (inverted === null || inverted === first) && (both === null || both === first);
}

/**
 * Splits a line into its foods, each with its own words: '1 lb ground beef, 1 cup rice, 1/2 cup peas' is three, '2
 * eggs plus 1 yolk' two. Preparation stays with its food ('carrots, peeled and diced', 'chicken breast, skin removed,
 * 200 g'), and a mixture with one amount stays whole ('200 g peas and carrots'); one without an amount is split
 * ('salt and pepper').
 */
export function splitFoods(line: string): string[] {
  const text = tidyLine(line.slice(0, MAX_LINE)).replace(WHITES, '$1 egg $2');
  if (text !== '' && !HAS_SEPARATOR.test(text)) return [text];
  if (readStrength(text) !== null) return [text];
  const each = eachOf(text);
  if (each !== null) return each;
  const parts: string[] = [];
  let start = 0;
  for (const { at, end, isComma } of jointsOf(text)) {
    if (parts.length >= MAX_FOODS - 1) break;
    const before = text.slice(start, at).trim();
    const after = text.slice(end).trim();
    const next = after.split(SEPARATORS, 1)[0] ?? '';
    if (before === '' || next === '') continue;
    if (ALTERNATIVE.test(next)) continue;
    const isNext = isOwnFood(next) || (isComma && isOtherFood(next, before));
    if (isNext && namesFood(before)) {
      parts.push(before);
      start = end;
    }
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== '');
}

/** Whether the text before a joint already names a food: '2 cups and 1 tbsp oats' is one amount. */
function namesFood(text: string): boolean {
  const { rest } = headOf(text.replace(/^(?:between|from)\s/i, ''));
  return !isOnlyDescription(rest) && !/^(?:cups?|tbsps?|tsps?|lbs?|pounds?|g|kg|oz)$/i.test(rest);
}
