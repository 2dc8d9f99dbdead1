import {
  type HeldRecord,
  type PushOutcome,
  RECORDS_PER_CALL,
  type RecordChange,
} from '#domain/contract/household-records';
import { type Decision, decide } from '#domain/household/record-rule';
import { dayBefore } from '../../lib/days.ts';
import { type Database, insertIfAbsent } from '../database.ts';
import type { Epoch } from '../database-marks.ts';
import type { Horizon } from '../revisions/horizon.ts';
import type { RevisionLog } from '../revisions/revision-log.ts';
import {
  bytesOf,
  type Growth,
  heldOf,
  householdSizes,
  keyOf,
  nextId,
  type RecordDocument,
  recordCollection,
} from './stored-records.ts';

type Page = { epoch: string; records: HeldRecord[]; more: boolean };
type Answer = { epoch: string; outcomes: PushOutcome[] };
type Written = {
  /** Every write up to here can be read. */
  upTo: number;
  /** A write above is unfinished. */
  isWriting: boolean;
  households: ReadonlySet<string>;
};

export type HouseholdRecords = {
  /** A household's records changed since a `seq`, oldest first; never past an unfinished write. */
  after(household: string, seq: number): Promise<Page>;
  /**
   * Writes the changes that were made on the present state of their records.
   * @param epoch at which their bases were read; with another one nothing is written
   * @returns 'full' if the household would grow over its bounds; then nothing was written
   */
  push(household: string, epoch: string | null, changes: readonly RecordChange[]): Promise<Answer | 'full'>;
  /** Households written since a position of the log, by any process; with null only the position. */
  writtenSince(position: number | null): Promise<Written>;
};

type Parts = { database: Database; log: RevisionLog; horizon: Horizon; epoch: Epoch; clock: () => number };
/** A change and the states of its record that are stored, the latest last. */
type Edit = { change: RecordChange; key: string; states: readonly RecordDocument[] };

/** A page ends after this many bytes; what one push wrote is never divided, since it shares a `seq`. */
const PAGE_BYTES = 512 * 1024;
/** Documents read at a time to find the households that were written. */
const PORTION = 64;

const heldBy = ({ states }: Pick<Edit, 'states'>): RecordDocument | undefined => states.at(-1);

/** The first page of rows in the order of their `seq`. */
function firstPage(rows: readonly RecordDocument[]): { page: RecordDocument[]; more: boolean } {
  const last = rows.at(-1)?.revision;
  // The limit may have divided what the last push wrote.
  const whole = rows.length > RECORDS_PER_CALL ? rows.filter(({ revision }) => revision !== last) : rows;
  const page: RecordDocument[] = [];
  let bytes = 0;
  for (const row of whole) {
    if (bytes >= PAGE_BYTES && row.revision !== page.at(-1)?.revision) break;
    page.push(row);
    bytes += row.bytes;
  }
  return { page, more: page.length < rows.length };
}

function growthOf(edits: readonly Edit[]): Growth {
  const growth = { records: 0, all: 0, bytes: 0 };
  for (const edit of edits) {
    const held = heldBy(edit);
    if (held === undefined) growth.all += 1;
    growth.records += Number(!edit.change.isGone) - Number(held?.isGone === false);
    growth.bytes += bytesOf(edit.change.body) - (held?.bytes ?? 0);
  }
  return growth;
}

function decisionOn(edit: Edit): Decision {
  const held = heldBy(edit);
  return decide(held && heldOf(held), edit.change);
}

/** The outcome of a change that is not to be written. */
function outcomeOf(edit: Edit): PushOutcome {
  const { record } = edit.change;
  const decision = decisionOn(edit);
  if (decision.is === 'repeat') return { outcome: 'taken', record, seq: decision.seq };
  const held = heldBy(edit);
  return { outcome: 'moved-on', record, held: held === undefined ? null : heldOf(held) };
}

