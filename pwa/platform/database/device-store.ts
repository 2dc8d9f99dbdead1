import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand';
import { watchDevice } from './device.ts';
import type { Device } from './open-device.ts';
import { UNPAINTED, usePainted } from './painted-answers.ts';

type DeviceStore<T> = {
  question: string;
  ask(device: Device): Promise<T>;
  store: StoreApi<{ value: T; isRead: boolean }>;
  /** Starts the live query, once for the whole app. */
  start(): void;
};

/**
 * A live query shared by many components: ten thousand hearts query the device once. Starts with the first component that
 * uses it and stays for the life of the app.
 * @param question its name in a painted page
 */
export function createDeviceStore<T>(
  question: string,
  ask: (device: Device) => Promise<T>,
  initial: T,
): DeviceStore<T> {
  const store = createStore<{ value: T; isRead: boolean }>(() => ({ value: initial, isRead: false }));
  let started = false;
  return {
    question,
    ask,
    store,
    start() {
      if (started) return;
      started = true;
      watchDevice(ask, (value) => store.setState({ value, isRead: true }));
    },
  };
}

/** The part of the shared answer that `select` picks; until it is read of the painted one, else of the initial value. */
export function useDeviceStore<T, S>(
  shared: DeviceStore<T>,
  select: (state: { value: T; isRead: boolean }) => S,
): S {
  const { store, question, ask } = shared;
  const painted = usePainted(question, ask);
  const begun = useMemo(
    () => (painted === UNPAINTED ? store.getInitialState() : { value: painted, isRead: true }),
    [store, painted],
  );
  useEffect(() => shared.start(), [shared]);
  const current = () => (store.getState().isRead ? store.getState() : begun);
  return useSyncExternalStore(
    store.subscribe,
    () => select(current()),
    () => select(begun),
  );
}
