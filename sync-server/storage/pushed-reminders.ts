import { createHash, randomUUID } from 'node:crypto';
import type { PushAddress } from '#domain/contract/pushed-reminders';
import type { PushedReminder } from '#domain/plan/reminder';
import { PUSH_DAYS } from '#domain/privacy/retention';
import { DAY_MS } from '../lib/days.ts';
import type { Database } from './database.ts';

type DeviceDocument = {
  /** Hash of the endpoint. */
  _id: string;
  subscription: PushAddress;
  /** Soonest first, never empty. */
  due: PushedReminder[];
  /** The first of them. */
  nextAt: string;
  /** Another one after every write. */
  state: string;
};

/** A reminder that this process alone may send, once. */
export type ClaimedReminder = PushedReminder & { subscription: PushAddress };

export type PushedReminders = {
  /** Replaces a device's reminders; those past or too far ahead are left out, and without any the device is forgotten. */
  put(subscription: PushAddress, due: readonly PushedReminder[]): Promise<void>;
  /**
   * Claims the last reminder that is due now, of some devices; earlier ones are dropped. Before it is sent: a process that
   * dies meanwhile sends too little rather than twice.
   */
  claimDue(): Promise<ClaimedReminder[]>;
  /** Forgets a device with its reminders. */
  forget(subscription: PushAddress): Promise<void>;
  createIndexes(): Promise<void>;
};

/** Devices per claim. */
const PORTION = 50;

const idOf = ({ endpoint }: PushAddress) => createHash('sha256').update(endpoint).digest('base64url');

/** When to remind which device, without names. */
export function createPushedReminders(database: Database, clock: () => number): PushedReminders {
  const devices = database.collection<DeviceDocument>('pushedReminders');
  const iso = (ms: number) => new Date(ms).toISOString();

  async function claim({ _id, state, subscription, due }: DeviceDocument): Promise<ClaimedReminder[]> {
    const now = iso(clock());
    const [later, next] = [due.filter(({ at }) => at > now), randomUUID()];
    const [first] = later;
    const isOurs =
      first === undefined
        ? (await devices.deleteOne({ _id, state })).deletedCount === 1
        : (await devices.updateOne({ _id, state }, { $set: { due: later, nextAt: first.at, state: next } }))
            .matchedCount === 1;
    if (!isOurs) return [];
    return due
      .filter(({ at }) => at <= now)
      .slice(-1)
      .map((reminder) => ({ ...reminder, subscription }));
  }

  async function forget(subscription: PushAddress): Promise<void> {
    await devices.deleteOne({ _id: idOf(subscription) });
  }

  return {
    async put(subscription, given) {
      const [now, last] = [iso(clock()), iso(clock() + PUSH_DAYS * DAY_MS)];
      const due = given
        .map(({ at, kind }) => ({ at: iso(Date.parse(at)), kind }))
        .filter(({ at }) => at > now && at <= last)
        .sort((a, b) => (a.at < b.at ? -1 : 1));
      const [first] = due;
      if (first === undefined) return await forget(subscription);
      const $set = { subscription, due, nextAt: first.at, state: randomUUID() };
      await devices.updateOne({ _id: idOf(subscription) }, { $set }, { upsert: true });
    },
    async claimDue() {
      const found = await devices.find({ nextAt: { $lte: iso(clock()) } }, { limit: PORTION }).toArray();
      return (await Promise.all(found.map(claim))).flat();
    },
    forget,
    async createIndexes() {
      await devices.createIndexes([{ name: 'nextAt', key: { nextAt: 1 } }]);
    },
  };
}
