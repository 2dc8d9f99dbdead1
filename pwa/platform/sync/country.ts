import { createStore } from 'zustand';
import { whenIdle } from '../database/device.ts';
import { whenHydrated } from '../hydration/hydrate.ts';

const CACHE_MS = 300_000;

/** Where the server takes the visitor to be; null until it has said so. */
export const countryStore = createStore<{ countryCode: string | null }>(() => ({ countryCode: null }));

let askedAt = Number.NEGATIVE_INFINITY;

/** Asks the server where the visitor is, at most once in five minutes. Without an answer everything stays as it is. */
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
