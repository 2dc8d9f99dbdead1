import type { HeldRecord } from '#domain/contract/household-records';
import type { HeldValue, Push } from '#domain/household/replica';
import type { Bowlful } from '../database/bowlful.ts';
import type { MembershipRow, SyncProblem } from '../database/rows.ts';
import {
  type HouseholdServer,
  isNew,
  isTooLarge,
  portions,
  type RecordsPage,
  RefusedError,
  type SealedPush,
  sealPush,
} from './household-server.ts';
import { CURRENT_MEMBERSHIP } from './membership.ts';
import { type HouseholdKeys, unseal } from './seal.ts';
import {
  mendPlan,
  OvertakenError,
  offerAll,
  type Prepared,
  preparePushes,
  refusePush,
  settlePushes,
  takeRecords,
} from './take-records.ts';

/** Times that a sync answers others' edits with its own merge; the next one goes on. */
const MOST_ROUNDS = 12;

/** One sync's means. */
export type Sync = {
  database: Bowlful;
  server: HouseholdServer;
  keys: HouseholdKeys;
  /** The device's clock, for what people read; it decides nothing. */
  now: () => string;
  /** Called with what stands in the way of some records, while the others go on. */
  notice?: (problem: SyncProblem) => void;
};

/**
 * Brings this device in step with its household: takes in what others wrote, pushes what this device's tables have
 * besides, and repeats that where somebody was faster. May be killed at any point, and run in several tabs.
 * @param onlyEdits asks the server only if there is something to push
 * @returns the membership afterwards; null if this device is in no household
 */
export async function syncHousehold(sync: Sync, onlyEdits = false): Promise<MembershipRow | null> {
  const { database } = sync;
  const begun = await database.householdMembership.get(CURRENT_MEMBERSHIP);
  if (begun === undefined) return null;
  let problem: SyncProblem | null = null;
  const notice = (found: SyncProblem) => {
    // What stays behind matters more than what the others may do about it.
    if (problem !== 'full') problem = found;
  };
  let outcome: Partial<MembershipRow> = {};
  try {
    if (begun.isMerged) await mendPlan(database, begun);
    const edits = onlyEdits && begun.isMerged ? await preparePushes(database, begun) : null;
    // Nothing to push, but 'full': all that had no room has been undone, so a sync clears the problem.
    if (edits?.pushes.length !== 0 || begun.problem === 'full') {
      await inStep({ ...sync, notice }, begun, edits);
      outcome = { problem, syncedAt: sync.now() };
    }
  } catch (error) {
    if (error instanceof RefusedError) outcome = { problem: problemOf(error) };
    else if (!(error instanceof OvertakenError)) throw error;
  }
  const words = begun.words.length > 0 ? begun.words : await wordsOf(sync.keys);
  return database.transaction('rw', database.householdMembership, async () => {
    const now = await database.householdMembership.get(CURRENT_MEMBERSHIP);
    if (now?.secret !== begun.secret) return now ?? null;
    const next = { ...now, ...outcome, words };
    await database.householdMembership.put(next);
    return next;
  });
}

/** They stay the same, so that only a first sync loads their list. */
const wordsOf = async ({ shown }: HouseholdKeys) =>
  (await import('#domain/household/invitation-words')).invitationWords(shown);

function problemOf({ why }: RefusedError): SyncProblem {
  if (why === 'unknown') return 'gone';
  return why === 'refused' ? 'busy' : why;
}

/** @param edits pushed at once, without a pull: the answers show where somebody was faster */
async function inStep(sync: Sync, begun: MembershipRow, edits: Prepared | null): Promise<void> {
  const { database } = sync;
  let membership = begun;
  if (edits === null) membership = begun.isMerged ? await pull(sync, begun) : await join(sync, begun);
  let prepared = edits ?? (await preparePushes(database, membership));
  const resting = new Set<string>();
  let before = '';
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const { pushes, hasUnknown, isLatest } = prepared;
    if (hasUnknown) sync.notice?.('newer-app');
    // Nothing to push, or nothing that the server takes.
    const asked = pushes.map(({ op, base }) => `${op} ${base}`).join();
    if (asked === before) return;
    before = asked;
    const pushed = await push(sync, membership, pushes);
    for (const { op } of pushed.refused) resting.add(op);
    if (pushed.isTaken && isLatest) return;
    membership = pushed.isOutdated ? await pull(sync, pushed.membership) : pushed.membership;
    prepared = await preparePushes(database, membership, resting);
  }
}

/** Databases for which this page has asked again for what did not open. */
const triedAgain = new WeakSet<Bowlful>();

async function pull(sync: Sync, begun: MembershipRow): Promise<MembershipRow> {
  const { database, now } = sync;
  let membership = begun;
  // Without an epoch nobody has written to it yet: the first push creates it.
  for (let tries = 0; membership.epoch !== null && tries < MOST_ROUNDS; tries += 1) {
    const known = membership.unopenedAfter;
    const isAgain = known !== undefined && !triedAgain.has(database);
    const from = isAgain ? Math.min(known, membership.after) : membership.after;
    const { epoch, held, ...pulled } = await pullAll(sync, from);
    triedAgain.add(database);
    if (epoch === membership.epoch) {
      const after = Math.max(pulled.after, membership.after);
      const unopenedAfter = known !== undefined && known < from ? known : pulled.unopenedAfter;
      return after === membership.after && held.length === 0
        ? membership
        : await takeRecords(database, membership, held, { after, unopenedAfter }, now());
    }
    membership = await offerAll(database, membership, epoch, now());
  }
  return membership;
}

