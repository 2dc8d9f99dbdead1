import { useEffect } from 'react';

/** Browsers refuse more than a hundred changes of the address in a short time. */
const DEBOUNCE_MS = 500;

/**
 * Mirrors a screen's state in the address, debounced. Bypasses the router, which would re-render the whole app
 * between two keystrokes.
 * @param address path and query of the screen itself
 */
export function useSyncedUrl(address: string): void {
  useEffect(() => {
    if (address === window.location.pathname + window.location.search) return;
    const timer = setTimeout(() => {
      // The next screen may be loading already, with its address set first.
      if (window.location.pathname !== address.split('?')[0]) return;
      window.history.replaceState(window.history.state, '', address);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
