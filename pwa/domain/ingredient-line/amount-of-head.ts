import { memoised } from '../units/memoised.ts';
import { isWeighable, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { withoutHedges } from './line-text.ts';
import { digitsForWords } from './number-words.ts';
import { type Amount, readAmount, startsWithNumber } from './read-amount.ts';
import type { StatedWeight } from './stated-weight.ts';

/** An amount, with the weight of each piece if that follows: '1 drop of 400 IU', '2 tins 400 g'. */
export type HeadAmount = Amount & { weight: StatedWeight | null };

/** '5% beef mince', '80/20 ground beef': a share of fat, not an amount. */
const FAT_SHARE = /^(\d{1,2}(?:\.\d)?\s?%|\d\d\/\d\d(?=\s))\s*(.*)$/;
const JOINT =
  /^(?:[/|+]|plus\s|and\s|or\s|[x×*](?=[\s\d½¼¾])|(?:lots|packs?|of|off|@)\s+(?:of\s+)?(?=\d))\s*/i;
const PLUS = /^(?:\+|plus\s|and\s)/i;
const TIMES = /^(?:[x×*]|(?:lots|packs?|of|off|@)\s)/i;
const METRIC = new Set<UnitId>(['g', 'kg', 'mg', 'mcg', 'ml', 'cl', 'dl', 'l']);
/** 'a few sprigs of parsley' is not one sprig. */
const VAGUE = /^(?:an?\s+)?(?:few|some)\b/i;
/** Above any real line. */
const MAX_FURTHER = 4;
const NO_AMOUNT = { quantity: null, quantityMax: null, unit: null };
const DOZEN = /^(?:dozen|dz\.?)\s+/i;

function fatShare(text: string): { share: string; rest: string } | null {
  const match = text.match(FAT_SHARE);
  if (match === null) return null;
  const [, share = '', rest = ''] = match;
  const [lean = 0, fat = 0] = share.split('/').map(Number);
  return share.includes('%') || lean + fat === 100 ? { share: share.replace(' ', ''), rest } : null;
}

const withWeight = (
  { quantity, quantityMax, unit, rest: own }: Amount,
  weight: StatedWeight | null,
  rest = own,
): HeadAmount => ({ quantity, quantityMax, unit, rest, weight });

function scaled(amount: Amount, factor: number): Pick<Amount, 'quantity' | 'quantityMax'> {
  const { quantity, quantityMax } = amount;
  return {
    quantity: quantity === null ? null : quantity * factor,
    quantityMax: quantityMax === null ? null : quantityMax * factor,
  };
}

function withDozen(amount: Amount): Amount {
  if (amount.unit !== null || !DOZEN.test(amount.rest)) return amount;
  return { ...amount, ...scaled(amount, 12), rest: amount.rest.replace(DOZEN, '') };
}

/** '2 lb' and '4 oz' as 2.25 lb. */
function sum(first: Amount, second: Amount, unit: UnitId): Amount {
  const more = ((second.quantity ?? 0) * (unitFactor(second.unit ?? unit) ?? 0)) / (unitFactor(unit) ?? 1);
  const { quantity, quantityMax } = first;
  return {
    unit,
    quantity: (quantity ?? 0) + more,
    quantityMax: quantityMax === null ? null : quantityMax + more,
    rest: second.rest,
  };
}

/** '500 g / 1 lb 2 oz / 18 oz beef': drops repeated wordings of an amount, ounces with their pounds. */
function withoutFurther(rest: string): string {
  let left = rest;
  for (let count = 0; count < MAX_FURTHER; count += 1) {
    const text = left.replace(/^(?:[/|]|or\s)\s*/i, '');
    const next = startsWithNumber(text) && fatShare(text) === null ? readAmount(text) : null;
    if (next?.quantity == null || !isWeighable(next.unit)) return left;
    left = next.rest;
  }
  return left;
}

/**
 * Whether two adjacent amounts are one: joined by 'plus', ounces after pounds, or tablespoons after a cup; '125 g 4½ oz'
 * repeats one amount.
 */
function isSum(first: Amount, unit: UnitId, second: Amount): boolean {
  const { unit: other, quantity } = second;
  if (other === null || unitKind(unit) !== unitKind(other) || unitKind(unit) === 'activity') return false;
  if (PLUS.test(first.rest)) return true;
  if (first.rest.replace(JOINT, '') !== first.rest) return false;
  const isFiner = (unitFactor(other) ?? 0) * (quantity ?? 0) < (unitFactor(unit) ?? 0);
  return isFiner && other !== unit && METRIC.has(unit) === METRIC.has(other);
}

/** '500 g x 2' as 1000 g. */
function timesAfter(amount: Amount): Amount {
  const match = isWeighable(amount.unit)
    ? amount.rest.match(/^[x×*]\s?(\d{1,2})(?=\s|$)(?!\s?(?:cm|mm|inch))\s*/i)
    : null;
  if (match === null) return amount;
  return { ...amount, ...scaled(amount, Number(match[1])), rest: amount.rest.slice(match[0].length) };
}

/** Extends an amount by what directly follows it: '4 oz' after '2 lb', '/ 14 oz' after '400 g', 'x 400 g' after '2'. */
function withNext(first: Amount): HeadAmount {
  const alone = withWeight(first, null);
  if (first.quantity === null) return alone;
  const next = digitsForWords(first.rest.replace(JOINT, ''));
  if (!startsWithNumber(next) || fatShare(next) !== null) {
    return TIMES.test(first.rest) && next !== first.rest ? withWeight(first, null, next) : alone;
  }
  const second = readAmount(next);
  if (second.quantity === null || !isWeighable(second.unit)) return alone;
  const { unit } = first;
  if (isWeighable(unit) && unit !== 'drop') {
    if (isSum(first, unit, second)) return withWeight(sum(first, second, unit), null);
    if (PLUS.test(first.rest) || unitKind(unit) === 'activity' || unitKind(second.unit) === 'activity')
      return alone;
    const isHeavier = unitKind(unit) === 'volume' && unitKind(second.unit) === 'mass';
    const weight = isHeavier ? { quantity: second.quantity, unit: second.unit, isEach: false } : null;
    return withWeight(first, weight, withoutFurther(second.rest));
  }
  if (unit === null || TIMES.test(first.rest)) {
    return { ...second, ...scaled(first, second.quantity), weight: null };
  }
  return withWeight(first, { quantity: second.quantity, unit: second.unit, isEach: true }, second.rest);
}

/**
 * The amount at the start or end of a line's head, including number words and 'about'; without one, quantity is null and
 * the rest is the whole head.
 */
export const amountOfHead = memoised((head): HeadAmount => {
  const text = withoutHedges(digitsForWords(withoutHedges(head)));
  const fat = fatShare(text);
  if (fat !== null) {
    const amount = withNext(readAmount(fat.rest));
    return { ...amount, rest: `${fat.share} ${amount.rest}` };
  }
  const amount = readAmount(text);
  const isVague = VAGUE.test(head) && !startsWithNumber(text);
  if (amount.quantity === null || isVague) return withWeight({ ...NO_AMOUNT, rest: head }, null);
  return withNext(timesAfter(withDozen(amount)));
});
