import type { HeldRecord } from '#domain/contract/household-records';
import type { Collection } from '../collection.ts';
import type { Database } from '../database.ts';
import { numberedId, numberIn } from '../numbered-ids.ts';

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
