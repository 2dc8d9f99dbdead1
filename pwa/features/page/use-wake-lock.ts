import { useEffect, useState } from 'react';

type WakeLockState = 'none' | 'held' | 'refused';

/**
 * Keeps the screen awake while `isWanted`, reacquiring the lock when the page becomes visible again: browsers release
 * it on hiding. 'refused' if the browser cannot or will not, for instance at low battery.
 */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('none');
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isStopped = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || isStopped) return;
      if (lock !== undefined && !lock.released) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (isStopped) return void taken.release();
        lock = taken;
        setState('held');
      } catch {
        if (!isStopped) setState('refused');
      }
    };
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release().catch(() => {});
      setState('none');
    };
  }, [isWanted]);
  return state;
}
