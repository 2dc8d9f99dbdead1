import { isWeighable, type UnitId, unitFactor, unitKind } from '../units/units.ts';

/** A weight or volume beside an amount: of each piece, of the whole, or, if null, of whichever it fits. */
export type StatedWeight = {
  quantity: number;
  /** The upper end of a range. */
  quantityMax: number | null;
  unit: UnitId;
  isEach: boolean | null;
};

export type Amount = {
  quantity: number | null;
  /** The upper end of a range. */
  quantityMax: number | null;
  unit: UnitId | null;
  /** Pieces that a multiplied weight applies to: 4 of '4 6-ounce steaks'. */
  pieces: number;
  weight: StatedWeight | null;
  /** The container of a weight in brackets: '1 tin (120 g)'. */
  container: UnitId | null;
  /** Whether a number could be another one: '1.500 g', '1 500 mg'. */
  isDoubtful: boolean;
  /** The rest of the text. */
  rest: string;
};

/** A parsed value and the index of the next token. */
export type Read<T> = T & { next: number };
/** One number or range with its unit. */
export type Measure = Read<{ low: number; high: number; unit: UnitId | null; isDoubtful: boolean }>;

export const NO_AMOUNT: Amount = {
  ...{ quantity: null, quantityMax: null, unit: null, pieces: 1, weight: null, container: null },
  ...{ isDoubtful: false, rest: '' },
};
export const METRIC = new Set<UnitId>(['g', 'kg', 'mg', 'mcg', 'ml', 'cl', 'dl', 'l']);
/** '300 g in total', 'total weight 250 g': of all the pieces. */
export const IN_ALL = /\b(?:in (?:total|all)|altogether|all together|combined|total(?: weight)?)\b/i;
/**
 * Two wordings of one amount may differ by rounding; across systems, British pints by a fifth, eighths of ounces by
 * grams.
 */
const SAME = 1.05;
const SAME_IN_BOTH = 1.3;
const ROUNDED_GRAMS = 5;
/** Too loose to conflict with a weight beside them. */
const LOOSE = new Set<UnitId>(['drop', 'pinch', 'dash']);

export const ofMeasure = ({ low, high, unit, isDoubtful }: Omit<Measure, 'next'>): Amount => ({
  ...NO_AMOUNT,
  ...{ quantity: low, quantityMax: high === low ? null : high, unit, isDoubtful },
});

export const endOf = ({ quantity, quantityMax }: Pick<Amount, 'quantity' | 'quantityMax'>) =>
  quantityMax ?? quantity ?? 0;

const withEnds = <T extends Amount>(amount: T, low: number, high: number): T => ({
  ...amount,
  ...{ quantity: low, quantityMax: high === low ? null : high },
});

/** A sum; a second wording of the first part does not apply to the whole. */
export const add = (amount: Read<Amount>, low: number, high = low): Read<Amount> =>
  withEnds({ ...amount, weight: null }, (amount.quantity ?? 0) + low, endOf(amount) + high);

export function scaled<T extends Amount>(amount: T, factor: number): T {
  const all = withEnds(amount, (amount.quantity ?? 0) * factor, endOf(amount) * factor);
  return { ...all, pieces: amount.unit === null ? 1 : factor };
}

/** '4 x 150 g': the count times the weight of one. */
export function multiplied(count: Read<Amount>, one: Measure): Read<Amount> {
  const low = (count.quantity ?? 0) * one.low;
  const high = endOf(count) * one.high;
  return {
    ...ofMeasure({ low, high, unit: one.unit, isDoubtful: count.isDoubtful || one.isDoubtful }),
    ...{ pieces: count.quantityMax === null ? (count.quantity ?? 1) : 1, next: one.next },
  };
}

/** Ounces after pounds, tablespoons after a cup; '125 g 4½ oz' repeats one amount. */
export function isFiner({ unit }: Pick<Measure, 'unit'>, second: Pick<Measure, 'unit' | 'low'>): boolean {
  if (unit === null || second.unit === null || second.unit === unit) return false;
  const isLess = (unitFactor(second.unit) ?? 0) * second.low < (unitFactor(unit) ?? 0);
  return isLess && unitKind(unit) === unitKind(second.unit) && METRIC.has(unit) === METRIC.has(second.unit);
}

/** Order of preference: grams, ounces and other masses, millilitres, cups, counts. */
const RANK: readonly (readonly UnitId[])[] = [
  ['g', 'kg', 'mg', 'mcg', 'iu'],
  ['oz', 'lb'],
  ['ml', 'l', 'cl', 'dl'],
];

function rankOf(unit: UnitId | null): number {
  const at = RANK.findIndex((units) => unit !== null && units.includes(unit));
  return at < 0 ? RANK.length : at;
}

/**
 * An amount with a second wording of it: the more exact one counts if both are the same, of the whole or of each piece;
 * if they differ, the amount is between them. Beside a count, the weight is kept.
 */
export function beside<T extends Amount>(amount: T, stated: StatedWeight): T {
  const { unit, quantity, pieces } = amount;
  if (quantity === null) return amount;
  if (amount.weight !== null) {
    const { isEach } = amount.weight;
    const both: Amount = beside<Amount>({ ...amount, ...amount.weight, pieces: 1, weight: null }, stated);
    const { quantity: low, quantityMax } = both.weight ?? both;
    const weight = {
      quantity: low ?? amount.weight.quantity,
      quantityMax,
      unit: both.weight === null ? amount.weight.unit : both.weight.unit,
    };
    return { ...amount, weight: { ...weight, isEach } };
  }
  if (!isWeighable(unit) || LOOSE.has(unit)) return { ...amount, weight: stated };
  if (unitKind(unit) === 'activity' || unitKind(stated.unit) === 'activity') return amount;
  const isMoreExact = rankOf(stated.unit) < rankOf(unit);
  if (unitKind(unit) !== unitKind(stated.unit)) {
    return isMoreExact ? { ...amount, weight: { ...stated, isEach: stated.isEach ?? false } } : amount;
  }
  const factor = (unitFactor(stated.unit) ?? 0) / (unitFactor(unit) ?? 1);
  const ratio = ((stated.quantity + endOf(stated)) * factor) / (quantity + endOf(amount));
  const size = ((quantity + endOf(amount)) / 2) * (unitFactor(unit) ?? 0);
  const isRounded = METRIC.has(unit) !== METRIC.has(stated.unit);
  const isNear = (times: number) =>
    Math.abs(Math.log(ratio * times)) < Math.log(isRounded ? SAME_IN_BOTH : SAME) ||
    (isRounded && Math.abs(ratio * times - 1) * size <= ROUNDED_GRAMS);
  const times = stated.isEach !== false && !isNear(1) && isNear(pieces) ? pieces : 1;
  const low = stated.quantity * times;
  const high = endOf(stated) * times;
  if (isNear(times)) {
    const weight = { quantity: low, quantityMax: high === low ? null : high, unit: stated.unit };
    return isMoreExact ? { ...amount, weight: { ...weight, isEach: false } } : amount;
  }
  return withEnds(amount, Math.min(quantity, low * factor), Math.max(endOf(amount), high * factor));
}
