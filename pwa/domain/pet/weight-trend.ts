import type { WeighIn } from './weigh-ins.ts';

const DAY_MS = 86_400_000;
/** A shorter period says more about the scales than the animal. */
const SHORTEST_DAYS = 7;
/** The pace covers the last three months, not the animal's whole life. */
const LONGEST_DAYS = 91;
/**
 * The most an animal on a diet should lose in a week, in percent of its weight: Brooks et al., 2014 AAHA Weight
 * Management Guidelines for Dogs and Cats (1 to 2% for dogs, 0.5 to 2% for cats).
 */
export const MOST_PERCENT_A_WEEK = 2;

export type WeightTrend = {
  first: WeighIn;
  last: WeighIn;
  /** Relative to the first weight. */
  changePercent: number;
  /** Relative to the weight at the start of the last weeks; null if the weigh-ins are too close together or too far apart. */
  weeklyPercent: number | null;
};

/** Change of weight over the last weeks. */
export type WeightPace = {
  /** Percent a week, of the weight at the start; negative for a loss. */
  weeklyPercent: number;
  days: number;
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const percentOf = (from: WeighIn, to: WeighIn) => (to.weightKg / from.weightKg - 1) * 100;

/**
 * Pace from the last weigh-in at least `leastDays` before the latest to the latest; null without one in three months.
 * @param weighIns by day
 */
export function weightPace(weighIns: readonly WeighIn[], leastDays: number): WeightPace | null {
  const last = weighIns.at(-1);
  if (last === undefined) return null;
  const start = weighIns.findLast(({ day }) => daysBetween(day, last.day) >= leastDays);
  if (start === undefined) return null;
  const days = daysBetween(start.day, last.day);
  return days > LONGEST_DAYS ? null : { weeklyPercent: percentOf(start, last) / (days / 7), days };
}

/**
 * Weight trend from the first weigh-in to the last.
 * @param weighIns by day
 * @returns null for fewer than two
 */
export function weightTrend(weighIns: readonly WeighIn[]): WeightTrend | null {
  const [first, last] = [weighIns[0], weighIns.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  return {
    first,
    last,
    changePercent: percentOf(first, last),
    weeklyPercent: weightPace(weighIns, SHORTEST_DAYS)?.weeklyPercent ?? null,
  };
}

/** Whether an animal loses or gains weight fast enough to tell a vet. A growing one may gain. */
export function isTooFast({ weeklyPercent }: WeightTrend, isGrowing: boolean): boolean {
  if (weeklyPercent === null) return false;
  return weeklyPercent < -MOST_PERCENT_A_WEEK || (!isGrowing && weeklyPercent > MOST_PERCENT_A_WEEK);
}
