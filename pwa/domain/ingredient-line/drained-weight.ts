import { UNITS, type UnitId } from '../units/units.ts';
import { unitOfWord } from './amount-tokens.ts';

const WEIGHT = String.raw`(\d{1,5}(?:\.\d{1,2})?)\s?(g|grams?|kg|oz|ounces?)\b\.?`;
/** 'drained (about 170 g dry)' states the weight before cooking. */
const NOT_AS_BOUGHT = String.raw`(?!\s*(?:dry|dried|uncooked|raw)\b)`;
const BEFORE = new RegExp(
  String.raw`${WEIGHT}(?:\s+(?:when|once|if|net|after being))?\s+(?:well\s+)?drained\b(?:\s+weight)?`,
  'i',
);
const AFTER = new RegExp(
  String.raw`\bdrained(?:\s+(?:net\s+)?weight)?\s*(?:of|is|:|=|[-–]|about|approx\.?)?\s*\(?${WEIGHT}${NOT_AS_BOUGHT}`,
  'i',
);
const COUNT = /^(\d{1,2})\s*(?:[x×*]|\(|tins?\b|cans?\b|jars?\b|packs?\b)/i;
const ALL_TOGETHER = /\b(?:total|altogether|in all|combined)\b/i;

/** Drained grams of tins, and the words that state them. */
type DrainedWeight = { grams: number; words: string };

/**
 * Drained weight stated for the tins of a line, in grams for all of them; null if none is stated. With several tins
 * it is the weight of each, unless it exceeds that of one.
 * @param tinsGrams total weight of the tins, if the line states it
 */
export function drainedWeight(text: string, tinsGrams: number | null): DrainedWeight | null {
  const match = BEFORE.exec(text) ?? AFTER.exec(text);
  const unit = unitOfWord(match?.[2] ?? '') as UnitId | null;
  if (match === null || unit === null) return null;
  const grams = Number(match[1]) * UNITS[unit].factor;
  const count = Number(COUNT.exec(text)?.[1] ?? 1);
  const isOfAll = ALL_TOGETHER.test(text) || (tinsGrams !== null && grams > tinsGrams / count);
  return grams > 0 ? { grams: isOfAll ? grams : grams * count, words: match[0] } : null;
}
