import { useEffect } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { watchDevice } from './device.ts';
import type { Device } from './open-device.ts';

export type DeviceStore<T> = {
  store: StoreApi<{ value: T; isRead: boolean }>;
  /** Begins to watch the device, once for the whole app. */
  start(): void;
};

/**
 * One live question that many components share: ten thousand hearts ask the device once, not ten thousand times.
 * Starts with the first component that uses it and stays for as long as the app does.
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

/** What `select` takes from the shared answer; of the initial one on the server and while hydrating. */
export function useDeviceStore<T, S>(
  shared: DeviceStore<T>,
  select: (state: { value: T; isRead: boolean }) => S,
): S {
  useEffect(() => shared.start(), [shared]);
  return useStore(shared.store, select);
}
