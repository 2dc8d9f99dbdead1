import type { SupplementLine } from '../recipe/recipe.ts';
import { findSupplement } from '../reference/supplements.ts';
import { numberOf } from './duration-words.ts';
import { exactCount, exactDoseGrams } from './scaled-amount.ts';
import { wholeDrops } from './whole-drops.ts';

/** A supplement for the batch, always to be measured carefully. */
export type ScaledSupplement = {
  id: string;
  name: string;
  /** Exact weight: '12.5 g', '0.157 g'. */
  amount: string;
  /** The measurable dose, scaled: '6 3/4 tablets, 150 µg iodine each, crushed'. */
  dose: string;
  /** Advice for a dose too small to measure; else null. */
  caution: string | null;
};

const COUNT = /^(\d[\d./]*(?:\s\d\/\d)?)\s+/;
const PIECES = /\b(tablet|capsule|drop)s?\b/;

/** '1 tablet, 15 mg zinc' as '2 tablets, 15 mg zinc each', and back. */
function inNumber(words: string, count: number): string {
  const [, piece] = PIECES.exec(words) ?? [];
  if (piece === undefined) return words;
  const single = words.replace(PIECES, piece).replace(/ each\b/, '');
  if (count <= 1) return single;
  const strength = /^(\w+, )([^,]+)/;
  return single.replace(PIECES, `${piece}s`).replace(strength, '$1$2 each');
}

function dropCaution(count: number): string {
  if (count < 1) return 'Less than a drop cannot be measured: cook enough for a whole one.';
  return `Give ${wholeDrops(count)}, not ${wholeDrops(count) + 1}: too much vitamin D is toxic.`;
}

/**
 * A supplement scaled to the batch: weight and dose are exact, never rounded for convenience. Only drops are rounded
 * down to whole ones, with a remark.
 */
export function scaledSupplement(line: SupplementLine, scale: number): ScaledSupplement {
  const amount = exactDoseGrams(line.grams * scale);
  const name = findSupplement(line.id)?.name ?? line.id;
  const [written = '', number = ''] = COUNT.exec(line.dose) ?? [];
  const same = { id: line.id, name, amount, dose: line.dose, caution: null };
  if (scale === 1 || number === '') return scale === 1 ? same : { ...same, dose: amount };
  const count = numberOf(number) * scale;
  const words = line.dose.slice(written.length).replace(/\(\d[\d.]* g\)/, `(${amount})`);
  const dose = (number: number) => `${exactCount(number)} ${inNumber(words, number)}`;
  const isSplitDrop = /^drops?\b/.test(words) && Math.abs(count - Math.round(count)) > 0.01 * count;
  if (!isSplitDrop) return { ...same, dose: dose(count) };
  const given = wholeDrops(count);
  return {
    ...same,
    amount: given === 0 ? amount : exactDoseGrams((line.grams * scale * given) / count),
    dose: dose(given === 0 ? count : given),
    caution: dropCaution(count),
  };
}
