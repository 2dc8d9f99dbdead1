import { lateFormat } from '#domain/text/late-format';

// Fixed time zone, so that the server's page and the device's first paint agree.
const format = lateFormat(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** '9 Nov 2026' for an ISO date; empty for an invalid one. */
export function reviewDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : format().format(date);
}
