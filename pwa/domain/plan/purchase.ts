import type { SoldAs } from '../reference/shop-items.ts';
import { counted } from '../text/sentence-parts.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { usMassText } from '../units/us-measures.ts';

/** Packs or pieces to buy: never less than needed. `isOnePack` if the text takes the article 'a'. */
export type Purchase = { grams: number; words: string; isOnePack: boolean };

/** Floating-point noise must not add another pack. */
const NOISE_GRAMS = 1e-6;

const unitsFor = (neededGrams: number, unitGrams: number) =>
  Math.max(1, Math.ceil((neededGrams - NOISE_GRAMS) / unitGrams));

/** '800 g', '1.7 kg', '3 3/4 lb'. Packs keep their printed weight. */
export function weightText(grams: number, system: UnitSystem): string {
  if (system === 'us') return usMassText(grams);
  const kilograms = grams / 1000;
  return grams < 1000 ? `${Math.round(grams)} g` : `${Number(kilograms.toFixed(2))} kg`;
}

type Size = { grams: number; words: string };
type Choice = { grams: number; packs: number; words: string };

const pluralOf = (noun: string) => `${noun}${/(?:x|ch)$/.test(noun) ? 'es' : 's'}`;

/** '500 g bag', '3 × 150 g punnets', '2 bottles of 60'. */
function timesText(count: number, words: string): string {
  if (count === 1) return words;
  const [noun = '', ...rest] = words.split(' of ');
  const times = /^\d/.test(words) ? `${count} ×` : count;
  return [`${times} ${pluralOf(noun)}`, ...rest].join(' of ');
}

/** Every combination that reaches the weight: a number of the largest size, the rest in smaller ones. */
function choices(neededGrams: number, [size, ...smaller]: readonly Size[]): Choice[] {
  if (size === undefined) return [];
  const most = unitsFor(neededGrams, size.grams);
  const alone = { grams: most * size.grams, packs: most, words: timesText(most, size.words) };
  const mixed = Array.from({ length: most }, (_, count) => {
    const rest = neededGrams - count * size.grams;
    return choices(rest, smaller).map((choice) => ({
      grams: choice.grams + count * size.grams,
      packs: choice.packs + count,
      words: count === 0 ? choice.words : `${timesText(count, size.words)} + ${choice.words}`,
    }));
  });
  return [alone, ...mixed.flat()];
}

/** Packs with the least left over; ties go to the fewest packs. */
function packs(neededGrams: number, sizes: readonly Size[]): Purchase {
  const largestFirst = [...sizes].sort((a, b) => b.grams - a.grams);
  const [best] = choices(neededGrams, largestFirst).sort((a, b) => a.grams - b.grams || a.packs - b.packs);
  if (best === undefined) throw new RangeError('an item sold in packs needs a size');
  return { grams: best.grams, words: best.words, isOnePack: best.packs === 1 };
}

/**
 * The smallest purchase that covers the need.
 * @throws {RangeError} unless the weight is positive and finite
 */
export function purchase(neededGrams: number, sold: SoldAs, system: UnitSystem = 'metric'): Purchase {
  if (!(neededGrams > 0 && Number.isFinite(neededGrams))) {
    throw new RangeError(`neededGrams must be positive and finite, got ${neededGrams}`);
  }
  if (sold.kind === 'pack') return packs(neededGrams, sold.sizes);
  if (sold.kind === 'loose') {
    const grams = unitsFor(neededGrams, sold.stepGrams) * sold.stepGrams;
    return { grams, words: weightText(grams, system), isOnePack: false };
  }
  const pieces = unitsFor(neededGrams, sold.pieceGrams * sold.atATime) * sold.atATime;
  const words = counted(pieces, sold.one, sold.many);
  return { grams: pieces * sold.pieceGrams, words, isOnePack: false };
}
