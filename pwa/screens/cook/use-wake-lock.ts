import { useEffect, useState } from 'react';

export type WakeLockState = 'none' | 'held' | 'refused';

/**
 * Keeps the screen awake while `isWanted`, and takes the lock again whenever the page returns: browsers drop it as soon
 * as the page is hidden. 'refused' where the browser cannot or will not, such as with a low battery.
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
