import { Link } from 'react-router-dom';
import { useCookSessions } from '../../database/cook-sessions.ts';
import { mostUrgent, shownTimers } from './shown-timers.ts';
import { TimerPanel } from './timer-panel.tsx';
import { useTimerClock } from './use-timer-clock.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** On every screen but cook mode: the timer that matters most, the way back to it, and how many more there are. */
export function FloatingTimers() {
  const nowMs = useTimerClock();
  const timers = shownTimers(useCookSessions(), null);
  useWakeLock(timers.some(({ timer }) => timer.state.status === 'running'));
  const first = mostUrgent(timers, nowMs);
  return (
    <TimerPanel timers={first === undefined ? [] : [first]} nowMs={nowMs} className="timers-float">
      {first !== undefined && (
        <Link className="timer-link" to={`/recipe/${first.recipeId}/cook`}>
          {timers.length > 1 ? `Back to cooking, ${timers.length} timers` : 'Back to cooking'}
        </Link>
      )}
    </TimerPanel>
  );
}
