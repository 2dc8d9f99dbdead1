import { useEffect, useState } from 'react';
import { usePrerenderedNowMs } from '../../platform/query/prerendered-answers.ts';
import { bringTimersUp } from './cook-sessions.ts';
import { ring, unlockSound } from './ring.ts';

const SECOND_MS = 1000;
/** A timer that expired longer ago only shows when: a late bell would startle. */
const RINGS_WITHIN_MS = 10 * 60 * SECOND_MS;

/**
 * Current time, ticking each second while the page is visible: updates the timers and rings expired ones. Catches up
 * at once when the page returns from sleep.
 */
export function useTimerClock(): number {
  const begunAtMs = usePrerenderedNowMs();
  const [nowMs, setNowMs] = useState(begunAtMs);
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const rung = bringTimersUp(now);
      ring(
        rung.filter(
          ({ timer }) => timer.state.status === 'rung' && now - timer.state.rangAtMs < RINGS_WITHIN_MS,
        ),
      );
      setNowMs(now);
    };
    look();
    const interval = setInterval(look, SECOND_MS);
    const wake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', look);
    // After a reload sound needs a new user gesture: the first tap anywhere unlocks it.
    window.addEventListener('pointerdown', unlockSound, { once: true });
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', look);
      window.removeEventListener('pointerdown', unlockSound);
    };
  }, []);
  return nowMs;
}
