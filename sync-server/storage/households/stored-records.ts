import {
  type HeldRecord,
  HOUSEHOLD_MAX_BYTES,
  HOUSEHOLD_MAX_DELETED,
  HOUSEHOLD_MAX_RECORDS,
} from '#domain/contract/household-records';
import { BoundedCache } from '../../lib/bounded-cache.ts';
import { type Collection, type Database, numberedId, numberIn } from '../database.ts';

/**
 * A state of a record. Each is a document of its own, `{household}|{record}|{number of the state}`: inserting it claims the
 * number, so of two writers on one state only one succeeds, on any engine. The highest number counts, and is never deleted
 * before a higher one is there; those below are deleted.
 */
export type RecordDocument = Omit<HeldRecord, 'seq'> & {
  _id: string;
  /** `{household}|{record}` */
  key: string;
  household: string;
  /** The `seq` of the contract, in a revision log of all households together. */
  revision: number;
  /** Size of the body. */
  bytes: number;
  /** Day (UTC) of its deletion; null while it lives. */
  goneOn: string | null;
};

export function recordCollection(database: Database): Collection<RecordDocument> {
  return database.collection<RecordDocument>('householdRecords');
}

const DIGITS = 9;

export const keyOf = (household: string, record: string) => `${household}|${record}`;

/** Id of the state after this one; of the first without one. */
export function nextId(key: string, state: RecordDocument | undefined): string {
  return numberedId(key, state === undefined ? 1 : numberIn(state._id) + 1, DIGITS);
}

export function heldOf({ record, revision, op, past, body, isGone }: RecordDocument): HeldRecord {
  return { record, seq: revision, op, past, body, isGone };
}

/** Bytes of a body, which is base64url. */
export const bytesOf = (body: string) => Math.floor((body.length * 3) / 4);

/** `records` without those of deleted things, `all` with them. */
export type Growth = { records: number; all: number; bytes: number };

type Size = Growth & { countedAt: number };

const KEPT = 5000;
/** Other processes write too. */
const BELIEVED_MS = 60_000;
/** How long a household counts as full without counting again: another process may have made room. */
const FULL_MS = 1000;

const isOver = (size: number, growth: number, most: number) => growth > 0 && size + growth > most;

const isFull = (size: Size, { records, all, bytes }: Growth) =>
  isOver(size.records, records, HOUSEHOLD_MAX_RECORDS) ||
  isOver(size.all, all, HOUSEHOLD_MAX_RECORDS + HOUSEHOLD_MAX_DELETED) ||
  isOver(size.bytes, bytes, HOUSEHOLD_MAX_BYTES);

/** Bounds the size of each household. What makes it smaller is always allowed, or a full one could never be emptied. */
export function householdSizes(records: Collection<RecordDocument>, clock: () => number) {
  const known = new BoundedCache<Size>(KEPT);

  async function count(household: string): Promise<Size> {
    const countedAt = clock();
    const sum = { $group: { _id: null, bytes: { $sum: '$bytes' } } };
    const [sums, all, living] = await Promise.all([
      records.aggregate<{ bytes: number }>([{ $match: { household } }, sum]).toArray(),
      records.countDocuments({ household }),
      records.countDocuments({ household, isGone: false }),
    ]);
    const size = { records: living, all, bytes: sums[0]?.bytes ?? 0, countedAt };
    known.set(household, size);
    return size;
  }

  async function sizeOf(household: string, believedMs: number): Promise<Size> {
    const size = known.get(household);
    return size !== undefined && clock() - size.countedAt < believedMs ? size : await count(household);
  }

  return {
    /** Reserves room before a write; false if there isn't enough. */
    async reserve(household: string, growth: Growth): Promise<boolean> {
      let size = await sizeOf(household, BELIEVED_MS);
      if (isFull(size, growth)) size = await sizeOf(household, FULL_MS);
      if (isFull(size, growth)) return false;
      size.records += growth.records;
      size.all += growth.all;
      size.bytes += growth.bytes;
      return true;
    },
    /** The next write counts anew. */
    forget: (household: string) => known.delete(household),
  };
}
