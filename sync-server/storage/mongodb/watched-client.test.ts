import type { Db, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { openMongoDatabase } from './mongo-database.ts';

type Stub = MongoClient & { closed: number };

/** A fake client that answers, or whose calls never settle. */
function client(isStuck: boolean): Stub {
  const forever = () => new Promise<never>(() => undefined);
  const database = { command: isStuck ? forever : async () => ({ ok: 1 }) } as unknown as Db;
  const stub = {
    closed: 0,
    connect: isStuck ? forever : async () => undefined,
    db: () => database,
    async close() {
      stub.closed += 1;
      if (isStuck) await forever();
    },
  };
  return stub as unknown as Stub;
}

describe('a client that gets no more answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fault 40: is replaced without a further command until one answers, which stays', async () => {
    const clients = [client(true), client(true), client(false)];
    const made: Stub[] = [];
    const problems: unknown[] = [];
    const database = openMongoDatabase('mongodb://x', {
      newClient: () => {
        made.push(clients[made.length] as Stub);
        return made.at(-1) as Stub;
      },
      onProblem: (problem) => problems.push(problem),
    });
    const first = expect(database.ping()).rejects.toBeInstanceOf(StorageUnavailable);
    await vi.advanceTimersByTimeAsync(5000);
    await first;
    expect(made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(made).toHaveLength(3);
    await database.ping();
    expect(made.slice(0, 2).map(({ closed }) => closed)).toEqual([1, 1]);
    // One report per outage, although two clients were replaced.
    expect(problems).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toHaveLength(3);
    const closed = database.close();
    await vi.advanceTimersByTimeAsync(3000);
    await closed;
    expect(made[2]?.closed).toBe(1);
  });

  it('fault 41: accepts at most 300 commands at a time', async () => {
    const database = openMongoDatabase('mongodb://x', { newClient: () => client(true) });
    const calls = Array.from({ length: 400 }, () => database.ping().catch((error: Error) => error.message));
    const refused = await Promise.all(calls.slice(300));
    expect(new Set(refused)).toEqual(new Set(['The database is busy.']));
    await vi.advanceTimersByTimeAsync(5000);
    expect(new Set(await Promise.all(calls.slice(0, 300)))).toEqual(
      new Set(['The database did not answer in time.']),
    );
    const closed = database.close();
    await vi.advanceTimersByTimeAsync(3000);
    await closed;
  });
});
