import { mergeRecord, type SetAsideField } from './merge-fields.ts';
import { PAST_OPS } from './record-rule.ts';
import { isSame, type RecordValue } from './record-value.ts';

/**
 * One shared record as this device and the server last agreed on it. The tables hold the person's current value
 * ('mine'); if it differs, we push it.
 */
export type ReplicaRow = {
  readonly name: string;
  /** The server's number for the state that our next push builds on; null if we believe it has no such record. */
  readonly seq: number | null;
  /** The op that wrote `base`; null before the first agreement. */
  readonly op: string | null;
  /** The ops before `op`, newest first. */
  readonly ancestors: readonly string[];
  /** The agreed value; null if the record is deleted or was never there. */
  readonly base: RecordValue | null;
  /**
   * The push without an answer yet: store it before it leaves, and send the same again until there is one. One that the
   * server had no room for gives way to what the person has made of it since.
   */
  readonly sent: {
    readonly op: string;
    readonly value: RecordValue | null;
    readonly isRefused?: true;
  } | null;
  /**
   * Edits that the server had no room for, newest first. A server since restored may have taken one before, so other devices
   * may have it. Listed as ancestors, so that there our newer edit succeeds it instead of conflicting.
   */
  readonly refused?: readonly string[];
};

/** A record as the server holds it, opened. */
export type HeldValue = {
  readonly name: string;
  readonly seq: number;
  readonly op: string;
  readonly past: readonly string[];
  /** Null if it is deleted. */
  readonly value: RecordValue | null;
};

/** A change to seal and push. */
export type Push = {
  readonly name: string;
  readonly base: number | null;
  readonly op: string;
  readonly past: readonly string[];
  readonly value: RecordValue | null;
};

/** Ops that a device remembers; more than travel, so that it recognises an old backup. */
const MOST_ANCESTORS = 64;
/** Refused ops that a device remembers; they travel beside the agreed one. */
const MOST_REFUSED = 4;

/** A record that this device and the server have not agreed on yet. */
export const newRow = (name: string): ReplicaRow => ({
  name,
  seq: null,
  op: null,
  ancestors: [],
  base: null,
  sent: null,
});

/** The ops before `next`, or before an edit to come, newest first. */
const lineage = ({ op, ancestors, refused = [] }: ReplicaRow, next?: string): readonly string[] =>
  [
    ...refused.filter((each) => each !== next && each !== op),
    ...(op === null ? [] : [op, ...ancestors]),
  ].slice(0, MOST_ANCESTORS);

/** The agreed state as a push of its own under its original op: a new one would beat another device's newer edit. */
function offer({ op, base, sent }: ReplicaRow): ReplicaRow['sent'] {
  if (sent !== null && !sent.isRefused) return sent;
  return op === null ? null : { op, value: base };
}

/** What to send again as it was: anything that may have arrived, or that the person still has. */
function unanswered({ sent }: ReplicaRow, mine: RecordValue | null): ReplicaRow['sent'] {
  if (sent === null || (sent.isRefused && !isSame(sent.value, mine))) return null;
  return { op: sent.op, value: sent.value };
}

/**
 * What this record has to push, if anything, and the row to store before it leaves.
 * @param mine the person's value; null if they have deleted it or never had it
 * @param newOp makes 16 random bytes as base64url
 */
export function pushOf(
  row: ReplicaRow,
  mine: RecordValue | null,
  newOp: () => string,
): { row: ReplicaRow; push: Push } | null {
  const sent = unanswered(row, mine) ?? (isSame(mine, row.base) ? null : { op: newOp(), value: mine });
  if (sent === null) return null;
  const past = sent.op === row.op ? row.ancestors : lineage(row, sent.op);
  return {
    row: { ...row, sent },
    push: { name: row.name, base: row.seq, ...sent, past: past.slice(0, PAST_OPS) },
  };
}

/** The row once the server has taken what was sent. */
function agreed(row: ReplicaRow): ReplicaRow {
  const { sent } = row;
  if (sent === null) return row;
  if (sent.op === row.op) return { ...row, sent: null };
  return { ...row, op: sent.op, base: sent.value, ancestors: lineage(row, sent.op), sent: null, refused: [] };
}

