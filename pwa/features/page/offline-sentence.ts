import { whenInWords } from '../../components/when-in-words.ts';
import type { Connection } from '../../platform/sync/connection.ts';

/** 'Available offline: 88 of 88 recipes, last updated today 08:12.'; empty until the count is known. */
export function offlineSentence(
  { catalogueCount, lastPulledAt }: Pick<Connection, 'catalogueCount' | 'lastPulledAt'>,
  now: Date | null,
): string {
  const held =
    catalogueCount !== null && `Available offline: ${catalogueCount.have} of ${catalogueCount.of} recipes`;
  const since =
    lastPulledAt !== null && now !== null && `last updated ${whenInWords(lastPulledAt, now, ' ')}`;
  const sentence = [held, since].filter(Boolean).join(', ');
  return sentence === '' ? '' : `${sentence}.`;
}
