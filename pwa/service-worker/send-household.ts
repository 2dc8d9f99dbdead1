import type { Push } from '#domain/household/replica';
import type { MembershipRow, SharedRecordRow } from '../platform/database/rows.ts';
import { portions, RefusedError, sealPush, serverOver } from '../platform/household/household-server.ts';
import { deriveKeys } from '../platform/household/seal.ts';
import { inExisting, PAGES_DATABASE } from './open-existing.ts';

const MEMBERSHIP = 'householdMembership';
const REPLICA = 'householdReplica';

type Waiting = { membership: MembershipRow | undefined; rows: SharedRecordRow[] };

function readWaiting(): Promise<Waiting> {
  return inExisting(PAGES_DATABASE, async (database) => {
    const transaction = database.transaction([MEMBERSHIP, REPLICA]);
    const [memberships, rows] = await Promise.all([
      transaction.objectStore(MEMBERSHIP).getAll() as Promise<MembershipRow[]>,
      transaction.objectStore(REPLICA).getAll() as Promise<SharedRecordRow[]>,
    ]);
    return { membership: memberships[0], rows };
  });
}

/** What a page prepared to push, as it prepared it. */
const preparedPush = ({ name, sent, place }: SharedRecordRow): Push[] =>
  sent === null || sent.isRefused || place?.op !== sent.op ? [] : [{ name, ...place, value: sent.value }];

/**
 * Sends what a page prepared for the household and got no answer for. The same op has no second effect, so the answers need
 * not be stored: the next page finds its op on the server, or merges.
 * @throws {RefusedError} if the server could not be reached; the browser tries again
 */
export async function sendHousehold(server = serverOver()): Promise<void> {
  const { membership, rows } = await readWaiting();
  const pushes = rows.flatMap(preparedPush);
  if (membership === undefined || membership.epoch === null || pushes.length === 0) return;
  const keys = await deriveKeys(membership.secret);
  const sealed = await Promise.all(pushes.map((push) => sealPush(keys, push)));
  for (const portion of portions(sealed)) {
    const changes = portion.map(({ change }) => change);
    await server.push(keys, membership.epoch, changes).catch((error: unknown) => {
      // What finds no room waits for the next page; the rest goes on.
      if (!(error instanceof RefusedError && error.why === 'full')) throw error;
    });
  }
}
