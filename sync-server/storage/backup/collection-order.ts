import { assemble } from '../assemble.ts';
import type { Database } from '../database.ts';

/** Of one process or one moment: they mean nothing after a restore, and everyone signs in again. */
const PASSING = new Set(['meta', 'sessions', 'limits', 'visits']);

/**
 * Where an engine gives no view of one moment, a document is read before whatever it leads to, and the revisions last:
 * then everything that is referred to is there, and no number is ever given twice.
 */
const EARLY = ['recipes', 'reviews', 'newsletterSignUps'];
const LATE = ['photos', 'subscriptions', 'expired_revisions', 'revision_floors', 'revisions'];

function rank(name: string): number {
  if (EARLY.includes(name)) return EARLY.indexOf(name) - EARLY.length;
  return LATE.includes(name) ? LATE.indexOf(name) + 1 : 0;
}

/** The names of all collections that are kept, in the order in which a backup reads them. */
export function collectionsToKeep(database: Database): string[] {
  const names = new Set<string>();
  const recording: Database = {
    ...database,
    collection(name) {
      names.add(name);
      return database.collection(name);
    },
  };
  assemble(recording, { builtinRecipes: [] });
  return [...names]
    .filter((name) => !PASSING.has(name))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Those that a restore empties without filling them. */
export const PASSING_COLLECTIONS: readonly string[] = [...PASSING].filter((name) => name !== 'meta');
