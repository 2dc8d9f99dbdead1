import { useSyncExternalStore } from 'react';

/** A tablet or a desktop: room for the ingredients beside the step. The style sheet uses the same query. */
const WIDE = '(min-width: 48em) and (min-height: 37.5em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window shows cook mode in two columns; false until hydrated. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
