import { randomBytes } from 'node:crypto';
import type { AuditEntry, AuditFilter } from '#domain/contract/audit-log';
import { dayAfter, momentBefore } from '../lib/days.ts';
import { type Database, deleteInPortions } from './database.ts';

/** An act's target, and the small facts that it changed. */
export type ActNote = Partial<Pick<AuditEntry, 'target' | 'before' | 'after'>>;
export type NewAct = Pick<AuditEntry, 'who' | 'act' | 'requestId'> & ActNote;

export type AuditLog = {
  /** Records an act before it is done, its outcome unknown; returns the entry's id. */
  begin(act: NewAct): Promise<string>;
  /** The act was done: completes its entry once. */
  complete(id: string, note: ActNote): Promise<void>;
  /** The act was refused and changed nothing: deletes its entry. */
  withdraw(id: string): Promise<void>;
  /** Records a completed act. */
  add(act: NewAct): Promise<void>;
  /**
   * Matching entries, newest first.
   * @param after id of an entry; only older ones follow
   */
  find(filter: AuditFilter, limit: number, after?: string): Promise<AuditEntry[]>;
  /** Deletes expired entries; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

type EntryDocument = Omit<AuditEntry, 'id'> & { _id: string };

const DAY_CHARACTERS = 'YYYY-MM-DD'.length;
const endOf = (to: string) => (to.length === DAY_CHARACTERS ? dayAfter(to) : to);

/** Ids start with the time, so days are ranges of ids. */
function filterOf({ who, act, target, from, to }: AuditFilter, after?: string) {
  const until = [to === undefined ? undefined : endOf(to), after].filter((id) => id !== undefined).sort()[0];
  return {
    ...((from !== undefined || until !== undefined) && {
      _id: { ...(from !== undefined && { $gte: from }), ...(until !== undefined && { $lt: until }) },
    }),
    ...(who !== undefined && { who }),
    ...(act !== undefined && { act }),
    ...(target !== undefined && { target }),
  };
}

/**
 * Admin acts. Append-only: an entry is completed once, by the request that began it, and deleted only when it expires
 * or if nothing was done.
 * @param keptDays 0 keeps them forever
 */
export function createAuditLog(database: Database, clock: () => number, keptDays: number): AuditLog {
  const entries = database.collection<EntryDocument>('auditLog');

  async function insert(act: NewAct, outcome: AuditEntry['outcome']): Promise<string> {
    const at = new Date(clock()).toISOString();
    const _id = `${at}|${randomBytes(6).toString('base64url')}`;
    await entries.insertOne({ _id, at, target: null, before: null, after: null, ...act, outcome });
    return _id;
  }

  return {
    begin: (act) => insert(act, 'unknown'),
    async complete(_id, note) {
      await entries.updateOne({ _id, outcome: 'unknown' }, { $set: { ...note, outcome: 'done' } });
    },
    async withdraw(_id) {
      await entries.deleteOne({ _id, outcome: 'unknown' });
    },
    async add(act) {
      await insert(act, 'done');
    },
    async find(filter, limit, after) {
      const found = await entries.find(filterOf(filter, after), { sort: { _id: -1 }, limit }).toArray();
      return found.map(({ _id: id, at, who, act, target, before, after, requestId, outcome }) => {
        return { id, at, who, act, target, before, after, requestId, outcome };
      });
    },
    async sweep() {
      if (keptDays === 0) return;
      await deleteInPortions(entries, { _id: { $lt: momentBefore(clock(), keptDays) } });
    },
  };
}
