import { loadDevice } from '../database/device.ts';
import { mirrorActiveDog } from '../database/dog-cookie.ts';
import type { MembershipRow } from '../database/rows.ts';
import { whenOthersRest } from '../sync/pull-lock.ts';
import { RefusedError, serverOver } from './household-server.ts';
import { CURRENT_MEMBERSHIP } from './membership.ts';
import { deriveKeys, type HouseholdKeys } from './seal.ts';
import { syncHousehold } from './sync-household.ts';

const LOCK = 'bowlful-household';

/** 'edit': ask the server only if this device has something to push. */
export type SyncReason = 'ask' | 'edit';

export type SyncResult = {
  /** Null if this device is in no household. */
  keys: HouseholdKeys | null;
  waiting: number;
  /** Nothing waits, nothing was in the way, and no household that this device moved away from is left. */
  isDone: boolean;
};

let derived: { secret: string; keys: HouseholdKeys } | null = null;

/** The keys of a secret, derived once. */
export async function keysOf(secret: string): Promise<HouseholdKeys> {
  if (derived?.secret !== secret) derived = { secret, keys: await deriveKeys(secret) };
  return derived.keys;
}

/** Syncs this device once no other tab does. @throws {DeviceError} if this browser's storage refuses */
export function syncHere(reason: SyncReason): Promise<SyncResult> {
  return whenOthersRest(() => run(reason), LOCK);
}

async function run(reason: SyncReason): Promise<SyncResult> {
  const { database, run: store } = await loadDevice();
  const begun = await store(() => database.householdMembership.get(CURRENT_MEMBERSHIP));
  if (begun === undefined) return { keys: null, waiting: 0, isDone: true };
  const keys = await keysOf(begun.secret);
  const sync = { database, server: serverOver(), keys, now: () => new Date().toISOString() };
  const dogs = async () => JSON.stringify(await database.pets.where('species').equals('dog').toArray());
  const before = await store(dogs);
  const membership = await syncHousehold(sync, reason === 'edit');
  if (membership === null) return { keys: null, waiting: 0, isDone: true };
  if ((await store(dogs)) !== before) await store(mirrorActiveDog);
  const isErased = !isInStep(membership) || (await isLeftErased(membership));
  const { waiting, problem } = membership;
  return { keys, waiting, isDone: waiting === 0 && problem === null && isErased };
}

/** Whether the server holds everything that this device shares. What only a newer app can show is no obstacle. */
export const isInStep = ({ epoch, waiting, problem }: MembershipRow): boolean =>
  epoch !== null && waiting === 0 && (problem === null || problem === 'newer-app');

const isLeftErased = (membership: MembershipRow): Promise<boolean> =>
  eraseLeft(membership).then(
    () => true,
    (error) => {
      if (error instanceof RefusedError) return false;
      throw error;
    },
  );

/** Erases the household that this device moved away from, if any. @throws {RefusedError} if the server did not */
export async function eraseLeft({ secret, toErase }: MembershipRow): Promise<void> {
  if (toErase === undefined) return;
  await serverOver().erase(await deriveKeys(toErase));
  const { database, run: store } = await loadDevice();
  await store(() =>
    database.transaction('rw', database.householdMembership, async () => {
      const now = await database.householdMembership.get(CURRENT_MEMBERSHIP);
      if (now?.secret !== secret) return;
      const { toErase: _, ...rest } = now;
      await database.householdMembership.put(rest);
    }),
  );
}
