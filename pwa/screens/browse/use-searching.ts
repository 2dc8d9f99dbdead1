import { useEffect, useState } from 'react';

/** How long the button says 'Searching...', as documented; no result waits for it. */
const SEARCHING_MS = 500;

/** Whether the search button says 'Searching...', and what makes it say so. */
export function useSearching(): [isSearching: boolean, start: () => void] {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => setStartedAt(null), SEARCHING_MS);
    return () => clearTimeout(timer);
  }, [startedAt]);
  return [startedAt !== null, () => setStartedAt(performance.now())];
}