/** After the answer 'taken'. */
export const afterTaken = (row: ReplicaRow, seq: number): ReplicaRow => ({ ...agreed(row), seq });

/** After the answer that there is no room for it, alone in its call. */
export function afterRefused(row: ReplicaRow): ReplicaRow {
  const { sent, refused = [] } = row;
  if (sent === null) return row;
  const others = refused.filter((each) => each !== sent.op);
  return {
    ...row,
    sent: { ...sent, isRefused: true },
    refused: [sent.op, ...others].slice(0, MOST_REFUSED),
  };
}

/**
 * For a record that the server turned out not to hold ('moved-on' with null), and for every row when the epoch has
 * changed, before the pull from 0: what the server lacks is offered again. A deletion only if the server turns out to hold
 * what was deleted.
 */
export function offeredAgain(row: ReplicaRow): ReplicaRow {
  const isDeleted = row.base === null && (row.sent === null || row.sent.op === row.op);
  return { ...row, seq: null, sent: isDeleted ? null : offer(row) };
}

export type Received = {
  row: ReplicaRow;
  /** The person's value from now on, for the tables. */
  mine: RecordValue | null;
  asides: readonly SetAsideField[];
};

/**
 * Takes in what the server holds, from a pull or from 'moved-on'. Store the row and write `mine` in one transaction.
 * @param mine the person's value at this moment
 */
export function receive(before: ReplicaRow, mine: RecordValue | null, held: HeldValue): Received {
  const { sent } = before;
  const hasArrived = sent !== null && (held.op === sent.op || held.past.includes(sent.op));
  const row = hasArrived ? agreed(before) : before;
  if (held.op === row.op) return { row: { ...row, seq: held.seq }, mine, asides: [] };
  if (row.refused?.includes(held.op)) return { row: cameBack(row, held), mine, asides: [] };
  // The server has gone back to an earlier state, as after a restore: ours goes on top of it.
  if (row.ancestors.includes(held.op)) {
    return { row: { ...row, seq: held.seq, sent: offer(row) }, mine, asides: [] };
  }
  const isNext = row.op !== null && held.past.includes(row.op);
  // Nobody has the state any more that both come from, so that every difference counts as an edit.
  const base = isFork(row, held) ? {} : row.base;
  const { value, asides } = mergeRecord(row.name, { base, sent: row.sent?.value }, mine, held.value);
  return {
    row: {
      name: row.name,
      seq: held.seq,
      op: held.op,
      ancestors: isNext ? joined(held.past, row) : [...(row.refused ?? []), ...held.past],
      base: held.value,
      sent: null,
    },
    mine: value,
    asides,
  };
}

/** The row once an edit that was refused here is there all the same: what the person has made of it goes on top of it. */
function cameBack(row: ReplicaRow, { seq, op, value }: HeldValue): ReplicaRow {
  const { sent, refused = [] } = row;
  const at = refused.indexOf(op);
  const older = { ...row, refused: refused.slice(at + 1) };
  return {
    ...row,
    seq,
    op,
    base: value,
    ancestors: lineage(older),
    sent: sent?.op === row.op || sent?.isRefused ? null : sent,
    refused: refused.slice(0, at),
  };
}

/** The ops before a state that comes after ours: those that it names, then those that only we remember. */
function joined(past: readonly string[], row: ReplicaRow): readonly string[] {
  return [...past.slice(0, past.indexOf(row.op ?? '')), ...lineage(row)].slice(0, MOST_ANCESTORS);
}

/**
 * Whether what is held was certainly not made on top of what we agreed on, nor we on top of it: after a restore, somebody
 * wrote on an older state first. Where both pasts are cut off before they meet, nothing is certain.
 */
function isFork({ op, ancestors }: ReplicaRow, { past }: HeldValue): boolean {
  if (op === null || past.includes(op)) return false;
  const areWhole = past.length < PAST_OPS && ancestors.length < PAST_OPS;
  return areWhole || past.some((each) => ancestors.includes(each));
}
