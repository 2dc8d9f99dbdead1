import { useCookSessions } from '../../database/cook-sessions.ts';
import { mostUrgent, shownTimers } from './shown-timers.ts';
import { TimerPanel } from './timer-panel.tsx';
import { useTimerClock } from './use-timer-clock.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** On every screen but cook mode: the timer that matters most, with the way back to it, and how many more there are. */
export function FloatingTimers() {
  const nowMs = useTimerClock();
  const timers = shownTimers(useCookSessions(), null);
  useWakeLock(timers.some(({ timer }) => timer.state.status === 'running'));
  const first = mostUrgent(timers, nowMs);
  if (first === undefined) return null;
  const more = timers.length > 1 ? ` and ${timers.length - 1} more` : '';
  const shown = { ...first, name: `${first.name}${more}`, to: `/recipe/${first.recipeId}/cook` };
  return <TimerPanel timers={[shown]} nowMs={nowMs} className="timers-float" />;
}
