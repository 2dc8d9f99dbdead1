import { randomBytes } from 'node:crypto';
import type { RecordChange } from '#domain/contract/household-records';

/** An id for a household, a record or an operation (`op`). */
export const newId = () => randomBytes(16).toString('base64url');
export const newKey = () => randomBytes(32).toString('base64url');

/** The first change of a new record, with a random body of `bytes` bytes. */
export function aChange({
  bytes = 284,
  ...given
}: Partial<RecordChange> & { bytes?: number } = {}): RecordChange {
  const body = randomBytes(bytes).toString('base64url');
  return { record: newId(), base: null, op: newId(), past: [], body, isGone: false, ...given };
}
