import { createHash } from 'node:crypto';
import type { Counters } from '../../storage/counters.ts';

/** Number of visits on earlier days with the same search before its text is stored. */
const EARLIER_VISITS = 2;
const WITHIN_DAYS = 30;

const digestOf = (term: string) => createHash('sha256').update(term).digest('base64url').slice(0, 22);

/**
 * Counts a search once per visit. Until several visits on earlier days have typed the same words, only their digest is
 * stored, so no one ever reads what a single person typed.
 */
export async function countSearch(
  counters: Pick<Counters, 'add' | 'before' | 'isNewVisit'>,
  visit: string,
  term: string,
): Promise<void> {
  const digest = digestOf(term);
  if (!(await counters.isNewVisit(`${visit}|${digest}`))) return;
  const earlier = await counters.before('search-digest', digest, WITHIN_DAYS);
  await counters.add('search-digest', digest);
  if (earlier >= EARLIER_VISITS) await counters.add('search-term', term);
}
