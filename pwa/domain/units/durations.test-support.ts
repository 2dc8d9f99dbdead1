import { durationsIn } from './durations.ts';

/** Seconds of an hour and of a minute. */
export const H = 3600;
export const M = 60;

/** Each duration in its words, with its seconds; for a range both ends. */
export const read = (text: string) =>
  durationsIn(text).map(({ start, end, leastSeconds, mostSeconds }) => [
    text.slice(start, end),
    ...new Set([leastSeconds, mostSeconds]),
  ]);
