import { lifeStageOfAge } from '../reference/life-stage.ts';
import type { EnergyAnimal } from './daily-energy.ts';
import { baseEnergyKcal, dailyEnergyBounds } from './energy-bounds.ts';
import { feedingWeightKg, isReproducing, slimmingTargetKg } from './target-weight.ts';
import type { WeighIn } from './weigh-ins.ts';

/** Change of weight over the last weeks. */
type WeightPace = {
  /** Percent a week, of the weight at the start; negative for a loss. */
  weeklyPercent: number;
  days: number;
};

/** What the weigh-ins say about the amount of food. */
export type EnergyAdvice = { pace: WeightPace } & (
  | {
      kind: 'less' | 'more';
      /** 5 to 10, of the energy fed. */
      percent: number;
      /** The energy to feed from now on, in whole kcal a day. */
      toKcal: number;
      /** The weight changes so fast that a vet should know. */
      asksVet: boolean;
    }
  /** The pace is as it should be. */
  | { kind: 'keep' }
  /** Without a body condition nobody can say whether the weight should change. */
  | { kind: 'score' }
  /** An illness or a medicine: a vet decides. */
  | { kind: 'ill' }
  /** A step less would be below the resting energy of the weight it should have. */
  | { kind: 'least' }
);

/** Two weeks: a shorter pace says more about the scales, and a change of food shows no sooner. */
const LEAST_DAYS = 14;
/** Percent of body weight a week that count as no change. */
const STEADY_PERCENT = 0.5;
/**
 * The most an animal on a diet should lose in a week, in percent of its weight: Brooks et al., 2014 AAHA Weight
 * Management Guidelines for Dogs and Cats (1 to 2% for dogs, 0.5 to 2% for cats).
 */
const MOST_PERCENT_A_WEEK = 2;
/** A thin animal; 4 is lean, and ideal. */
const THIN_UP_TO = 3;
/** Below the ideal score nothing is taken away. */
const IDEAL = 5;
const STEP_PERCENT = { min: 5, max: 10 } as const;
/** Each further percent a week beyond the wanted pace adds this to the step. */
const PERCENT_OF_STEP = 2.5;

type Range = readonly [low: number, high: number];

/**
 * Wanted change of weight in percent a week: a heavy animal loses 0.5 to 2 (Brooks et al., 2014 AAHA Weight Management
 * Guidelines; dogs from 1), a thin one gains as much, any other stays.
 */
function wantedPercent(animal: EnergyAnimal): Range {
  if (slimmingTargetKg(animal) !== undefined) return [-MOST_PERCENT_A_WEEK, -STEADY_PERCENT];
  if ((animal.bodyCondition ?? IDEAL) <= THIN_UP_TO) return [STEADY_PERCENT, MOST_PERCENT_A_WEEK];
  return [-STEADY_PERCENT, STEADY_PERCENT];
}

const stepOf = (beyond: number) =>
  Math.min(
    STEP_PERCENT.max,
    Math.max(STEP_PERCENT.min, Math.round(STEP_PERCENT.min + PERCENT_OF_STEP * beyond)),
  );

/**
 * Proposes a change of a grown animal's daily energy from the pace of its weight: 5% plus 2.5% for each percent a week beyond
 * the wanted pace, 10% at most. Never below the resting energy of the weight it should have, and never less for a thin or lean
 * animal. Null while there is nothing to say: it grows, is pregnant or nurses, or was not weighed two weeks apart since the
 * energy last changed.
 * @param fedKcal energy of the day that it is fed now
 * @param since the day of the last change of its energy
 */
export function energyAdvice(
  animal: EnergyAnimal,
  fedKcal: number,
  weighIns: readonly WeighIn[],
  since?: string,
): EnergyAdvice | null {
  if (lifeStageOfAge(animal.ageMonths) === 'growth' || isReproducing(animal)) return null;
  const sinceThen = since === undefined ? weighIns : weighIns.filter(({ day }) => day >= since);
  const pace = weightPace(sinceThen, LEAST_DAYS);
  if (pace === null) return null;
  const [low, high] = wantedPercent(animal);
  const { weeklyPercent } = pace;
  const isLess = weeklyPercent > high && (animal.bodyCondition ?? IDEAL) >= IDEAL;
  if (!isLess && weeklyPercent >= low) return { kind: 'keep', pace };
  if (animal.bodyCondition === undefined) return { kind: 'score', pace };
  if ((animal.conditions ?? []).length > 0) return { kind: 'ill', pace };
  const asksVet = Math.abs(weeklyPercent) > MOST_PERCENT_A_WEEK;
  if (!isLess) {
    const percent = stepOf(low - weeklyPercent);
    const { max } = dailyEnergyBounds(animal);
    const toKcal = Math.min(max, Math.round(fedKcal * (1 + percent / 100)));
    return { kind: 'more', percent, toKcal, asksVet, pace };
  }
  const leastKcal = baseEnergyKcal(feedingWeightKg(animal));
  const mostPercent = Math.floor((1 - leastKcal / fedKcal) * 100);
  const percent = Math.min(stepOf(weeklyPercent - high), mostPercent);
  if (percent < STEP_PERCENT.min) return { kind: 'least', pace };
  return { kind: 'less', percent, toKcal: Math.round(fedKcal * (1 - percent / 100)), asksVet, pace };
}

const DAY_MS = 86_400_000;
/** A shorter period says more about the scales than the animal. */
const SHORTEST_DAYS = 7;
/** The pace covers the last three months, not the animal's whole life. */
const LONGEST_DAYS = 91;

export type WeightTrend = {
  first: WeighIn;
  last: WeighIn;
  /** Relative to the first weight. */
  changePercent: number;
  /** Relative to the weight at the start of the last weeks; null if the weigh-ins are too close together or too far apart. */
  weeklyPercent: number | null;
};

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const percentOf = (from: WeighIn, to: WeighIn) => (to.weightKg / from.weightKg - 1) * 100;

/**
 * Pace from the last weigh-in at least `leastDays` before the latest to the latest; null without one in three months.
 * @param weighIns by day
 */
function weightPace(weighIns: readonly WeighIn[], leastDays: number): WeightPace | null {
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
