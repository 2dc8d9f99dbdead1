import { createHash, randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

type Session = {
  username: string;
  /** The administrator's at sign-in: the session ends when it changes. */
  credentialId: string;
  createdAt: Date;
};

export type Sessions = {
  /** Starts a session and returns its token (256 random bits, base64url), of which only a hash is stored. */
  create(username: string, credentialId: string): Promise<string>;
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
  idleUntil: Date;
  absoluteUntil: Date;
};

const MINUTE_MS = 60_000;
/** Idle limit of a session. */
const SESSION_IDLE_MS = 30 * MINUTE_MS;
/** Absolute limit of a session after signing in. */
const SESSION_ABSOLUTE_MS = 12 * 60 * MINUTE_MS;
/** Minimum interval between writes of the idle time. */
const TOUCH_EVERY_MS = MINUTE_MS;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function createSessions(database: Database, clock: () => number): Sessions {
  const sessions = database.collection<SessionDocument>('sessions');
  return {
    async create(username, credentialId) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      await sessions.insertOne({
        _id: hashOf(token),
        username,
        credentialId,
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
      return { username, credentialId, createdAt };
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