/** The records that changed since `from`, or all. */
export async function pullAll({ server, keys, notice }: Pick<Sync, 'server' | 'keys' | 'notice'>, from = 0) {
  let held: HeldValue[] = [];
  let epoch: string | undefined;
  let unopenedAfter: number | undefined;
  for (let after = from; ; ) {
    const page: RecordsPage = await server.pull(keys, after);
    if (epoch !== undefined && page.epoch !== epoch) {
      // Restored in between.
      [held, after, unopenedAfter] = [[], 0, undefined];
    } else {
      const opened = await openAll({ keys, notice }, page.records);
      held.push(...opened);
      const seqs = new Set(opened.map(({ seq }) => seq));
      const unopened = page.records.find(({ seq }) => !seqs.has(seq));
      if (unopened !== undefined) unopenedAfter ??= unopened.seq - 1;
      after = page.records.at(-1)?.seq ?? after;
      if (!page.more) return { epoch: page.epoch, after, held, unopenedAfter };
    }
    epoch = page.epoch;
  }
}

/** Takes in everything at once: only with all records shows which are about the same animal or recipe. */
async function join(sync: Sync, membership: MembershipRow): Promise<MembershipRow> {
  // Devices that have joined never need it again.
  const [{ joinRecords }, { held, ...at }] = await Promise.all([import('./join-records.ts'), pullAll(sync)]);
  return joinRecords(sync.database, membership, held, at, sync.now());
}

/** Opens records; one that no member has sealed for its place is left out. */
async function openAll(
  { keys, notice }: Pick<Sync, 'keys'> & { notice?: Sync['notice'] | undefined },
  records: readonly HeldRecord[],
): Promise<HeldValue[]> {
  const opened = await Promise.all(
    records.map(async (record) => {
      const content = await unseal(keys, record);
      if (content === null) notice?.('unreadable');
      const { seq, op, past } = record;
      return content === null ? [] : [{ ...content, seq, op, past } as HeldValue];
    }),
  );
  return opened.flat();
}

type Pushed = {
  membership: MembershipRow;
  /** The server has other data than we know of. */
  isOutdated: boolean;
  isTaken: boolean;
  /** There was no room for these. */
  refused: readonly Push[];
};

/** Pushes in portions, and takes in what the server holds where somebody was faster. */
async function push(sync: Sync, begun: MembershipRow, pushes: readonly Push[]): Promise<Pushed> {
  const { database, server, keys, now } = sync;
  const sealed = await Promise.all(pushes.map((each) => sealPush(keys, each)));
  let membership = begun;
  let taken = 0;
  let hasRoom = true;
  const refused: Push[] = [];
  async function refuse(each: Push): Promise<void> {
    sync.notice?.('full');
    await refusePush(database, membership, each);
    refused.push(each);
  }
  for (const each of sealed.filter(isTooLarge)) await refuse(each.push);
  const calls = portions(sealed);
  for (let portion = calls.shift(); portion !== undefined; portion = calls.shift()) {
    // New records come by size: where one has no room, none of the next has.
    if (!hasRoom && portion.every(isNew)) {
      refused.push(...portion.map((each) => each.push));
      continue;
    }
    const changes = portion.map(({ change }) => change);
    const answer = await orFull(server.push(keys, membership.epoch, changes));
    if (answer === 'full') {
      const [first, ...others] = portion;
      const half = Math.ceil(portion.length / 2);
      if (others.length > 0) calls.unshift(portion.slice(0, half), portion.slice(half));
      else if (first !== undefined) {
        await refuse(first.push);
        hasRoom &&= !isNew(first);
      }
      continue;
    }
    if (answer.outcomes.length === 0) return { membership, isOutdated: true, isTaken: false, refused };
    const { settled, held } = await sorted(sync, portion, answer.outcomes);
    membership = await settlePushes(database, membership, settled, answer.epoch);
    taken += settled.filter(({ seq }) => seq !== null).length;
    if (held.length > 0) membership = await takeRecords(database, membership, held, {}, now());
  }
  return { membership, isOutdated: false, isTaken: taken === pushes.length, refused };
}

/** The answer, or that there was no room for all of it: then nothing was written. */
async function orFull<T>(answer: Promise<T>): Promise<T | 'full'> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RefusedError && error.why === 'full') return 'full';
    throw error;
  }
}

/** The answers by what they ask of us. */
async function sorted(
  sync: Sync,
  portion: readonly SealedPush[],
  outcomes: Awaited<ReturnType<HouseholdServer['push']>>['outcomes'],
) {
  const settled: { push: Push; seq: number | null }[] = [];
  const held: HeldRecord[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const sent = portion[index];
    if (sent === undefined || sent.change.record !== outcome.record) continue;
    if (outcome.outcome === 'taken') settled.push({ push: sent.push, seq: outcome.seq });
    else if (outcome.held === null) settled.push({ push: sent.push, seq: null });
    else if (outcome.held.record === outcome.record) held.push(outcome.held);
  }
  return { settled, held: await openAll(sync, held) };
}
