import { stepDurations } from '../recipe/step-durations.ts';

/** A duration in the text of a step. */
export type StepTimer = {
  /** Position in the text. */
  start: number;
  end: number;
  /** Duration to count down; for a range, its lower end. */
  seconds: number;
  /** The upper end of a range, else null. */
  upToSeconds: number | null;
};

/** Timers for the waiting times in the text of a step, in order. */
export function stepTimers(text: string): StepTimer[] {
  return stepDurations(text).map(({ start, end, leastSeconds: seconds, mostSeconds }) => ({
    ...{ start, end, seconds },
    upToSeconds: mostSeconds > seconds ? mostSeconds : null,
  }));
}
