import type { Guide } from '#domain/guides/guide';
import { GUIDE_KIND_LABELS } from '#domain/guides/guide-kind';
import { minutesToRead } from '#domain/guides/guide-words';
import { lateFormat } from '#domain/text/late-format';

// Fixed time zone, so that the server's page and the device's first paint agree.
const DAY = lateFormat(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** '24 November 2026' for an ISO day. */
export const dayInWords = (day: string) => DAY().format(new Date(day));

/** 'Safety, 4 min to read'. */
export function kindAndMinutes({ contentType, wordCount }: Pick<Guide, 'contentType' | 'wordCount'>): string {
  return `${GUIDE_KIND_LABELS[contentType]}, ${minutesToRead(wordCount)} min to read`;
}
