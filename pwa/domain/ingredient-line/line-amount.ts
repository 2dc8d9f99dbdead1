import { isWeighable } from '../units/units.ts';
import { amountOfHead, type HeadAmount } from './amount-of-head.ts';
import { withoutHedges } from './line-text.ts';
import { isOnlyDescription } from './only-description.ts';
import { startsWithNumber } from './read-amount.ts';
import type { SplitLine } from './split-line.ts';
import { outranks, saysMore, statedWeight } from './stated-weight.ts';

/** The amount of a line and its remaining parts. */
export type LineAmount = HeadAmount & Pick<SplitLine, 'brackets' | 'segments'>;

const TIN = /^(?:small\s|large\s)?(?:tins?|cans?|jars?|pouch|packs?)\b/i;

/** 'eggs (2)', 'carrots, 3'. */
const BARE_COUNT = /^[x×]?\s?\d{1,2}$/i;

const lineAmount = (
  { quantity, quantityMax, unit, rest, weight }: HeadAmount,
  { brackets, segments }: Pick<SplitLine, 'brackets' | 'segments'>,
): LineAmount => ({ quantity, quantityMax, unit, rest, weight, brackets, segments });

/** Removes the parsed amount from an entry. */
function keepRest(list: string[], at: number, rest: string): void {
  list.splice(at, 1, ...(rest === '' ? [] : [rest]));
}

/** 'diced 600 g': the words before the first figure, and the rest. */
const BEFORE_FIGURES = /^([^\d½¼¾⅓⅔⅛]+?)[\s:–-]+((?:about|approx\.?|circa|ca\.?)\s)?(?=[\d½¼¾⅓⅔⅛])/i;

/** Weight or volume after words that only describe the food: 'rabbit, diced 600 g'. */
function amountBehind(text: string): HeadAmount | null {
  const [start = '', description = ''] = text.match(BEFORE_FIGURES) ?? [];
  if (description === '' || !isOnlyDescription(description)) return null;
  const found = amountOfHead(text.slice(start.length));
  return isWeighable(found.unit) && found.rest === '' ? { ...found, rest: description } : null;
}

/** A separate amount after a comma or in brackets: 'beef mince, lean, 500 g'. */
function amountBeside(lists: string[][]): HeadAmount | null {
  for (const list of lists) {
    for (const [at, text] of list.entries()) {
      const found = startsWithNumber(withoutHedges(text)) ? amountOfHead(text) : amountBehind(text);
      if (found === null || found.quantity === null) continue;
      const isAmount = found.unit === null ? BARE_COUNT.test(text) : isOnlyDescription(found.rest);
      if (!isAmount) continue;
      keepRest(list, at, found.rest);
      return found;
    }
  }
  return null;
}

/**
 * Amount of a line from its head, else from a bracket or segment that is only an amount; plus a weight stated beside
 * it if that is more exact: beside a count, a volume, ounces, or a tin's weight (drained).
 */
export function readLineAmount({ head, brackets, segments }: SplitLine): LineAmount {
  const left = { brackets: [...brackets], segments: [...segments] };
  const lists = [left.segments, left.brackets];
  const amount = amountOfHead(head);
  if (amount.quantity === null) {
    const { quantity, quantityMax, unit, weight } = amountBeside(lists) ?? amount;
    return lineAmount({ quantity, quantityMax, unit, rest: amount.rest, weight }, left);
  }
  const isTin = TIN.test(amount.rest);
  for (const list of amount.weight === null ? lists.reverse() : []) {
    for (const [at, text] of list.entries()) {
      const stated = statedWeight(text);
      if (stated === null || !(isTin || outranks(stated.unit, amount.unit))) continue;
      const { rest, ...weight } = stated;
      keepRest(list, at, rest);
      return lineAmount({ ...amount, weight }, left);
    }
  }
  return lineAmount(amount, {
    brackets: left.brackets.filter(saysMore),
    segments: left.segments.filter(saysMore),
  });
}
