import { counted } from '#domain/text/sentence-parts';

const STEPS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** The largest whole unit: '3 days', '1 hour', '12 minutes', 'less than a minute'. */
export function durationInWords(ms: number): string {
  for (const [unit, unitMs] of STEPS) {
    const count = Math.floor(ms / unitMs);
    if (count >= 1) return counted(count, unit);
  }
  return 'less than a minute';
}
