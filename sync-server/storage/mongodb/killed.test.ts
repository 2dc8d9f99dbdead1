import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../lib/storage-error.ts';
import { FerretdbProcess, TEST_FERRETDB } from '../../testing/ferretdb-process.ts';
import { aReview } from '../../testing/storage-builders.ts';
import { openStore } from '../store/store.ts';
import { CLIENT_OPTIONS } from './mongo-database.ts';

const KILLS = process.env['SOAK'] ? 100 : 2;
const WRITERS = 8;

describe('the driver', () => {
  it('fault 37: acknowledges only journaled writes', () => {
    expect(CLIENT_OPTIONS.writeConcern).toEqual({ w: 'majority', journal: true });
  });

  it('S35: waits at most 2 s for a server and 5 s for an answer, on at most 20 connections', () => {
    expect(CLIENT_OPTIONS.serverSelectionTimeoutMS).toBeLessThanOrEqual(2000);
    expect(CLIENT_OPTIONS.connectTimeoutMS).toBeLessThanOrEqual(2000);
    expect(CLIENT_OPTIONS.waitQueueTimeoutMS).toBeLessThanOrEqual(2000);
    expect(CLIENT_OPTIONS.socketTimeoutMS).toBeLessThanOrEqual(5000);
    expect(CLIENT_OPTIONS.maxPoolSize).toBeLessThanOrEqual(20);
  });
});

describe.skipIf(TEST_FERRETDB === undefined)('a database server that is killed (TEST_FERRETDB)', () => {
  it(`fault 37: has kept every write that was acknowledged, in ${KILLS} kills`, {
    timeout: 7_200_000,
    meta: { runs: KILLS },
  }, async () => {
    const stateDir = await mkdtemp(path.join(tmpdir(), 'bowlful-ferretdb-'));
    const server = new FerretdbProcess(TEST_FERRETDB ?? '', stateDir);
    await server.start();
    const store = await openStore({
      mongodbUrl: `${server.url}/bowlful?directConnection=true`,
      dataDir: '',
      builtinRecipes: [],
      patienceMs: 2000,
    });
    await store.whenReady();
    const acknowledged = new Map<string, ReturnType<typeof aReview>>();
    const failures: unknown[] = [];
    let isOver = false;
    async function write(): Promise<void> {
      while (!isOver) {
        const review = aReview();
        try {
          await store.reviews.insert(review);
          acknowledged.set(review.id, review);
        } catch (error) {
          failures.push(error);
          await setTimeout(50);
        }
      }
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, write));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + WRITERS);
      await setTimeout(Math.random() * 200);
      await server.kill();
      await setTimeout(Math.random() * 500);
      await server.start();
    }
    isOver = true;
    await writers;
    await expect
      .poll(
        () =>
          store.ping().then(
            () => 'back',
            () => 'away',
          ),
        { timeout: 30_000 },
      )
      .toBe('back');
    for (const review of acknowledged.values()) expect(await store.reviews.insert(review)).toBe('replayed');
    expect(failures.filter((failure) => !(failure instanceof StorageUnavailable))).toEqual([]);
    await store.close();
    await server.kill();
    await rm(stateDir, { recursive: true, force: true });
  });
});
