import { useEffect } from 'react';

let screens = 0;
const listeners = new Set<() => void>();

function count(step: number): void {
  screens += step;
  for (const listener of [...listeners]) listener();
}

/** While the screen is open, other members' edits appear within a second instead of at the next sync. */
export function useLiveHousehold(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether such a screen is open. */
export const isLive = (): boolean => screens > 0;

/** Calls back when that changes; returns the unsubscribe function. */
export function onLiveChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
