import { useEffect, useState } from 'react';
import { reportDeviceProblem } from './device-problem.ts';
import type { Device } from './open-device.ts';
import { UNPAINTED, usePainted } from './painted-answers.ts';
import { whenTakenOver } from './take-over.ts';

let loading: Promise<Device> | undefined;

/**
 * The device's storage. Dexie is in its own chunk, loaded when the browser is idle so that it competes neither with the
 * first paint nor with the take-over of a painted page; all callers share one instance.
 */
export function loadDevice(): Promise<Device> {
  loading ??= whenTakenOver()
    .then(whenIdle)
    .then(() => import('./open-device.ts'))
    .then(({ openDevice }) => openDevice())
    .catch((error: unknown) => {
      loading = undefined; // A chunk that failed to load offline may load at the next attempt.
      throw error;
    });
  return loading;
}

/** A question to the device; `prepare` brings what its answer is read with. */
type Ask<T> = ((device: Device) => T | Promise<T>) & { prepare?: () => Promise<unknown> };

/** Queries the device now and whenever the answer may have changed; returns the unsubscribe function. */
export function watchDevice<T>(ask: Ask<T>, onAnswer: (answer: T) => void): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  Promise.all([loadDevice(), ask.prepare?.()]).then(
    ([device]) => {
      if (!stopped) stop = device.watch(ask, onAnswer);
    },
    () => reportDeviceProblem('unavailable'),
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

/**
 * A live query of the device; until the first answer the one that the page was painted with, else `initial`.
 * Does not import Dexie, so that screens of the first load may use hooks built on it.
 * @param question its name in a painted page, the same wherever `ask` is; null for what forms begin from, which an answer
 *   from before would set back
 * @param deps what `ask` depends on, as for `useEffect`; a change of them starts again from `initial`
 */
export function useDeviceValue<T, I>(
  question: string | null,
  ask: Ask<T>,
  deps: readonly (string | number)[],
  initial: I,
): T | I {
  const painted = usePainted(question === null ? null : [question, ...deps].join(' '), ask);
  const [answer, setAnswer] = useState<{ deps: readonly unknown[]; value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what its question depends on
  useEffect(() => watchDevice(ask, (value) => setAnswer({ deps, value })), deps);
  if (answer?.deps.every((value, index) => Object.is(value, deps[index]))) return answer.value;
  return painted === UNPAINTED ? initial : painted;
}

/** Resolves when the browser is idle, after half a second at the latest. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 0);
  });
}
