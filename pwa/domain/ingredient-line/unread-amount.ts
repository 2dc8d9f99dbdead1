import { isWeighable } from '../units/units.ts';
import { tokenise, unitOfWord } from './amount-tokens.ts';

// Bounded, so that a run of digits costs no more than its length.
const NUMBER = String.raw`[\d.,/½¼¾⅓⅔-]{1,12}`;
/** Numbers that are not amounts: percentages, temperatures, times, sizes. */
const ROLES: readonly RegExp[] = [
  // fat, water, purity
  new RegExp(String.raw`${NUMBER}\s?(?:%|per\s?cent)|\b\d\d[/:]\d\d\b`, 'gi'),
  // temperature
  new RegExp(String.raw`${NUMBER}\s?(?:°|º|degrees?\b)\s?[CF]?\b|\b\d{2,3}\s?[CF]\b|\bgas mark \d`, 'gi'),
  // time and age
  new RegExp(
    String.raw`${NUMBER}(?:\s?(?:to|or|and)\s?${NUMBER})?[\s-]?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?)\b`,
    'gi',
  ),
  // length
  new RegExp(
    String.raw`${NUMBER}(?:\s?(?:x|×|by|to)\s?${NUMBER})?[\s-]?(?:cm|mm|inch(?:es)?|in\b|["”″])`,
    'gi',
  ),
  // servings and batches
  new RegExp(
    String.raw`\b(?:serves|for|yields?|makes?)\s(?:about\s)?${NUMBER}(?!\s?(?:g|oz))|${NUMBER}\s(?:servings?|portions?|meals?|dogs?|cats?|kcal|calories)\b`,
    'gi',
  ),
  // cutting and shares
  new RegExp(
    String.raw`\b(?:in|into)\s${NUMBER}(?:\s?(?:pieces?|parts?|chunks?|strips?|slices?))?(?=\W|$)(?!\s?(?:k?g|oz)\b)`,
    'gi',
  ),
  /\b(?:half|third|quarter|\d\/\d) of (?:it|them|this|the)\b/gi,
  // names, grades and rates
  /\b(?:no\.?|number|size|grade|type|day|week|step|part|batch|page)\s?\d+\b/gi,
  new RegExp(String.raw`(?:${NUMBER}\s?[a-z]+\s)?\bper\s${NUMBER}\s?[a-z]+`, 'gi'),
];

/** '200 carrots g': a unit without a number. */
const STRAY_UNIT = /^(?:k?g|mg|oz|lbs?|ml|grams|ounces?|kilos?)\.?$/i;

/** '100 g carrots or more' */
const LIMIT = /(?:^|\s)(?:or (?:more|less)|at (?:least|most)|max(?:imum)?|minimum)\.?$/i;

/** The first number or unit of a text that is an amount nobody read; null if each has another role. */
function unreadOf(text: string): string | null {
  if (!/\d/.test(text) && LIMIT.test(text)) return text;
  let plain = text;
  for (const role of ROLES) plain = plain.replace(role, ' ');
  if (!/[\d½¼¾⅓⅔⅛]|\b(?:k?g|mg|oz|lbs?|ml|grams|ounces?|kilos?)\b/i.test(plain)) return null;
  const tokens = tokenise(plain);
  for (const [at, { kind, text: number, end }] of tokens.entries()) {
    const next = tokens[at + 1];
    const unit = next?.kind === 'word' ? unitOfWord(next.text) : null;
    if (kind === 'word' && STRAY_UNIT.test(number)) return number;
    const isDigits = /[\d½¼¾⅓⅔⅛]/.test(number);
    if (kind === 'number' && (isDigits || isWeighable(unit)))
      return plain.slice(plain.indexOf(number), next?.end ?? end);
  }
  return null;
}

/**
 * The words of an amount in what is left of a line once its amount is taken off: '300 g' of '200 g cod 300 g'. Numbers
 * with another role (a percentage, temperature, time, length, number of servings, grade) are none.
 */
export function unreadAmount(texts: readonly string[]): string | null {
  for (const text of texts) {
    const unread = unreadOf(text);
    if (unread !== null) return unread.trim();
  }
  return null;
}
