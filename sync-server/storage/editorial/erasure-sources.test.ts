import { expect, it } from 'vitest';
import { collectionsToKeep } from '../backup/collection-order.ts';
import type { Database } from '../database.ts';
import { ERASURE_SOURCES } from './erasure-sources.ts';

/** Kept without any word of a visitor: why. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  administrators: 'the accounts of the operator',
  counters: 'counts by the day',
  devices: 'devices of administrators, by a hash',
  editorialActs: 'the record of acts; what an act writes is emptied once it is written',
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
  submission_decisions: 'the decision of an administrator; its recipe is emptied once it is published',
};

it('searches every collection for the words of people, or says why it holds none', () => {
  const unopened = { collection: () => ({}), engine: 'embedded' } as unknown as Database;
  const searched = ERASURE_SOURCES.map(({ collection }) => collection);
  expect([...searched, ...Object.keys(WITHOUT_WORDS)].sort()).toEqual(collectionsToKeep(unopened).sort());
});
