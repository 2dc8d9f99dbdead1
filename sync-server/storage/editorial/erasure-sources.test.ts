import { expect, it } from 'vitest';
import { collectionsToKeep } from '../backup/collection-order.ts';
import type { Database } from '../database.ts';
import { ERASURE_SOURCES } from './erasure-sources.ts';

/** Collections without visitors' texts, and the reason. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  administrators: 'the accounts of the operator',
  counters: 'counts by the day',
  devices: 'devices of administrators, by a hash',
  expired_revisions: 'numbers',
  greetings: 'keys of a subscription',
  newsletterSignUps: 'keys and hashes',
  newsletterTokens: 'tokens and hashes',
  photos: 'erased with their review',
  revision_floors: 'numbers',
  revisions: 'numbers',
  shareAttempts: 'keys',
  shares: 'keys and hashes',
  signInAttempts: 'hashes',
};

it('covers every collection with texts of visitors, and gives the reason for each exception', () => {
  const unopened = { collection: () => ({}), engine: 'embedded' } as unknown as Database;
  const searched = new Set(ERASURE_SOURCES.map(({ collection }) => collection));
  expect([...searched, ...Object.keys(WITHOUT_WORDS)].sort()).toEqual(collectionsToKeep(unopened).sort());
});
