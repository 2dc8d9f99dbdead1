import type { CookSession } from '#domain/cook/cook-session';
import { remainingMs } from '#domain/cook/timer';
import type { ShownTimer } from './timer-row.tsx';

/** All timers on the device, by recipe. Those of another recipe include its title. */
export function shownTimers(
  sessions: ReadonlyMap<number, CookSession> | undefined,
  hereId: number | null,
): ShownTimer[] {
  const timed = [...(sessions?.values() ?? [])].filter(({ timers }) => timers.length > 0);
  const isPlain = (recipeId: number) => recipeId === hereId || (hereId === null && timed.length === 1);
  return timed.flatMap(({ recipeId, title, timers }) =>
    timers.map((timer) => ({
      recipeId,
      timer,
      name: isPlain(recipeId) ? timer.name : `${timer.name}, ${title}`,
    })),
  );
}

/** Timers that have rung first, then the next to ring. */
export function byUrgency(timers: readonly ShownTimer[], nowMs: number): ShownTimer[] {
  const urgency = ({ timer }: ShownTimer) =>
    timer.state.status === 'rung'
      ? -1
      : remainingMs(timer, nowMs) + (timer.state.status === 'paused' ? 1e9 : 0);
  return timers.toSorted((a, b) => urgency(a) - urgency(b));
}
