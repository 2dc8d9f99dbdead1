import { readInvitation, writeInvitation } from '#domain/household/invitation';
import type { MergeEntry } from '#domain/household/merge-rule';
import { newRow } from '#domain/household/replica';
import { loadDevice } from '../database/device.ts';
import { deviceErrorOf } from '../database/device-error.ts';
import { requestPersistence } from '../database/preferences.ts';
import type { MembershipRow, SharedRecordRow } from '../database/rows.ts';
import { HouseholdError, type HouseholdErrorCode } from './household-error.ts';
import { RefusedError, serverOver } from './household-server.ts';
import {
  CURRENT_MEMBERSHIP,
  enterHousehold,
  forgetHousehold,
  membershipTables,
  newMembership,
} from './membership.ts';
import { newOp, newSecret } from './seal.ts';
import { eraseLeft, isInStep, keysOf, syncHere } from './sync-here.ts';
import { pullAll } from './sync-household.ts';
import { offerAll } from './take-records.ts';

/** What the server's refusal means to a person who is neither a member nor creating a household. */
const CODES: Record<RefusedError['why'], HouseholdErrorCode> = {
  offline: 'offline',
  busy: 'refused',
  full: 'refused',
  'newer-app': 'refused',
  unknown: 'no-such-household',
  refused: 'refused',
};

/** Runs `work` with errors for a person. */
async function withCodes<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) throw new HouseholdError(CODES[error.why]);
    throw deviceErrorOf(error);
  }
}

async function membershipHere(): Promise<MembershipRow | undefined> {
  const { run } = await loadDevice();
  return run((database) => database.householdMembership.get(CURRENT_MEMBERSHIP));
}

async function requireMembership(): Promise<MembershipRow> {
  const membership = await membershipHere();
  if (membership === undefined) throw new HouseholdError('no-such-household');
  return membership;
}

/** Makes this device a member. */
async function enter(membership: MembershipRow): Promise<void> {
  const { run } = await loadDevice();
  await run((database) =>
    database.transaction('rw', membershipTables(database), () => enterHousehold(database, membership)),
  );
  void requestPersistence();
}

/** Ends the membership; data stay. */
async function leave(): Promise<void> {
  const { run } = await loadDevice();
  await run((database) =>
    database.transaction('rw', membershipTables(database), () => forgetHousehold(database)),
  );
}

/** What the replica holds, for another household: fields and records that this app can't show are nowhere else. */
const carried = ({ name, base }: SharedRecordRow): SharedRecordRow[] =>
  base === null ? [] : [{ ...newRow(name), sent: { op: newOp(), value: base } }];

/**
 * Creates a household with this device's data.
 * @param before the household that this device moves away from, erased once the new one has everything; if not all of it
 *   arrives, this device goes back
 */
async function create(before?: MembershipRow): Promise<void> {
  const { database, run } = await loadDevice();
  const within = <T>(work: () => Promise<T>) =>
    run(() => database.transaction('rw', membershipTables(database), work));
  const begun = { ...newMembership(newSecret()), isMerged: true };
  const rows = await within(async () => {
    const held = await database.householdReplica.toArray();
    await enterHousehold(database, before === undefined ? begun : { ...begun, toErase: before.secret });
    await database.householdReplica.bulkPut(held.flatMap(carried));
    return held;
  });
  void requestPersistence();
  await syncHere('ask');
  const failed = await within(async () => {
    const now = await database.householdMembership.get(CURRENT_MEMBERSHIP);
    // Left meanwhile in another tab, or made.
    if (now?.secret !== begun.secret || (before === undefined ? now.epoch !== null : isInStep(now)))
      return null;
    if (before === undefined) await forgetHousehold(database);
    else {
      await enterHousehold(database, before);
      await database.householdReplica.bulkPut(rows);
    }
    return now;
  });
  if (failed !== null) throw new HouseholdError(failed.problem === 'gone' ? 'off' : codeOf(failed));
}

/** Why a device is not in step. */
const codeOf = ({ problem }: MembershipRow): HouseholdErrorCode =>
  problem === 'offline' ? 'offline' : problem === 'gone' ? 'no-such-household' : 'refused';

export async function startHousehold(): Promise<void> {
  requireCrypto();
  if ((await membershipHere()) !== undefined) throw new HouseholdError('already-in-one');
  await create();
}

export async function invitation(): Promise<string> {
  const { secret } = await requireMembership();
  return writeInvitation(location.origin, secret);
}

/** WebCrypto is missing on pages served over plain http. */
function requireCrypto(): void {
  if (crypto.subtle === undefined) throw new HouseholdError('off');
}

function secretIn(text: string): string {
  requireCrypto();
  const secret = readInvitation(text);
  if (secret === null) throw new HouseholdError('invitation-cut-off');
  return secret;
}

export async function previewJoin(
  text: string,
): Promise<{ words: readonly string[]; entries: readonly MergeEntry[] }> {
  const secret = secretIn(text);
  if ((await membershipHere()) !== undefined) throw new HouseholdError('already-in-one');
  return withCodes(async () => {
    const [keys, { run }] = [await keysOf(secret), await loadDevice()];
    const { foreseeJoin } = await import('./join-records.ts');
    const { held } = await pullAll({ server: serverOver(), keys });
    const entries = await run((database) => foreseeJoin(database, held, new Date().toISOString()));
    // As the sync loads them: only when they are new.
    const { invitationWords } = await import('#domain/household/invitation-words');
    return { words: invitationWords(keys.shown), entries };
  });
}

export async function joinHousehold(text: string): Promise<void> {
  const secret = secretIn(text);
  if ((await membershipHere()) !== undefined) throw new HouseholdError('already-in-one');
  await withCodes(async () => {
    const keys = await keysOf(secret);
    // A member knows whether there is such a household before becoming one.
    await serverOver().pull(keys, 0);
    await enter(newMembership(secret));
  });
  await syncHere('ask');
}

export async function replaceSecret(): Promise<void> {
  // What others have written since goes along.
  await syncHere('ask');
  const before = await requireMembership();
  if (!isInStep(before) || before.toErase !== undefined) throw new HouseholdError(codeOf(before));
  await create(before);
}

export async function eraseHousehold(): Promise<void> {
  const membership = await requireMembership();
  await withCodes(async () => {
    await eraseLeft(membership);
    await serverOver().erase(await keysOf(membership.secret));
  });
  await leave();
}

export async function leaveHousehold(): Promise<void> {
  const membership = await membershipHere();
  // Afterwards nobody could erase it.
  if (membership !== undefined) await withCodes(() => eraseLeft(membership));
  await leave();
}

export async function syncNow(): Promise<void> {
  await syncHere('ask');
}

export async function remakeHousehold(): Promise<void> {
  const { run } = await loadDevice();
  const membership = await requireMembership();
  const at = new Date().toISOString();
  await run((database) => offerAll(database, membership, null, at, { isMerged: true }));
  await syncHere('ask');
}
