import type { Database } from '../database.ts';
import { assemble } from './assemble.ts';

/**
 * Bound to one process or moment: meaningless after a restore, when everyone has to sign in again. A later revoked
 * invitation must not come back, nobody is told again about old items, and each device brings its current reminders.
 */
const PASSING = new Set([
  'meta',
  'invitations',
  'sessions',
  'limits',
  'visits',
  'backupRuns',
  'servers',
  'noticeFeeds',
  'pushedReminders',
]);

/**
 * Without a snapshot, a document is read before those it refers to, and revisions last: then every reference resolves,
 * and no revision is issued twice.
 */
const EARLY = [
  'editorialActs',
  'submission_decisions',
  'recipes',
  'reviews',
  'newsletterSignUps',
  'newsletterConfirmations',
  'newsletterIssues',
];
const LATE = [
  'photos',
  'subscriptions',
  'newsletterDeliveries',
  'expired_revisions',
  'revision_floors',
  'revisions',
  'expiredHouseholdRevisions',
  'householdRevisionFloors',
  'householdRevisions',
];

function rank(name: string): number {
  if (EARLY.includes(name)) return EARLY.indexOf(name) - EARLY.length;
  return LATE.includes(name) ? LATE.indexOf(name) + 1 : 0;
}

/** Names of all the server's collections. */
export function everyCollection(database: Database): string[] {
  const names = new Set<string>();
  const recording: Database = {
    ...database,
    collection(name) {
      names.add(name);
      return database.collection(name);
    },
  };
  assemble(recording, { builtinRecipes: [] });
  return [...names];
}

/** Names of all collections in a backup, in reading order. */
export function collectionsToKeep(database: Database): string[] {
  return everyCollection(database)
    .filter((name) => !PASSING.has(name))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Collections that a restore empties but does not fill. */
export const PASSING_COLLECTIONS: readonly string[] = [...PASSING].filter((name) => name !== 'meta');
