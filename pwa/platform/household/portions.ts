import { RECORD_MAX_BYTES, RECORDS_PER_CALL, type RecordChange } from '#domain/contract/household-records';
import type { Push } from '#domain/household/replica';
import { type HouseholdKeys, seal } from './seal.ts';

/** Well below what the server takes in one call. */
const PORTION_CHARACTERS = 512 * 1024;

/** A sealed body of more characters is refused. */
const MOST_CHARACTERS = Math.ceil((RECORD_MAX_BYTES * 4) / 3);

/** A push, and the sealed change for the server. */
export type SealedPush = { push: Push; change: RecordChange };

/** Seals a push for its place in the household's history. */
export async function sealPush(keys: HouseholdKeys, push: Push): Promise<SealedPush> {
  const { name, base, op, past, value } = push;
  const sealed = await seal(keys, { op, past }, { name, value });
  return { push, change: { ...sealed, base, past: [...past] } };
}

export const isTooLarge = ({ change }: SealedPush): boolean => change.body.length > MOST_CHARACTERS;
/** Whether it needs room for a record that the server doesn't have. */
export const isNew = ({ change }: SealedPush): boolean => change.base === null;

/** Deletions first, which make room; then changes; new records last, the smallest first. */
function inOrder(a: SealedPush, b: SealedPush): number {
  const byKind = Number(isNew(a)) - Number(isNew(b)) || Number(b.change.isGone) - Number(a.change.isGone);
  return byKind || (isNew(a) ? a.change.body.length - b.change.body.length : 0);
}

/**
 * Divides changes into calls of the size that the server takes, without those that are too large by themselves. New
 * records share no call with others, which a full household takes.
 */
export function portions(all: readonly SealedPush[]): SealedPush[][] {
  const calls: SealedPush[][] = [];
  let characters = 0;
  for (const sealed of all.filter((each) => !isTooLarge(each)).sort(inOrder)) {
    characters += sealed.change.body.length;
    const last = calls.at(-1);
    const isFull = last?.length === RECORDS_PER_CALL || characters > PORTION_CHARACTERS;
    if (last?.[0] === undefined || isFull || isNew(last[0]) !== isNew(sealed)) {
      calls.push([sealed]);
      characters = sealed.change.body.length;
    } else last.push(sealed);
  }
  return calls;
}
