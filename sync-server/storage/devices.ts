import { createHash, randomBytes } from 'node:crypto';
import { canonicalUserName } from '#domain/account/account';
import { DEVICE_DAYS } from '#domain/privacy/retention';
import { DAY_MS } from '../lib/days.ts';
import type { Database } from './database.ts';

type Device = {
  /** Identifies the device across its tokens. */
  id: string;
};

export type Devices = {
  /**
   * Remembers a device that has just signed in and returns its token (256 random bits, base64url), of which only a hash
   * is stored. Replaces the previous token, if any.
   */
  remember(username: string, credentialId: string, previous?: string): Promise<string>;
  /** The device of a token, if it signed in to this account under its current password. */
  find(token: string, username: string, credentialId: string): Promise<Device | null>;
  /** Forgets every device of an administrator. */
  deleteAllOf(username: string): Promise<void>;
  /** Deletes expired devices; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

type DeviceDocument = {
  /** SHA-256 of the token. */
  _id: string;
  deviceId: string;
  account: string;
  credentialId: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Grace period of a replaced token: the answer with its successor may have been lost. */
const REPLACED_MS = 10 * 60_000;
/** More devices than a person has; the oldest are removed. */
const DEVICES_MAX = 20;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Devices that signed in before; they bypass the waits of unknown ones. */
export function createDevices(database: Database, clock: () => number): Devices {
  const devices = database.collection<DeviceDocument>('devices');

  async function replaced(token: string, account: string): Promise<string | null> {
    const found = await devices.findOne({ _id: hashOf(token), account });
    if (found === null) return null;
    const expiresAt = new Date(Math.min(found.expiresAt.getTime(), clock() + REPLACED_MS));
    await devices.updateOne({ _id: found._id }, { $set: { expiresAt } });
    return found.deviceId;
  }

  async function makeRoom(account: string): Promise<void> {
    const known = await devices.find({ account }, { sort: { createdAt: -1 } }).toArray();
    for (const { _id } of known.slice(DEVICES_MAX)) await devices.deleteOne({ _id });
  }

  return {
    async remember(username, credentialId, previous) {
      const account = canonicalUserName(username);
      const known = previous === undefined ? null : await replaced(previous, account);
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await devices.insertOne({
        _id: hashOf(token),
        deviceId: known ?? randomBytes(16).toString('base64url'),
        account,
        credentialId,
        createdAt: new Date(now),
        expiresAt: new Date(now + DEVICE_DAYS * DAY_MS),
      });
      await makeRoom(account);
      return token;
    },
    async find(token, username, credentialId) {
      const found = await devices.findOne({ _id: hashOf(token) });
      if (found === null || found.expiresAt.getTime() <= clock()) return null;
      const isOwn = found.account === canonicalUserName(username) && found.credentialId === credentialId;
      return isOwn ? { id: found.deviceId } : null;
    },
    async deleteAllOf(username) {
      await devices.deleteMany({ account: canonicalUserName(username) });
    },
    async sweep() {
      await devices.deleteMany({ expiresAt: { $lte: new Date(clock()) } });
    },
  };
}
