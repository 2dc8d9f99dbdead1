import * as z from 'zod/mini';
import { DAY_MS } from './timer.ts';

/** Milliseconds since 1970 by the device's clock. */
const moment = z.number().check(z.nonnegative());

/** A timer stores its end time, not a count, so it survives a reload and sleep. */
export const timerSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.maxLength(120)),
  /** Total duration, including added minutes. */
  totalMs: z.number().check(z.positive(), z.lte(2 * DAY_MS)),
  /** Possible extension if the step gives a range; else 0. */
  moreMs: z.number().check(z.nonnegative(), z.lte(DAY_MS)),
  state: z.discriminatedUnion('status', [
    z.object({ status: z.literal('running'), endsAtMs: moment }),
    z.object({ status: z.literal('paused'), remainingMs: moment }),
    z.object({ status: z.literal('rung'), rangAtMs: moment }),
  ]),
});
