import { localDate } from '#domain/plan/calendar';
import { shortDay } from '#domain/text/day-text';

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const MINUTE_MS = 60_000;
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Day and minute in the administrator's own time zone. */
export function momentInWords(at: string): string {
  return MOMENT.format(new Date(at));
}

/** '9 Nov 2026' in the administrator's own time zone; empty for an invalid moment. */
export function localDay(at: string): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : shortDay(localDate(moment));
}

/** '14:05', in the administrator's own time zone; rounded up, so that it is never too early. */
export function clockAfter(waitMs: number): string {
  return CLOCK.format(Math.ceil((Date.now() + waitMs) / MINUTE_MS) * MINUTE_MS);
}
