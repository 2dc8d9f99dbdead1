import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Heartbeat interval. */
export const BEAT_MS = 5000;
/** Longer than two heartbeats. */
const WATCHED_MS = 12_000;

type ServerDocument = { _id: string; beats: number };

/** Heartbeats of servers on a shared database; the embedded engine's file knows its own users. */
export type Servers = {
  /** Records a heartbeat. */
  beat(): Promise<void>;
  leave(): Promise<void>;
};

export function createServers(database: Database): Servers {
  const servers = database.collection<ServerDocument>('servers');
  const _id = randomUUID();
  let beats = 0;
  return {
    async beat() {
      beats += 1;
      await servers.updateOne({ _id }, { $set: { beats } }, { upsert: true });
    },
    async leave() {
      await servers.deleteOne({ _id });
    },
  };
}

/**
 * Whether a server uses the database: a stopped one has no heartbeat, a killed one's stands still. Clocks of
 * different machines are not compared.
 */
export async function isInUse(database: Database, watchedMs = WATCHED_MS): Promise<boolean> {
  const servers = database.collection<ServerDocument>('servers');
  const before = new Map((await servers.find({}).toArray()).map(({ _id, beats }) => [_id, beats]));
  if (before.size === 0) return false;
  await setTimeout(watchedMs);
  return (await servers.find({}).toArray()).some(({ _id, beats }) => before.get(_id) !== beats);
}
