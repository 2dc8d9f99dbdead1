import { useWakeLock } from '../page/use-wake-lock.ts';
import { useCookSessions } from './cook-sessions.ts';
import { useTimerClock } from './timer-bell.ts';
import { byUrgency, shownTimers, TimerPanel } from './timer-panel.tsx';

/** On every screen except cook mode: the most urgent timer with a link back to it, and the number of others. */
export function FloatingTimers() {
  const nowMs = useTimerClock();
  const timers = shownTimers(useCookSessions(), null);
  useWakeLock(timers.some(({ timer }) => timer.state.status === 'running'));
  const [first] = byUrgency(timers, nowMs);
  if (first === undefined) return null;
  const shown = { ...first, more: timers.length - 1, to: `/recipe/${first.recipeId}/cook` };
  return <TimerPanel timers={[shown]} nowMs={nowMs} className="timers-float" />;
}
