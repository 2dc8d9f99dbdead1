import { useEffect, useState } from 'react';

/** How long the button says 'Searching...', as documented; no result waits for it. */
const SEARCHING_MS = 500;

/** State of the search button: true while it says 'Searching...', and a function that starts that. */
export function useSearching(): [isSearching: boolean, start: () => void] {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => setStartedAt(null), SEARCHING_MS);
    return () => clearTimeout(timer);
  }, [startedAt]);
  return [startedAt !== null, () => setStartedAt(performance.now())];
}
