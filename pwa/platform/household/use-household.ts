import type { Bowlful } from '../database/bowlful.ts';
import type { SyncProblem } from '../database/rows.ts';
import { useQuery } from '../query/query.ts';
import type { SetAside } from './asides.ts';
import { CURRENT_MEMBERSHIP } from './membership.ts';

/** Why this device is not in step with its household; it tries again by itself. */
export type HouseholdProblem =
  | SyncProblem
  /** The server went back to an earlier state: this device has sent what it lacked. */
  | 'restored'
  /** The operator has turned households off. */
  | 'off';

export type JoinedHousehold = {
  is: 'joined';
  /** Four words that all devices of the household show. */
  words: readonly string[];
  /** ISO 8601; when this device last agreed with the server, null if never. */
  syncedAt: string | null;
  /** Records with edits that the server does not have yet. */
  waiting: number;
  problem: HouseholdProblem | null;
  /** The household that this device moved away from is not erased yet: a removed member still reads what was in it. */
  isOldLeft?: true;
};

export type HouseholdStatus =
  | { is: 'none' }
  /** This site has no households. */
  | { is: 'off' }
  | JoinedHousehold;

/** A restored server is mentioned for a day. */
const MENTIONED_MS = 24 * 60 * 60_000;

async function readStatus(database: Bowlful): Promise<HouseholdStatus> {
  const membership = await database.householdMembership.get(CURRENT_MEMBERSHIP);
  // Before the first pull nobody knows.
  const site = (await database.syncState.get('catalogue'))?.site;
  const isOff = site !== undefined && site.households !== true;
  if (membership === undefined) return { is: isOff ? 'off' : 'none' };
  const { words, syncedAt, waiting, problem, restoredAt, toErase } = membership;
  const isRestored = restoredAt !== undefined && Math.abs(Date.now() - Date.parse(restoredAt)) < MENTIONED_MS;
  const found = problem ?? (isRestored ? 'restored' : null);
  const isOldLeft = toErase !== undefined && { isOldLeft: true as const };
  return { is: 'joined', words, syncedAt, waiting, problem: isOff ? 'off' : found, ...isOldLeft };
}

/** This device's household; undefined until it is read. */
export function useHousehold(): HouseholdStatus | undefined {
  return useQuery(null, ({ database }) => readStatus(database));
}

const NONE: readonly SetAside[] = [];

async function readSetAside(database: Bowlful): Promise<readonly SetAside[]> {
  const rows = await database.householdAsides.toArray();
  // Most devices have none, and need not load what describes them.
  return rows.length === 0 ? NONE : (await import('./asides.ts')).describeAsides(database, rows);
}

/** What was set aside and not decided yet, oldest first. */
export function useSetAside(): readonly SetAside[] {
  return useQuery(null, ({ database }) => readSetAside(database), { initial: NONE });
}
