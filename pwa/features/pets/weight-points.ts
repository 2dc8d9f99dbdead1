import type { WeighIn } from '#domain/pet/weigh-ins';

type WeightPoints = {
  /** `x` from the first day, 0, to the last, 1; `y` from `lowKg`, 0, to `highKg`, 1. */
  points: { x: number; y: number }[];
  /** Ends of the axis. */
  lowKg: number;
  highKg: number;
};

/** A tenth of a kilogram must not look like half the animal: the axis spans at least this share of the weight. */
const LEAST_SPAN = 0.1;

/** Positions of the weigh-ins in a chart, days to scale. */
export function chartPoints(weighIns: readonly WeighIn[]): WeightPoints {
  const weights = weighIns.map(({ weightKg }) => weightKg);
  const days = weighIns.map(({ day }) => Date.parse(day));
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const widening = Math.max(0, (most * LEAST_SPAN - (most - least)) / 2);
  const [lowKg, highKg] = [least - widening, most + widening];
  const [start, end] = [Math.min(...days), Math.max(...days)];
  return {
    points: weighIns.map(({ weightKg }, at) => ({
      x: end === start ? 0.5 : ((days[at] ?? start) - start) / (end - start),
      y: (weightKg - lowKg) / (highKg - lowKg),
    })),
    lowKg,
    highKg,
  };
}
