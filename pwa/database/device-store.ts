import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { watchDevice } from './device.ts';
import type { Device } from './open-device.ts';

type DeviceStore<T> = {
  store: StoreApi<{ value: T; isRead: boolean }>;
  /** Starts the live query, once for the whole app. */
  start(): void;
};

/**
 * A live query shared by many components: ten thousand hearts query the device once. Starts with the first component that
 * uses it and stays for the life of the app.
 */
export function createDeviceStore<T>(ask: (device: Device) => Promise<T>, initial: T): DeviceStore<T> {
  const store = createStore<{ value: T; isRead: boolean }>(() => ({ value: initial, isRead: false }));
  let started = false;
  return {
    store,
    start() {
      if (started) return;
      started = true;
      watchDevice(ask, (value) => store.setState({ value, isRead: true }));
    },
  };
}

/** The part of the shared answer that `select` picks; of the initial value on the server and while hydrating. */
export function useDeviceStore<T, S>(
  shared: DeviceStore<T>,
  select: (state: { value: T; isRead: boolean }) => S,
): S {
  useEffect(() => shared.start(), [shared]);
  return useStore(shared.store, select);
}
