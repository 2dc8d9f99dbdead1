import * as z from 'zod/mini';
import { batchChoiceSchema } from './batch-schema.ts';
import { type CookSession, MOST_TIMERS, MOST_UNDOS, READY } from './cook-session.ts';
import { timerSchema } from './timer-schema.ts';

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
  /** Latest time seen on the device's clock; an earlier one means that the clock was set back. */
  seenAtMs: z.number().check(z.nonnegative()),
  choice: batchChoiceSchema,
  /** `READY`, the index of a step, or the number of steps: the end. */
  stage: z.int().check(z.gte(READY), z.lte(100)),
  ticks,
  timers: z.array(timerSchema).check(z.maxLength(MOST_TIMERS)),
  undos: z.array(undoSchema).check(z.maxLength(MOST_UNDOS)),
});

/** A stored session; null if missing or damaged. */
export function parseCookSession(value: unknown): CookSession | null {
  const result = cookSessionSchema.safeParse(value);
  return result.success ? result.data : null;
}
