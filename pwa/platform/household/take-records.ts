import { isSame } from '#domain/household/record-value';
import {
  afterRefused,
  afterTaken,
  type HeldValue,
  newRow,
  offeredAgain,
  type Push,
  pushOf,
  type ReplicaRow,
  receive,
} from '#domain/household/replica';
import type { Bowlful } from '../database/bowlful.ts';
import type { MembershipRow } from '../database/rows.ts';
import { CURRENT_MEMBERSHIP } from './membership.ts';
import { newOp } from './seal.ts';
import { hiddenIn, householdTables, isPlanDamaged, readShared, writeShared } from './shared-state.ts';

/** Another tab synced further, or this device left the household since this sync began: this sync stops. */
export class OvertakenError extends Error {}

/**
 * Runs `work` in one transaction over the owner's rows and the replica, with the membership as it is now.
 * @throws {OvertakenError} if it is another one than `expected`
 */
export function whileMember<T>(
  database: Bowlful,
  { secret, epoch, after }: MembershipRow,
  work: (membership: MembershipRow) => Promise<T>,
): PromiseLike<T> {
  return database.transaction('rw', householdTables(database), async () => {
    const now = await database.householdMembership.get(CURRENT_MEMBERSHIP);
    if (now?.secret !== secret || now.epoch !== epoch || now.after !== after) throw new OvertakenError();
    return work(now);
  });
}

/** Rewrites an unreadable plan or list from its last shared state, before a tap can replace it with an empty one. */
export async function mendPlan(database: Bowlful, expected: MembershipRow): Promise<void> {
  if (!(await isPlanDamaged(database))) return;
  await whileMember(database, expected, () => readShared(database));
}

/** Merges records from the server into tables and replica, and stores `further` with them. */
export function takeRecords(
  database: Bowlful,
  expected: MembershipRow,
  held: readonly HeldValue[],
  further: Partial<MembershipRow>,
  at: string,
): PromiseLike<MembershipRow> {
  return whileMember(database, expected, async (membership) => {
    const state = await readShared(database);
    const mine = new Map(state.mine);
    const rows = new Map<string, ReplicaRow>();
    const asides = [];
    let restoredAt = membership.restoredAt;
    for (const record of held) {
      const { name } = record;
      const before = rows.get(name) ?? state.rows.get(name) ?? newRow(name);
      const received = receive(before, mine.get(name) ?? null, record);
      rows.set(name, received.row);
      asides.push(...received.asides);
      if (received.mine === null) mine.delete(name);
      else mine.set(name, received.mine);
      // The server went back to an earlier state, so ours goes on top.
      if (received.row.op !== record.op) restoredAt = at;
    }
    if (held.length > 0) await writeShared(database, state, { rows: [...rows.values()], mine, asides }, at);
    const hidden = hiddenIn(mine);
    const next = { ...membership, hidden, ...further, ...(restoredAt !== undefined && { restoredAt }) };
    await database.householdMembership.put(next);
    return next;
  });
}

/** The server's data was replaced, or it lacks this household: offers everything again and pulls from 0. */
export function offerAll(
  database: Bowlful,
  expected: MembershipRow,
  epoch: string | null,
  at: string,
  further: Partial<MembershipRow> = {},
): PromiseLike<MembershipRow> {
  return whileMember(database, expected, async (membership) => {
    const rows = await database.householdReplica.toArray();
    await database.householdReplica.bulkPut(rows.map(offeredAgain));
    const isRestored = membership.epoch !== null && rows.length > 0;
    const next = { ...membership, epoch, after: 0, ...further, ...(isRestored && { restoredAt: at }) };
    await database.householdMembership.put(next);
    return next;
  });
}

const NO_PLAN = 'plan/start';

export type Prepared = {
  pushes: Push[];
  /** The household holds records that only a newer app can show. */
  hasUnknown: boolean;
  /** Whether every push carries the current value; if not, an earlier push must be answered first. */
  isLatest: boolean;
};

/**
 * What this device has to push, stored before it leaves.
 * @param resting ops that this sync does not send again
 */
export function preparePushes(
  database: Bowlful,
  expected: MembershipRow,
  resting: ReadonlySet<string> = new Set(),
): PromiseLike<Prepared> {
  return whileMember(database, expected, async (membership) => {
    const state = await readShared(database);
    const rows = new Map(state.rows);
    for (const name of state.mine.keys()) if (!rows.has(name)) rows.set(name, newRow(name));
    // The first push creates the household, even if it only says that there is no plan.
    if (membership.epoch === null && rows.size === 0) {
      rows.set(NO_PLAN, { ...newRow(NO_PLAN), sent: { op: newOp(), value: null } });
    }
    const prepared = [...rows].flatMap(
      ([name, row]) => pushOf(row, state.mine.get(name) ?? null, newOp) ?? [],
    );
    const leaving = prepared.filter(({ push }) => !resting.has(push.op));
    const stored = leaving.map(({ row, push: { op, base, past } }) => ({
      ...row,
      place: { op, base, past },
    }));
    const isNew = stored.filter((row) => !isSame(row, state.rows.get(row.name)));
    await database.householdReplica.bulkPut(isNew);
    const waiting = prepared.length;
    const hidden = hiddenIn(state.mine);
    if (membership.waiting !== waiting || !isSame(membership.hidden ?? [], hidden)) {
      await database.householdMembership.put({ ...membership, waiting, hidden });
    }
    const pushes = leaving.map(({ push }) => push);
    return {
      pushes,
      hasUnknown: hidden.some(({ fields }) => fields === null),
      isLatest: pushes.every(({ name, value }) => isSame(value, state.mine.get(name) ?? null)),
    };
  });
}

/** Stores the answers to pushes: `seq` if taken, null if the server doesn't hold the record. */
export function settlePushes(
  database: Bowlful,
  expected: MembershipRow,
  answers: readonly { push: Push; seq: number | null }[],
  epoch: string,
): PromiseLike<MembershipRow> {
  return whileMember(database, expected, async (membership) => {
    const rows: ReplicaRow[] = [];
    for (const { push, seq } of answers) {
      const row = await database.householdReplica.get(push.name);
      // Another tab has already stored this answer.
      if (row?.sent?.op !== push.op) continue;
      rows.push(seq === null ? offeredAgain(row) : afterTaken(row, seq));
    }
    await database.householdReplica.bulkPut(rows);
    const taken = answers.filter(({ seq }) => seq !== null).length;
    const next = { ...membership, epoch, waiting: Math.max(0, membership.waiting - taken) };
    await database.householdMembership.put(next);
    return next;
  });
}

/** Marks a push that the server had no room for; the person's next edit replaces it. */
export function refusePush(database: Bowlful, expected: MembershipRow, push: Push): PromiseLike<void> {
  return whileMember(database, expected, async () => {
    const row = await database.householdReplica.get(push.name);
    if (row?.sent?.op === push.op) await database.householdReplica.put(afterRefused(row));
  });
}
