export const DAY_MS = 24 * 60 * 60_000;

/** The moment a number of days before a time, ISO 8601, UTC. */
export const momentBefore = (time: number, days: number): string =>
  new Date(time - days * DAY_MS).toISOString();

/** The day in UTC, '2026-11-21', a number of days before a time. */
export const dayBefore = (time: number, days: number): string => momentBefore(time, days).slice(0, 10);

/** The day after a day. */
export const dayAfter = (day: string): string => dayBefore(Date.parse(day), -1);
