import type { Issue, IssueCounts } from '#domain/contract/newsletter-issue';
import type { NewsletterList } from '#domain/messages/sign-up';
import { counted } from '#domain/text/sentence-parts';

export const LISTS: Record<NewsletterList, string> = { dog: 'Dogs', cat: 'Cats', general: 'Both' };

export const STATES: Record<Issue['state'], string> = {
  draft: 'Draft',
  sending: 'Sending',
  stopped: 'Stopped',
  sent: 'Sent',
};

export const people = (count: number) => counted(count, 'person', 'people');

/** '12 sent, 1 unknown, 2 refused, 40 waiting'; zero counts are left out, except 'sent'. */
export function countWords({ sent, unknown, refused, waiting }: IssueCounts): string {
  const rest = [
    [unknown, 'unknown'],
    [refused, 'refused'],
    [waiting, 'waiting'],
  ] as const;
  const words = rest.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return [`${sent} sent`, ...words].join(', ');
}
