import { useCookSessions } from '../../database/cook-sessions.ts';
import { shownTimers } from './shown-timers.ts';
import { TimerPanel } from './timer-panel.tsx';
import { useTimerClock } from './use-timer-clock.ts';

/** The timers above the buttons of cook mode. Apart from the screen, which is not to be drawn anew every second. */
export function CookTimers({ recipeId }: { recipeId: number }) {
  const nowMs = useTimerClock();
  return <TimerPanel timers={shownTimers(useCookSessions(), recipeId)} nowMs={nowMs} />;
}
