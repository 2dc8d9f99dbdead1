import { useSyncExternalStore } from 'react';
import type { Device } from './open-device.ts';
import { UNPAINTED, usePainted } from './painted-answers.ts';

const never = () => () => {};

/**
 * A fact of the browser, for the page and for the worker that paints it.
 * @param question its name in a painted page
 * @param read on the page; the same value while nothing changes
 * @param onServer stands in a page from the server
 * @param ask in the worker, where it cannot be read in the same way
 */
export function useBrowserFact<T, I>(
  question: string,
  read: () => T,
  onServer: I,
  ask: (device: Device) => T | Promise<T> = read,
): T | I {
  const painted = usePainted<T>(question, ask);
  return useSyncExternalStore<T | I>(never, read, () => (painted === UNPAINTED ? onServer : painted));
}
