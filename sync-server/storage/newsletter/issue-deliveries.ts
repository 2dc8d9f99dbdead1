import { setImmediate } from 'node:timers/promises';
import {
  type Database,
  deleteInPortions,
  idsUnder,
  insertIfAbsent,
  numberedId,
  numberIn,
} from '../database.ts';

/**
 * 'sending': claimed, so it may be in transit. 'sent': the mail server accepted it. 'unknown': it broke off when the
 * message may have been sent. 'refused': rejected for good. 'deferred': not sent, to be retried later.
 */
type State = 'sending' | 'sent' | 'unknown' | 'refused' | 'deferred';
export type Outcome = Exclude<State, 'sending'>;

/**
 * One attempt; inserting it claims the right to send. `_id` is `{issue}|{receiver}|{number}`; a recipient is identified by
 * the hash of a random token.
 */
type DeliveryDocument = { _id: string; state: State; since: Date };

/** Longer than any attempt takes: one still running belongs to a process that has died. */
const ABANDONED_MS = 3 * 60_000;
const MINUTE_MS = 60_000;
/** Attempts before a temporary refusal counts as final: about ten hours. */
const ATTEMPTS_MAX = 8;
const DIGITS = 4;
const PORTION = 500;

/** From five minutes up to six hours. */
function retryAfterMs(attempts: number): number {
  return Math.min(6 * 60, 5 * 2 ** (attempts - 1)) * MINUTE_MS;
}

type Tally = {
  sent: number;
  unknown: number;
  refused: number;
  /** Whether a recipient's message is settled, one way or another. */
  isSettled(receiver: string): boolean;
};

export type IssueDeliveries = {
  /** Claims the next attempt for a recipient; null if none is due or another caller has claimed it. */
  claim(issue: string, receiver: string): Promise<string | null>;
  /** Records the outcome of a claimed attempt. */
  settle(claim: string, outcome: Outcome): Promise<void>;
  /** Releases a claim whose message was not sent: no attempt was made. */
  release(claim: string): Promise<void>;
  tally(issue: string): Promise<Tally>;
  /** Deletes a finished issue's rows. */
  forget(issue: string): Promise<void>;
};

const receiverOf = (id: string) => id.split('|')[1] ?? '';

/**
 * The message ledger, at most one message per issue and address: a claim is an insert, on every engine.
 * @param name of the collection; replies to messages have their own
 */
export function createIssueDeliveries(
  database: Database,
  clock: () => number,
  name = 'newsletterDeliveries',
): IssueDeliveries {
  const deliveries = database.collection<DeliveryDocument>(name);

  function isDue({ _id, state, since }: DeliveryDocument): boolean {
    return state === 'deferred' && since.getTime() + retryAfterMs(numberIn(_id)) <= clock();
  }

  function outcomeOf({ state, since }: DeliveryDocument): State {
    return state === 'sending' && since.getTime() <= clock() - ABANDONED_MS ? 'unknown' : state;
  }

  /** The latest attempt for each recipient. */
  async function attempts(issue: string): Promise<Map<string, DeliveryDocument>> {
    const latest = new Map<string, DeliveryDocument>();
    let { $gt, $lt } = idsUnder(issue);
    for (;;) {
      const portion = await deliveries
        .find({ _id: { $gt, $lt } }, { sort: { _id: 1 }, limit: PORTION })
        .toArray();
      for (const row of portion) latest.set(receiverOf(row._id), row);
      if (portion.length < PORTION) return latest;
      $gt = portion.at(-1)?._id ?? $gt;
      await setImmediate();
    }
  }

  return {
    async claim(issue, receiver) {
      const prefix = `${issue}|${receiver}`;
      const made = await deliveries.find({ _id: idsUnder(prefix) }, { sort: { _id: 1 } }).toArray();
      const last = made.at(-1);
      if (last !== undefined && !isDue(last)) return null;
      const number = last === undefined ? 1 : numberIn(last._id) + 1;
      const _id = numberedId(prefix, number, DIGITS);
      const row = { _id, state: 'sending', since: new Date(clock()) } as const;
      return (await insertIfAbsent<DeliveryDocument>(deliveries, row)) ? _id : null;
    },
    async settle(_id, outcome) {
      const isOver = outcome === 'deferred' && numberIn(_id) >= ATTEMPTS_MAX;
      const state = isOver ? 'refused' : outcome;
      await deliveries.updateOne({ _id }, { $set: { state, since: new Date(clock()) } });
    },
    async release(_id) {
      await deliveries.deleteOne({ _id });
    },
    async tally(issue) {
      const latest = await attempts(issue);
      const counts = { sent: 0, unknown: 0, refused: 0 };
      const settled = new Set<string>();
      for (const [receiver, row] of latest) {
        const outcome = outcomeOf(row);
        if (outcome === 'sending' || outcome === 'deferred') continue;
        counts[outcome] += 1;
        settled.add(receiver);
      }
      return { ...counts, isSettled: (receiver) => settled.has(receiver) };
    },
    forget: (issue) => deleteInPortions(deliveries, { _id: idsUnder(issue) }),
  };
}
