import type { Preferences } from './preference-values.ts';

/** Asks the browser to exempt this site's data from eviction; it may refuse silently. */
export async function askBrowserToPersist(): Promise<Preferences['persistence']> {
  if (typeof navigator.storage?.persist !== 'function') return 'unsupported';
  try {
    return (await navigator.storage.persist()) ? 'granted' : 'denied';
  } catch {
    return 'denied';
  }
}
