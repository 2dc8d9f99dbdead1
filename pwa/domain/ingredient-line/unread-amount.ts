import { isWeighable } from '../units/units.ts';
import { tokenise, unitOfWord } from './amount-tokens.ts';

// Bounded, so that a run of digits costs no more than its length.
const NUMBER = String.raw`[\d.,/½¼¾⅓⅔-]{1,12}`;
const RANGE = String.raw`${NUMBER}(?:\s?(?:to|or|and|x|×|by)\s?${NUMBER})?`;
/** Temperatures, times, lengths, servings. */
const AFTER =
  '(?:degrees?|seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|cm|mm|inch(?:es)?|in|servings?|portions?|meals?|dogs?|cats?|kcal|calories)';
/** Servings, cuts, grades. */
const BEFORE =
  '(?:serves|for|yields?|makes?|in(?:to)?|no\\.?|number|size|grade|type|day|week|step|part|batch|page|gas mark)';
/** Numbers that are not amounts. */
const ROLES = new RegExp(
  [
    String.raw`${RANGE}[\s-]?(?:${AFTER}\b|%|per\s?cent|[°º]|["”″]|(?<=\d\d\s?)[CF]\b)`,
    String.raw`\b${BEFORE}\s(?:about\s)?${NUMBER}(?![\d.,/½]|\s?(?:[km]?g|oz|lbs?|ml)\b)`,
    String.raw`(?:${NUMBER}\s?[a-z]+\s)?\bper\s${NUMBER}\s?[a-z]+|\b\d\d[/:]\d\d\b`,
    String.raw`\b(?:half|third|quarter|\d\/\d) of (?:it|them|this|the)\b`,
  ].join('|'),
  'gi',
);

/** '200 carrots g': a unit without a number. */
const STRAY_UNIT = /^(?:k?g|mg|oz|lbs?|ml|grams|ounces?|kilos?)\.?$/i;

/** '100 g carrots or more' */
const LIMIT = /(?:^|\s)(?:or (?:more|less)|at (?:least|most)|max(?:imum)?|minimum)\.?$/i;

/** The first number or unit of a text that is an amount nobody read; null if each has another role. */
function unreadOf(text: string): string | null {
  if (!/\d/.test(text) && LIMIT.test(text)) return text;
  const plain = text.replace(ROLES, ' ');
  const tokens = tokenise(plain);
  for (const [at, { kind, text: number, end }] of tokens.entries()) {
    const next = tokens[at + 1];
    const unit = next?.kind === 'word' ? unitOfWord(next.text) : null;
    if (kind === 'word' && STRAY_UNIT.test(number)) return number;
    if (kind === 'number' && (/[\d½¼¾⅓⅔⅛]/.test(number) || isWeighable(unit)))
      return plain.slice(plain.indexOf(number), next?.end ?? end);
  }
  return null;
}

/**
 * The words of an amount in what is left of a line once its amount is taken off: '300 g' of '200 g cod 300 g'. Numbers
 * with another role (a percentage, temperature, time, length, number of servings, grade) are none.
 */
export function unreadAmount(texts: readonly string[]): string | null {
  return (
    texts
      .map(unreadOf)
      .find((unread) => unread !== null)
      ?.trim() ?? null
  );
}
