import { createStore } from 'zustand';
import { whenIdle } from '../database/device.ts';
import { whenHydrated } from '../hydration/hydrate.ts';

const CACHE_MS = 300_000;

/** The visitor's country according to the server; null until it has answered. */
export const countryStore = createStore<{ countryCode: string | null }>(() => ({ countryCode: null }));

let askedAt = Number.NEGATIVE_INFINITY;

/** Asks the server for the visitor's country, at most once in five minutes. Without an answer nothing changes. */
export function askCountry(now = Date.now()): void {
  if (now - askedAt < CACHE_MS) return;
  askedAt = now;
  void whenHydrated()
    .then(whenIdle)
    .then(() => import('./detect-country.ts'))
    .then(({ detectCountry }) => detectCountry(now))
    .then((countryCode) => {
      if (countryCode !== null) countryStore.setState({ countryCode });
    })
    .catch(() => {}); // Offline without the chunk: locale and time zone decide.
}
