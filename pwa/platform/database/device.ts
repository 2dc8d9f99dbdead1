import { whenHydrated } from '../hydration/hydrate.ts';
import { type Ask, connectQueries } from '../query/query.ts';
import { once } from '../state/once.ts';
import { catalogueStore } from './catalogue-store.ts';
import type { Device } from './open-device.ts';

/**
 * The device's storage. Dexie is in its own chunk, loaded when the browser is idle so that it competes neither with the
 * first paint nor with the hydration of a pre-rendered page; all callers share one instance.
 */
export const loadDevice: () => Promise<Device> = once(() =>
  whenHydrated()
    .then(whenIdle)
    .then(() => import('./open-device.ts'))
    .then(({ openDevice }) => openDevice()),
);

/** Queries the device now and whenever the answer may have changed; returns the unsubscribe function. */
export function watchDevice<T>(ask: Ask<T>, onAnswer: (answer: T) => void): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  const begin = () => {
    Promise.all([loadDevice(), ask.prepare?.()]).then(
      ([device]) => {
        if (!stopped) stop = device.watch(ask, onAnswer);
      },
      (error: unknown) => {
        // A chunk that did not load: refused storage is reported by whoever opens the database.
        reportError(error);
        if (!stopped) addEventListener('online', begin, { once: true });
      },
    );
  };
  begin();
  return () => {
    stopped = true;
    removeEventListener('online', begin);
    stop?.();
  };
}

connectQueries({ watch: watchDevice, pulls: catalogueStore });

/** Resolves when the browser is idle, after half a second at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 0);
  });
}
