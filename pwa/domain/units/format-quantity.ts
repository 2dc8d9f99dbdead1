/** Allowed relative error of a rounded text; kitchen scales and spoons are no more accurate. */
const ROUNDING_TOLERANCE = 0.009;

/** Whether a rounded amount is within 0.9% of the exact one. */
export function isWithinTolerance(rounded: number, exact: number): boolean {
  return Math.abs(rounded - exact) <= ROUNDING_TOLERANCE * exact;
}

const GRAM_STEPS = [100, 50, 25, 10, 5, 1, 0.5, 0.1, 0.05, 0.01, 0.005, 0.001];

/** The roundest number of grams or millilitres within the tolerance: 454 is 450, 227 is 225, 3.61 is 3.6. */
export function roundAmount(amount: number): number {
  for (const step of GRAM_STEPS) {
    const rounded = Math.round(amount / step) * step;
    if (rounded > 0 && isWithinTolerance(rounded, amount)) return Number(rounded.toFixed(3));
  }
  return Number(amount.toPrecision(3));
}

const FRACTIONS: Readonly<Record<number, readonly string[]>> = {
  1: [''],
  2: ['', '1/2'],
  3: ['', '1/3', '2/3'],
  4: ['', '1/4', '1/2', '3/4'],
  8: ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'],
};

/** 1.25 in quarters is '1 1/4'; rounds to the nearest part. */
export function mixedNumber(value: number, denominator: number): string {
  const parts = Math.round(value * denominator);
  const whole = Math.floor(parts / denominator);
  const fraction = FRACTIONS[denominator]?.[parts % denominator] ?? '';
  return [whole > 0 || fraction === '' ? String(whole) : '', fraction]
    .filter((text) => text !== '')
    .join(' ');
}

/** The value in the coarsest of the denominators that is within the tolerance; null if none is. */
export function nearMixedNumber(value: number, denominators: readonly number[]): string | null {
  for (const denominator of denominators) {
    const rounded = Math.round(value * denominator) / denominator;
    if (rounded > 0 && isWithinTolerance(rounded, value)) return mixedNumber(value, denominator);
  }
  return null;
}

/** '450 g', '1.2 kg', '1250 g': kilograms if the text gets no longer. */
export function gramsText(grams: number): string {
  const rounded = roundAmount(grams);
  return rounded >= 1000 && rounded % 100 === 0 ? `${rounded / 1000} kg` : `${rounded} g`;
}

/** '180 ml', '1.5 l'. */
export function millilitresText(ml: number): string {
  const rounded = roundAmount(ml);
  return rounded >= 1000 && rounded % 100 === 0 ? `${rounded / 1000} l` : `${rounded} ml`;
}
