import { type Database, insertIfAbsent } from './database.ts';

/** A pending message that asks a new subscriber to confirm. */
export type Greeting = {
  /** Key of the sign-up. */
  key: string;
  subscriptionId: string;
  token: string;
  /** Number of attempts, including the current one. */
  attempts: number;
};

export type Greetings = {
  /** Records the greeting before the subscription exists; @returns the token of the first attempt under this key. */
  owe(key: string, subscriptionId: string, token: string): Promise<string>;
  /** The subscription exists: the greeting is due. */
  release(key: string): Promise<void>;
  /** Due greetings, each claimed for one attempt, so that no other process takes it meanwhile. */
  takeDue(): Promise<Greeting[]>;
  /** Number of greetings that wait to be sent. */
  count(): Promise<number>;
  /** Deletes the greeting. */
  settle(key: string): Promise<void>;
};

type GreetingDocument = {
  _id: string;
  subscriptionId: string;
  token: string;
  attempts: number;
  dueAt: Date;
};

const AT_ONCE = 20;
const MINUTE_MS = 60_000;
/** Time after which an interrupted sign-up is examined; a normal one takes milliseconds. */
const STANDS_WITHIN_MS = 10 * MINUTE_MS;

/** Longer than any attempt takes: from five minutes up to six hours. */
function retryAfterMs(attempts: number): number {
  return Math.min(6 * 60, 5 * 2 ** attempts) * MINUTE_MS;
}

export function createGreetings(database: Database, clock: () => number): Greetings {
  const greetings = database.collection<GreetingDocument>('greetings');
  return {
    async owe(key, subscriptionId, token) {
      const document = {
        _id: key,
        subscriptionId,
        token,
        attempts: 0,
        dueAt: new Date(clock() + STANDS_WITHIN_MS),
      };
      if (await insertIfAbsent(greetings, document)) return token;
      return (await greetings.findOne({ _id: key }))?.token ?? token;
    },
    async release(key) {
      await greetings.updateOne({ _id: key }, { $set: { dueAt: new Date(clock()) } });
    },
    async takeDue() {
      const now = clock();
      const due = await greetings
        .find({ dueAt: { $lte: new Date(now) } }, { sort: { dueAt: 1 }, limit: AT_ONCE })
        .toArray();
      const taken: Greeting[] = [];
      for (const { _id, subscriptionId, token, attempts } of due) {
        const { matchedCount } = await greetings.updateOne(
          { _id, attempts },
          { $set: { attempts: attempts + 1, dueAt: new Date(now + retryAfterMs(attempts)) } },
        );
        if (matchedCount > 0) taken.push({ key: _id, subscriptionId, token, attempts: attempts + 1 });
      }
      return taken;
    },
    count: () => greetings.countDocuments(),
    async settle(key) {
      await greetings.deleteOne({ _id: key });
    },
  };
}
