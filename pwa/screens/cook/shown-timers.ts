import type { CookSession } from '#domain/cook/cook-session';
import { remainingMs } from '#domain/cook/timer';
import type { ShownTimer } from './timer-row.tsx';

/** Every timer of the device in the order in which it was started; those of another recipe say which. */
export function shownTimers(
  sessions: ReadonlyMap<number, CookSession> | undefined,
  hereId: number | null,
): ShownTimer[] {
  return [...(sessions?.values() ?? [])].flatMap(({ recipeId, title, timers }) =>
    timers.map((timer) => ({
      recipeId,
      timer,
      name: recipeId === hereId ? timer.name : `${timer.name}, ${title}`,
    })),
  );
}

/** The one to show where there is room for one: what has rung first, then what rings next. */
export function mostUrgent(timers: readonly ShownTimer[], nowMs: number): ShownTimer | undefined {
  const urgency = ({ timer }: ShownTimer) =>
    timer.state.status === 'rung'
      ? -1
      : remainingMs(timer, nowMs) + (timer.state.status === 'paused' ? 1e9 : 0);
  return timers.toSorted((a, b) => urgency(a) - urgency(b))[0];
}
