import { useEffect, useState } from 'react';
import { usePaintedNowMs } from '../../platform/database/painted-now.ts';

const EVERY_MS = 30_000;

/** The device's clock, updated often enough for 'today' and 'next try at'. */
export function useNow(): Date {
  const begunAtMs = usePaintedNowMs();
  const [now, setNow] = useState(() => new Date(begunAtMs));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
