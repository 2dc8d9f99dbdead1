import { mixedNumber } from './format-quantity.ts';

/** What a dose is counted in. */
export type DoseUnit = 'tsp' | 'tablet' | 'capsule' | 'drop';

/** The smallest part of a unit that can be measured, and how the page names it. */
const STEPS: Readonly<Record<DoseUnit, { step: number; least: string }>> = {
  tsp: { step: 1 / 8, least: 'an eighth of a teaspoon' },
  tablet: { step: 1 / 2, least: 'half a tablet' },
  capsule: { step: 1, least: 'a capsule' },
  drop: { step: 1, least: 'a drop' },
};

/** From this many teaspoons up, quarters are precise enough. */
const QUARTERS_FROM_TSP = 2;
/** Rounding noise of sums and of written weights; not part of a step. */
const NOISE = 0.01;

/** The words for the smallest dose of a unit: 'half a tablet'. */
export function leastDose(unit: DoseUnit): string {
  return STEPS[unit].least;
}

/**
 * A computed count in whole steps: eighths of a level teaspoon (quarters from two up), half tablets, capsules, drops.
 * Rounds to the nearest step, a tie down; drops always down, since too much vitamin D is toxic. 0 for half the smallest
 * step or less, and for less than a drop.
 */
export function measuredCount(unit: DoseUnit, count: number): number {
  const { step } = STEPS[unit];
  const size = unit === 'tsp' && count >= QUARTERS_FROM_TSP ? 2 * step : step;
  const steps = count / size;
  if (unit === 'drop') return Math.floor(steps * (1 + NOISE)) * size;
  return Math.max(0, Math.ceil(steps * (1 - NOISE / 100) - 0.5)) * size;
}

/** 'spoon' of the table of doses is a level teaspoon; undefined for pieces of food. */
export function doseUnit(form: string): DoseUnit | undefined {
  const unit = form === 'spoon' ? 'tsp' : form;
  return unit in STEPS ? (unit as DoseUnit) : undefined;
}

/** '1/8 level tsp', '6 1/2 tablets', '1 drop'. */
export function countWords(unit: DoseUnit, count: number): string {
  const noun = unit === 'tsp' ? 'level tsp' : `${unit}${count > 1 ? 's' : ''}`;
  return `${mixedNumber(count, 8)} ${noun}`;
}

/** A dose by scale: '12.5 g', below 10 g '2.25 g', below a gram '700 mg'. */
export function doseWeight(grams: number): string {
  return grams < 1 ? `${Math.round(grams * 1000)} mg` : `${Number(grams.toFixed(grams < 10 ? 2 : 1))} g`;
}

/** A count as it is bought, in whole tablets, capsules and drops: '43 tablets' of 42 1/2, but '1 1/2 level tsp'. */
export function boughtDoseWords(unit: DoseUnit, count: number): string {
  if (unit === 'tsp') return countWords(unit, measuredCount(unit, count) || STEPS.tsp.step);
  return countWords(unit, Math.max(1, Math.ceil(count - NOISE)));
}
