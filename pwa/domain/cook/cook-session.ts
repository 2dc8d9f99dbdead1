import type * as z from 'zod/mini';
import type { cookSessionSchema } from './cook-session-schema.ts';

/** The position before the first step: preparation. */
export const READY = -1;
/** Depth of the undo history. */
export const MOST_UNDOS = 20;
export const MOST_TIMERS = 12;

export type CookSession = z.infer<typeof cookSessionSchema>;

/** An untouched session older than this asks before it resumes. */
const FRESH_MS = 12 * 60 * 60 * 1000;

/** Whether a session resumes without a question: a timer still runs, or it was used recently. */
export function isFresh({ usedAtMs, timers }: CookSession, nowMs: number): boolean {
  return timers.some(({ state }) => state.status !== 'rung') || Math.abs(nowMs - usedAtMs) < FRESH_MS;
}