/** The sealed records of all households; only devices with a household's secret can read them. */
export function createHouseholdRecords({ database, log, horizon, epoch, clock }: Parts): HouseholdRecords {
  const records = recordCollection(database);
  const sizes = householdSizes(records, clock);

  /** The stored states of records by their keys, the latest last. */
  async function statesOf(keys: readonly string[]): Promise<(key: string) => RecordDocument[]> {
    const states = new Map<string, RecordDocument[]>();
    const found = await records.find({ key: { $in: [...keys] } }).toArray();
    for (const state of found.sort((a, b) => (a._id < b._id ? -1 : 1)))
      states.set(state.key, [...(states.get(state.key) ?? []), state]);
    return (key) => states.get(key) ?? [];
  }

  /** Without states that others follow: their writers died before they could delete them. */
  async function latestOf(rows: readonly RecordDocument[]): Promise<RecordDocument[]> {
    const states = await statesOf(rows.map(({ key }) => key));
    return rows.filter(({ _id, key }) => states(key).at(-1)?._id === _id);
  }

  /**
   * Inserts states that nobody else has inserted first. A slow writer may find its number free again, because later states
   * are there already and the one it lost to is deleted; such a state is withdrawn before any reader sees it. So is one that
   * another device was quick to build on: its own device finds its op in the past of what is held.
   */
  async function insert(states: readonly RecordDocument[]): Promise<ReadonlySet<RecordDocument>> {
    const areIn = await Promise.all(states.map((state) => insertIfAbsent(records, state)));
    const inserted = states.filter((_, at) => areIn[at]);
    const latest = new Set(await latestOf(inserted));
    for (const state of inserted) {
      if (!latest.has(state)) await records.deleteOne({ _id: state._id, op: state.op });
    }
    return latest;
  }

  function stateAfter(household: string, edit: Edit, revision: number): RecordDocument {
    const { change, key } = edit;
    const { record, op, past, body, isGone } = change;
    const goneOn = isGone ? dayBefore(clock(), 0) : null;
    const _id = nextId(key, heldBy(edit));
    return { _id, key, household, record, revision, op, past, body, isGone, bytes: bytesOf(body), goneOn };
  }

  /** @returns those that were written, and their `seq`; of the others somebody else was faster */
  async function write(household: string, edits: readonly Edit[]): Promise<{ written: Edit[]; seq: number }> {
    const { written, seq } = await log.write(async (revision) => {
      const states = edits.map((edit) => stateAfter(household, edit, revision));
      const inserted = await insert(states);
      return { seq: revision, written: edits.filter((_, at) => inserted.has(states[at] as RecordDocument)) };
    });
    const former = written.flatMap(({ states }) => states.map(({ _id }) => _id));
    // What stays behind is hidden from readers, and deleted with the next write.
    if (former.length > 0) await records.deleteMany({ _id: { $in: former } }).catch(() => undefined);
    return { written, seq };
  }

  async function editsOf(household: string, changes: readonly RecordChange[]): Promise<Edit[]> {
    const keys = changes.map(({ record }) => keyOf(household, record));
    const states = await statesOf(keys);
    return changes.map((change, at) => ({
      change,
      key: keys[at] as string,
      states: states(keys[at] as string),
    }));
  }

  /** Writes what is made on the present state; null if there is no room. */
  async function outcomesOf(household: string, edits: readonly Edit[]): Promise<PushOutcome[] | null> {
    const fresh = edits.filter((edit) => decisionOn(edit).is === 'write');
    if (fresh.length === 0) return edits.map(outcomeOf);
    if (!(await sizes.reserve(household, growthOf(fresh)))) return null;
    let isAll = false;
    try {
      const { written, seq } = await write(household, fresh);
      isAll = written.length === fresh.length;
      const isWritten = new Set(written);
      const late = isAll
        ? []
        : await editsOf(
            household,
            fresh.map(({ change }) => change),
          );
      return edits.map((edit) => {
        if (isWritten.has(edit)) return { outcome: 'taken', record: edit.change.record, seq };
        const now = late.find(({ change }) => change === edit.change);
        return outcomeOf(now ?? edit);
      });
    } finally {
      if (!isAll) sizes.forget(household);
    }
  }

  return {
    async after(household, seq) {
      const { revision: $lte } = await horizon.read();
      for (let $gt = seq; ; ) {
        const options = { sort: { revision: 1 }, limit: RECORDS_PER_CALL + 1 } as const;
        const rows = await records.find({ household, revision: { $gt, $lte } }, options).toArray();
        const { page, more } = firstPage(rows);
        const found = await latestOf(page);
        // A reader goes on from the last record, so a page before others is never empty.
        if (found.length > 0 || !more) return { epoch: await epoch.get(), records: found.map(heldOf), more };
        $gt = page.at(-1)?.revision ?? $lte;
      }
    },
    async push(household, given, changes) {
      const known = await epoch.get();
      if (given !== null && given !== known) return { epoch: known, outcomes: [] };
      const outcomes = await outcomesOf(household, await editsOf(household, changes));
      return outcomes === null ? 'full' : { epoch: known, outcomes };
    },
    async writtenSince(position) {
      const { revision: upTo, isWriting } = await horizon.read();
      const households = new Set<string>();
      for (let $gt = position ?? upTo; $gt < upTo; ) {
        const options = { sort: { revision: 1 }, limit: PORTION } as const;
        const rows = await records.find({ revision: { $gt, $lte: upTo } }, options).toArray();
        for (const { household } of rows) households.add(household);
        if (rows.length < PORTION) break;
        $gt = rows.at(-1)?.revision ?? upTo;
      }
      return { upTo, isWriting, households };
    },
  };
}
