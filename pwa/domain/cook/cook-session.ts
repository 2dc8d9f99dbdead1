import * as z from 'zod/mini';
import { batchChoiceSchema } from './batch.ts';
import { timerSchema } from './timer.ts';

/** The position before the first step: preparation. */
export const READY = -1;
/** Depth of the undo history. */
export const MOST_UNDOS = 20;
export const MOST_TIMERS = 12;

const ticks = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(300));

/** State before an action that can be undone. */
const undoSchema = z.object({
  /** The undone action's object: 'Chicken breast'. */
  label: z.string().check(z.maxLength(200)),
  stage: z.int().check(z.gte(READY)),
  ticks,
  /** A dismissed timer. */
  timer: z.nullable(timerSchema),
});

/** A session of cooking a recipe: position, progress and timers. Stored on the device, one per recipe. */
export const cookSessionSchema = z.object({
  recipeId: z.int().check(z.positive()),
  title: z.string().check(z.maxLength(200)),
  /** Milliseconds since 1970. */
  startedAtMs: z.number().check(z.nonnegative()),
  /** Time of the last user action. */
  usedAtMs: z.number().check(z.nonnegative()),
  /** When the last step was first left; missing until then, and in sessions of earlier builds. */
  cookedAtMs: z.optional(z.number().check(z.nonnegative())),
  /** Latest time seen on the device's clock; an earlier one means that the clock was set back. */
  seenAtMs: z.number().check(z.nonnegative()),
  choice: batchChoiceSchema,
  /** `READY`, the index of a step, or the number of steps: the end. */
  stage: z.int().check(z.gte(READY), z.lte(100)),
  ticks,
  timers: z.array(timerSchema).check(z.maxLength(MOST_TIMERS)),
  undos: z.array(undoSchema).check(z.maxLength(MOST_UNDOS)),
});

export type CookSession = z.infer<typeof cookSessionSchema>;

/** An untouched session older than this asks before it resumes. */
const FRESH_MS = 12 * 60 * 60 * 1000;

/** Whether a session resumes without a question: a timer still runs, or it was used recently. */
export function isFresh({ usedAtMs, timers }: CookSession, nowMs: number): boolean {
  return timers.some(({ state }) => state.status !== 'rung') || Math.abs(nowMs - usedAtMs) < FRESH_MS;
}

/** When the food of a session at its end was cooked. */
export function cookedAtMs(session: CookSession): number {
  return session.cookedAtMs ?? session.usedAtMs;
}

/** A stored session; null if missing or damaged. */
export function parseCookSession(value: unknown): CookSession | null {
  const result = cookSessionSchema.safeParse(value);
  return result.success ? result.data : null;
}
