import { shortDay } from '#domain/text/day-text';

/** '9 Nov 2026' for an ISO date; empty for an invalid one. */
export function reviewDate(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : shortDay(iso);
}
