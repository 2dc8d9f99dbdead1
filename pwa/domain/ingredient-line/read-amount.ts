import { memoised } from '../units/memoised.ts';
import { type Amount, NO_AMOUNT } from './amount.ts';
import { AmountReader } from './amount-grammar.ts';

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
  // '1/0 cups', '3 - cod': a sign after a bare number leaves it unread.
  return /^[/\\]\s?\d/.test(rest) ? none(text) : { ...amount, rest };
});

/** The number that a text begins with, in digits or words, and what follows it; null if it begins with none. */
export function numberAtStart(text: string): { value: number; rest: string } | null {
  const reader = new AmountReader(text);
  const read = reader.number(0);
  return read === null ? null : { value: read.value, rest: text.slice(reader.offset(read.next)) };
}

const SEPARATOR = /(?:[\s:;,.=/@–—-]|\b(?:at|of|or)\b)+$/i;
const SIZE_LAST = /^(?:extra[\s-]large|xl|large|lg|medium|small)\s*\.?$/i;

/** The amount that a text ends with: 'carrots: 200 g', 'eggs x2', 'Carrots: 3 medium'; `rest` is what comes before. */
export const amountAtEnd = memoised((text): Amount => {
  if (text.length > MAX_READ) return none(text);
  const reader = new AmountReader(text);
  for (const at of reader.numbers) {
    const isBetween = /\b(?:between|from)\s$/i.test(text.slice(0, reader.offset(at)));
    const read = reader.amount(isBetween ? at - 1 : at);
    if (read === null || read.quantity === null) continue;
    const after = text.slice(reader.offset(read.next)).replace(/^[\s.]+|[\s.]+$|^(?:each|apiece)$/gi, '');
    if (after !== '' && !SIZE_LAST.test(after)) continue;
    const { next, ...amount } = read;
    const before = text.slice(0, reader.offset(isBetween ? at - 1 : at));
    const name = before
      .replace(/[\s]*\b(?:about|approx\.?|approximately|circa|ca\.?|roughly|around)\s*$/i, '')
      .replace(/\s[x×]\s?$/i, '')
      .replace(SEPARATOR, '');
    return { ...amount, rest: `${after} ${name}`.trim() };
  }
  return none(text);
});
