import { expect, it } from 'vitest';
import { collectionsToKeep } from '../assembly/collection-order.ts';
import type { Database } from '../database.ts';
import { ERASURE_SOURCES } from './erasure-sources.ts';

/** Collections without visitors' texts, and the reason. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  administrators: 'the accounts of the operator',
  conversionResults: 'titles and counts of a conversion',
  conversionRuns: 'numbers of recipes',
  counterDays: 'sums of counts by the day',
  auditLog: 'ids, statuses, counts and names of fields, beside the names of administrators',
  counters: 'counts by the day',
  devices: 'devices of administrators, by a hash',
  expiredHouseholdRevisions: 'numbers',
  expired_revisions: 'numbers',
  formerRecipes: 'erased with their recipe, and after thirty days',
  greetings: 'keys of a subscription',
  householdRecords: 'sealed: only the household’s devices can read them, and erase them',
  householdRevisionFloors: 'numbers',
  householdRevisions: 'numbers',
  households: 'random numbers, hashes and days',
  indexNowKeys: 'a random key of the site',
  indexNowSubmissions: 'addresses of public pages',
  linkCheckRuns: 'names of administrators and numbers',
  linkChecks: 'what shops answered',
  newsletterConfirmations: 'hashes and keys',
  newsletterDeliveries: 'hashes of random tokens',
  newsletterSignUps: 'keys and hashes',
  newsletterTokens: 'tokens and hashes',
  passkeys: 'public keys of administrators, with their own names for them',
  photos: 'erased with their review',
  replyDeliveries: 'keys of replies',
  revenueImports: 'sums of networks’ reports',
  revision_floors: 'numbers',
  revisions: 'numbers',
  searchConsoleFiles: 'searches of a search engine, of many people together',
  shareAttempts: 'keys',
  shares: 'keys and hashes',
  signInAttempts: 'hashes',
  usedCodes: 'hashes and numbers',
};

it('covers every collection with visitors’ texts, and gives a reason for each exception', () => {
  const unopened = { collection: () => ({}), engine: 'embedded' } as unknown as Database;
  const searched = new Set(ERASURE_SOURCES.map(({ collection }) => collection));
  const named = [...searched, ...Object.keys(WITHOUT_WORDS)].sort();
  const hint = 'a collection needs an entry in erasure-sources.ts, or a reason here why it needs none';
  expect(named, hint).toEqual(collectionsToKeep(unopened).sort());
});
