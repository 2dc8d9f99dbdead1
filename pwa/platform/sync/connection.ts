import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { useDeviceProblem } from '../database/device-problem.ts';
import type { Device } from '../database/open-device.ts';
import { readReached, rememberReached } from '../database/reachability.ts';
import { type PrerenderedAnswers, usePrerendered } from '../query/prerendered-answers.ts';

export type Connection = {
  /** False when the browser says so, or when the last request got no answer. */
  online: boolean;
  syncing: boolean;
  /** ISO 8601; when the catalogue last matched the server's. */
  lastPulledAt: string | null;
  /** Recipes on this device, out of those in the catalogue. */
  catalogueCount: { have: number; of: number } | null;
  /** The recipe that was last read from a link, and the id of its import. */
  linkRead: { id: string; title: string } | null;
  /** One sentence for the person; null without a problem. */
  problem: string | null;
};

/** The page's view of the network. */
export const connectionStore = createStore<Connection>(() => ({
  online: isOnline(),
  syncing: false,
  lastPulledAt: null,
  catalogueCount: null,
  linkRead: null,
  problem: null,
}));

function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}

async function isReachable(device: Device): Promise<boolean> {
  return isOnline() && (await readReached(device));
}

/** Starts with the state that a pre-rendered page shows, until the browser or a request says otherwise. */
export function beginConnection(answers: PrerenderedAnswers): void {
  const online = answers.answer('online', isReachable);
  if (typeof online === 'boolean') connectionStore.setState({ online });
}

/** Connection and sync state, the same for all screens. */
export function useConnection(): Connection {
  const rendered = usePrerendered('online', isReachable);
  // The server assumes that everyone is online.
  const begun = useMemo(
    () => ({ ...connectionStore.getInitialState(), online: rendered ?? true }),
    [rendered],
  );
  const connection = useSyncExternalStore(connectionStore.subscribe, connectionStore.getState, () => begun);
  const deviceProblem = useDeviceProblem();
  return deviceProblem === null ? connection : { ...connection, problem: deviceProblem };
}

/** Sets the state and stores it for the next page, which the worker renders. */
function keep(online: boolean): void {
  connectionStore.setState({ online });
  void rememberReached(online).catch(() => {});
}

/** Records whether a request got any answer. */
export function noteReached(reached: boolean): void {
  keep(reached && navigator.onLine);
}

/** Follows the browser's network state; returns the function that stops. */
export function followBrowser(): () => void {
  const update = () => keep(navigator.onLine);
  // Having a network does not mean that the server can be reached.
  if (!navigator.onLine) update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
}
