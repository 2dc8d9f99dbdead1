import { useEffect, useState } from 'react';
import { usePrerenderedNowMs } from '../../platform/query/prerendered-answers.ts';

const EVERY_MS = 30_000;

/** The device's clock, updated often enough for 'today' and 'next try at'. */
export function useNow(): Date {
  const begunAtMs = usePrerenderedNowMs();
  const [now, setNow] = useState(() => new Date(begunAtMs));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
