import { memoised } from '../units/memoised.ts';
import { isWeighable } from '../units/units.ts';
import { type Amount, NO_AMOUNT } from './amount.ts';
import { AmountReader } from './amount-grammar.ts';
import { amountTokens, unitOfWord } from './amount-tokens.ts';

const MAX_READ = 120;

const none = (rest: string): Amount => ({ ...NO_AMOUNT, rest });

/** The amount that a text begins with, and what follows it; quantity is null if it begins with none. */
export const amountAtStart = memoised((text): Amount => {
  const reader = new AmountReader(text);
  const read = reader.amount(0);
  if (read === null) return none(text);
  const { next, ...amount } = read;
  const of = text
    .slice(reader.offset(next))
    .replace(/^(?:of(?: the)?\s|[-–—:]\s)/i, '')
    .trim();
  const rest = amount.container === null ? of : `${amount.container} ${of}`;
  // '1/0 cups': a slash before another number leaves the amount unread.
  return /^[/\\]\s?\d/.test(rest) ? none(text) : { ...amount, rest };
});

const CM_PER: Readonly<Record<string, number>> = { c: 1, m: 0.1, i: 2.54 };
const LENGTH =
  /^\s?-?\s?(cm|mm|inch(?:es)?|in\.?)(?:\s|-)+(?:(?:thick\s+)?(?:piece|length|chunk|knob|stick|section|bit|stub|hunk)\b\s*(?:of\s+)?)?/i;

/** The length of a piece that a text begins with, '3 inch piece fresh ginger', and what follows it; null if there is none. */
export function lengthAtStart(text: string): { lengthCm: number; rest: string } | null {
  const reader = new AmountReader(text.replace(/^an?\s+(?=[\d½¼¾])/i, ''));
  const number = reader.number(0);
  const after = number === null ? '' : reader.text.slice(reader.offset(number.next));
  const match = LENGTH.exec(after);
  const lengthCm = (number?.value ?? 0) * (CM_PER[match?.[1]?.charAt(0).toLowerCase() ?? ''] ?? 0);
  return lengthCm > 0 ? { lengthCm, rest: after.slice(match?.[0].length) } : null;
}

const SEPARATOR = /(?:[\s:;,.=/@–—-]|\b(?:at|of|or)\b)+$/i;
const SIZE_LAST = /^(?:extra[\s-]large|xl|large|lg|medium|small)\s*\.?$/i;

/** The amount that a text ends with: 'carrots: 200 g', 'eggs x2', 'Carrots: 3 medium'; `rest` is what comes before. */
export const amountAtEnd = memoised((text): Amount => {
  if (text.length > MAX_READ) return none(text);
  const reader = new AmountReader(text);
  for (const at of reader.numbers) {
    // 'about', 'between', 'up to'
    const led = [3, 2, 1].map((back) => at - back);
    const start = led.find((word) => reader.number(word) === null && reader.measure(word) !== null) ?? at;
    const read = reader.amount(start);
    if (read === null || read.quantity === null) continue;
    const after = text.slice(reader.offset(read.next)).replace(/^[\s.]+|[\s.]+$|^(?:each|apiece)$/gi, '');
    if (after !== '' && !SIZE_LAST.test(after)) continue;
    const { next, ...amount } = read;
    const before = text.slice(0, reader.offset(start));
    const name = before.replace(/\s[x×]\s?$/i, '').replace(SEPARATOR, '');
    return { ...amount, rest: `${after} ${name}`.trim() };
  }
  return none(text);
});

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

/** The first number or unit of a text that is an unread amount; null if each has another role. */
function unreadOf(text: string): string | null {
  if (!/\d/.test(text) && LIMIT.test(text)) return text;
  const plain = text.replace(ROLES, ' ');
  const tokens = amountTokens(plain);
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
 * The unread words of an amount in what is left of a line without its amount: '300 g' of '200 g cod 300 g'. Numbers with
 * another role (a percentage, temperature, time, length, number of servings, grade) do not count.
 */
export function unreadAmount(texts: readonly string[]): string | null {
  return (
    texts
      .map(unreadOf)
      .find((unread) => unread !== null)
      ?.trim() ?? null
  );
}
