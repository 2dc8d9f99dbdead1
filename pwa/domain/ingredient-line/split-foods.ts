import { isWeighable } from '../units/units.ts';
import { amountOfHead } from './amount-of-head.ts';
import { eachOf } from './each-of.ts';
import { findFood } from './find-food.ts';
import { MAX_LINE, tidyLine, withoutHedges } from './line-text.ts';
import { digitsForWords } from './number-words.ts';
import { isOnlyDescription } from './only-description.ts';
import { readAmount, startsWithNumber } from './read-amount.ts';
import { readStrength } from './strength.ts';

/** Maximum number of foods in a line; the rest stays with the last. */
const MAX_FOODS = 12;
const MAX_JOINTS = 40;
const JOINTS =
  /\s*[;\n]\s*|,\s*(?:and\s+|plus\s+|with\s+)?|\s+(?:and|plus|with|\+|&)\s+|\s*\+\s*|\s+\/\s+(?=[\d½¼¾⅓⅔])/gi;
/** Quick check: without one of these a line is not split. */
const JOINT = /[;,\n+&]|\s\/\s|\b(?:and|plus|with)\b/i;
/** Words after an amount that are not a separate food. */
const NO_FOOD =
  /^(?:minutes?|mins?|hours?|hrs?|days?|cm|mm|inch(?:es)?|pieces?|slices?|cubes?|chunks?|strips?|halves|quarters|parts?|batch(?:es)?|portions?|servings?|times|degrees?|more|extra|%|(?:drained|cooked|uncooked|dry|raw)(?=\s+weight|\s*$)|weight|each|per|total|in)\b/i;
const SAME_FOOD =
  /\b(?:weight|drained|cooked weight|each|reserved|if|for|of (?:it|which|them)|when|once|after|according|only|nothing|no|not)\b/i;

/** '3 eggs plus 1 white'. */
const WHITES = /(?<=\beggs?\b.{0,20}(?:plus|and|[+&,])\s+)(\d{1,2}) (whites?)\b/i;

/** '1 cup peas, or use green beans' are alternatives. */
const OTHERWISE = /^(?:and\/)?or\b/i;

type Joint = { at: number; end: number; isComma: boolean };

/** Possible split points of a line outside its brackets. */
function jointsOf(text: string): Joint[] {
  const joints: Joint[] = [];
  let depth = 0;
  let read = 0;
  for (const match of [...text.matchAll(JOINTS)].slice(0, MAX_JOINTS)) {
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

const numbered = (text: string) => withoutHedges(digitsForWords(withoutHedges(text)));

/** Whether a text is an amount with its own food: '1 cup rice', '50 g dragonfruit', 'a handful of kale'. */
function isOwnFood(text: string): boolean {
  const head = text.split(/[,;(]/, 1)[0] ?? '';
  const isCount = startsWithNumber(numbered(head));
  const isByHand = !isCount && /^[a-z]+\s+of\s/i.test(head) && readAmount(head).quantity !== null;
  if (!isCount && !isByHand) return false;
  const { quantity, unit, rest } = amountOfHead(head);
  if (quantity === null || rest === '' || NO_FOOD.test(rest) || SAME_FOOD.test(rest)) return false;
  const food = findFood(rest);
  return food !== null || (isWeighable(unit) && !isOnlyDescription(rest) && /[a-z]{3}/i.test(rest));
}

/** Whether a text without an amount names a different food from the one before it: 'rice' after '500 g chicken'. */
function isOtherFood(text: string, before: string): boolean {
  if (!/^[a-z][a-z' -]{2,40}$/i.test(text) || isOnlyDescription(text)) return false;
  const food = findFood(text);
  if (food === null || SAME_FOOD.test(text)) return false;
  const { rest } = amountOfHead(before.split(/[,;(]/, 1)[0] ?? '');
  const first = findFood(rest);
  // 'Lentils, green or brown' are lentils.
  const kinds = text.split(/\s+or\s+/i);
  if (kinds.length > 1 && kinds.every((kind) => findFood(`${kind} ${rest}`) !== null)) return false;
  // 'Oil, olive' and 'squash, butternut' are one food with its kind first.
  if (first === null || first === food || findFood(`${text} ${rest}`) === food) return false;
  const inverted = findFood(`${text} ${rest}`);
  return (inverted === null || inverted === first) && findFood(rest, text) === first;
}

/**
 * Splits a line into its foods, each with its own words: '1 lb ground beef, 1 cup rice, 1/2 cup peas' is three, '2
 * eggs plus 1 yolk' two. Preparation stays with its food ('carrots, peeled and diced', 'chicken breast, skin removed,
 * 200 g'), and a mixture with one amount stays whole ('200 g peas and carrots'); one without an amount is split
 * ('salt and pepper').
 */
export function splitFoods(line: string): string[] {
  const text = tidyLine(line.slice(0, MAX_LINE)).replace(WHITES, '$1 egg $2');
  if (text !== '' && !JOINT.test(text)) return [text];
  if (readStrength(text) !== null) return [text];
  const each = eachOf(text);
  if (each !== null) return each;
  const parts: string[] = [];
  let start = 0;
  for (const { at, end, isComma } of jointsOf(text)) {
    if (parts.length >= MAX_FOODS - 1) break;
    const before = text.slice(start, at).trim();
    const after = text.slice(end).trim();
    const next = after.split(JOINTS, 1)[0] ?? '';
    if (before === '' || next === '') continue;
    if (OTHERWISE.test(next)) continue;
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
  const { rest } = amountOfHead(text.split(/[,;(]/, 1)[0] ?? '');
  return !isOnlyDescription(rest) && !/^(?:cups?|tbsps?|tsps?|lbs?|pounds?|g|kg|oz)$/i.test(rest);
}
