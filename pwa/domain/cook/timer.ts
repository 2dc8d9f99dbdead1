import * as z from 'zod/mini';

const DAY_MS = 24 * 60 * 60 * 1000;

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

export type Timer = z.infer<typeof timerSchema>;

const MINUTE_MS = 60_000;

/** A timer that starts now. */
export function startedTimer(
  timer: { id: string; name: string; seconds: number; upToSeconds: number | null },
  nowMs: number,
): Timer {
  const { id, name, seconds, upToSeconds } = timer;
  const totalMs = seconds * 1000;
  const moreMs = upToSeconds === null ? 0 : upToSeconds * 1000 - totalMs;
  return { id, name, totalMs, moreMs, state: { status: 'running', endsAtMs: nowMs + totalMs } };
}

/** Time left, at most the timer's total; 0 once it has rung. */
export function remainingMs({ state, totalMs }: Timer, nowMs: number): number {
  if (state.status === 'rung') return 0;
  const left = state.status === 'paused' ? state.remainingMs : state.endsAtMs - nowMs;
  return Math.min(Math.max(left, 0), totalMs);
}

/** A minute more; a timer that has rung runs for one more minute. */
export function withMinuteMore(timer: Timer, nowMs: number): Timer {
  const { state, totalMs } = timer;
  if (totalMs + MINUTE_MS > DAY_MS) return timer;
  if (state.status === 'rung') {
    return { ...timer, totalMs: MINUTE_MS, state: { status: 'running', endsAtMs: nowMs + MINUTE_MS } };
  }
  const longer = { ...timer, totalMs: totalMs + MINUTE_MS };
  return state.status === 'paused'
    ? { ...longer, state: { status: 'paused', remainingMs: state.remainingMs + MINUTE_MS } }
    : { ...longer, state: { status: 'running', endsAtMs: state.endsAtMs + MINUTE_MS } };
}

export function pausedTimer(timer: Timer, nowMs: number): Timer {
  if (timer.state.status !== 'running') return timer;
  return { ...timer, state: { status: 'paused', remainingMs: remainingMs(timer, nowMs) } };
}

export function resumedTimer(timer: Timer, nowMs: number): Timer {
  if (timer.state.status !== 'paused') return timer;
  return { ...timer, state: { status: 'running', endsAtMs: nowMs + timer.state.remainingMs } };
}

/** Shifts a timer after the device's clock was set back by `byMs`, so that it does not run longer. */
export function movedBack(timer: Timer, byMs: number): Timer {
  const { state } = timer;
  if (state.status === 'running') {
    return { ...timer, state: { status: 'running', endsAtMs: Math.max(0, state.endsAtMs - byMs) } };
  }
  if (state.status === 'rung') {
    return { ...timer, state: { status: 'rung', rangAtMs: Math.max(0, state.rangAtMs - byMs) } };
  }
  return timer;
}

/** Rings an expired timer, dated at the moment it ended. */
export function rungIfOver(timer: Timer, nowMs: number): Timer {
  const { state } = timer;
  if (state.status !== 'running' || state.endsAtMs > nowMs) return timer;
  return { ...timer, state: { status: 'rung', rangAtMs: state.endsAtMs } };
}
