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

/** A minute more, up to a day in all; a timer that has rung runs for one more minute. */
export function withMinuteMore(timer: Timer, nowMs: number): Timer {
  const { state, totalMs } = timer;
  if (state.status === 'rung') {
    return { ...timer, totalMs: MINUTE_MS, state: { status: 'running', endsAtMs: nowMs + MINUTE_MS } };
  }
  if (totalMs + MINUTE_MS > DAY_MS) return timer;
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

const two = (part: number): string => String(part).padStart(2, '0');

/** Time left, rounded up to the second: '15:42', '1:05:03', '0:00'. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** A length of time on a button: '12 min', '1 h 10 min', '45 s', '1 min 30 s'. */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
}

/** The same for speech: '12 minutes', '1 hour 10 minutes'. */
export function spokenDuration(seconds: number): string {
  return durationText(seconds)
    .replace(/(\d+) h\b/, (_, count) => `${count} ${count === '1' ? 'hour' : 'hours'}`)
    .replace(/(\d+) min\b/, (_, count) => `${count} ${count === '1' ? 'minute' : 'minutes'}`)
    .replace(/(\d+) s\b/, (_, count) => `${count} ${count === '1' ? 'second' : 'seconds'}`);
}

/** How long ago a timer rang: 'Rang just now', 'Rang 3 min ago', 'Rang 2 h ago'. */
export function rangText(sinceMs: number): string {
  const minutes = Math.floor(sinceMs / 60_000);
  if (minutes < 1) return 'Rang just now';
  return minutes < 60 ? `Rang ${minutes} min ago` : `Rang ${Math.floor(minutes / 60)} h ago`;
}
