import { useCookSessions } from './cook-sessions.ts';
import { shownTimers } from './shown-timers.ts';
import { TimerPanel } from './timer-panel.tsx';
import { useTimerClock } from './use-timer-clock.ts';

/** Timers above the buttons of cook mode. A separate component, so that the screen does not re-render every second. */
export function CookTimers({ recipeId }: { recipeId: number }) {
  const nowMs = useTimerClock();
  return <TimerPanel timers={shownTimers(useCookSessions(), recipeId)} nowMs={nowMs} />;
}
