import { createHash, randomBytes } from 'node:crypto';
import { SESSION_HOURS } from '#domain/privacy/retention';
import type { Database } from './database.ts';

type Session = {
  username: string;
  /** The administrator's credential at sign-in: the session ends when it changes. */
  credentialId: string;
  createdAt: Date;
  /** Identifies it within the account; derived from its token's hash, so it opens nothing. */
  id: string;
};

/** A session as shown to its owner. */
type ListedSession = {
  id: string;
  /** Browser and system; '' if unknown. */
  device: string;
  createdAt: Date;
  /** To the minute. */
  seenAt: Date;
};

export type Sessions = {
  /** Starts a session and returns its token (256 random bits, base64url), of which only a hash is stored. */
  create(username: string, credentialId: string, device?: string): Promise<string>;
  /** An administrator's valid sessions, most recently used first. */
  list(username: string, credentialId: string): Promise<ListedSession[]>;
  /** Ends one session of an administrator; false if there is none. */
  deleteOneOf(username: string, id: string): Promise<boolean>;
  /** The session of a token, with its idle time restarted; null if unknown or expired. */
  find(token: string): Promise<Session | null>;
  delete(token: string): Promise<void>;
  /** Ends every session of an administrator. */
  deleteAllOf(username: string): Promise<void>;
  /** Deletes expired sessions; also done by the store's maintenance. */
  sweep(): Promise<void>;
};

type SessionDocument = {
  /** SHA-256 of the token: reading the database does not give a valid cookie. */
  _id: string;
  username: string;
  /** Missing in sessions of older versions. */
  credentialId?: string;
  createdAt: Date;
  /** Missing in sessions of older versions. */
  device?: string;
  idleUntil: Date;
  absoluteUntil: Date;
};

const MINUTE_MS = 60_000;
/** Idle limit of a session. */
const SESSION_IDLE_MS = 30 * MINUTE_MS;
/** Absolute limit of a session after signing in. */
const SESSION_ABSOLUTE_MS = SESSION_HOURS * 60 * MINUTE_MS;
/** Minimum interval between writes of the idle time. */
const TOUCH_EVERY_MS = MINUTE_MS;

const ID_CHARACTERS = 16;
const idOf = ({ _id }: { _id: string }) => _id.slice(0, ID_CHARACTERS);

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessions(database: Database, clock: () => number): Sessions {
  const sessions = database.collection<SessionDocument>('sessions');
  return {
    async create(username, credentialId, device = '') {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await sessions.insertOne({
        _id: hashOf(token),
        username,
        credentialId,
        device,
        createdAt: new Date(now),
        idleUntil: new Date(now + SESSION_IDLE_MS),
        absoluteUntil: new Date(now + SESSION_ABSOLUTE_MS),
      });
      return token;
    },
    async find(token) {
      const _id = hashOf(token);
      const now = clock();
      const found = await sessions.findOne({ _id });
      if (found === null || found.idleUntil.getTime() <= now || found.absoluteUntil.getTime() <= now)
        return null;
      const idleUntil = now + SESSION_IDLE_MS;
      if (idleUntil - found.idleUntil.getTime() >= TOUCH_EVERY_MS) {
        await sessions.updateOne({ _id }, { $set: { idleUntil: new Date(idleUntil) } });
      }
      const { username, credentialId = '', createdAt } = found;
      return { username, credentialId, createdAt, id: idOf(found) };
    },
    async list(username, credentialId) {
      const now = new Date(clock());
      const valid = { username, credentialId, idleUntil: { $gt: now }, absoluteUntil: { $gt: now } };
      const found = await sessions.find(valid, { sort: { idleUntil: -1 } }).toArray();
      return found.map(({ _id, device = '', createdAt, idleUntil }) => {
        const seenAt = new Date(idleUntil.getTime() - SESSION_IDLE_MS);
        return { id: idOf({ _id }), device, createdAt, seenAt };
      });
    },
    async deleteOneOf(username, id) {
      const own = (await sessions.find({ username }).toArray()).find((session) => idOf(session) === id);
      return own !== undefined && (await sessions.deleteOne({ _id: own._id })).deletedCount > 0;
    },
    async delete(token) {
      await sessions.deleteOne({ _id: hashOf(token) });
    },
    async deleteAllOf(username) {
      await sessions.deleteMany({ username });
    },
    async sweep() {
      const now = new Date(clock());
      await sessions.deleteMany({ idleUntil: { $lte: now } });
      await sessions.deleteMany({ absoluteUntil: { $lte: now } });
    },
  };
}
