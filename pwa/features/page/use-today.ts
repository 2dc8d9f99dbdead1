import { useEffect, useState } from 'react';
import { localDate } from '#domain/plan/calendar';

/** How often to check for a new day. */
const LOOK_EVERY_MS = 60_000;

/** The device's calendar day, YYYY-MM-DD; a page left open overnight gets the new one. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDate(new Date()));
  useEffect(() => {
    const look = () => setToday(localDate(new Date()));
    const interval = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
