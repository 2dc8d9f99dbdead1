import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { aReview, readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import type { Database, Stored } from '../database.ts';
import { markMoved, requireFormat, unmarkMoved } from '../database-marks.ts';
import { DATABASE_FILE, openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { createServers, isInUse } from '../servers.ts';
import { intoTarget, inWords, moveDatabase, moveTarget, openMoveSource } from './move-database.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'bowlful-move-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

await describeOnBothEngines('a move', (engine) => {
  it('there and back keeps every document, the epoch, sessions, counters, limits and queued mail', async () => {
    const store = await readyStore(engine);
    const review = aReview();
    await store.reviews.insert(review);
    const token = await store.sessions.create('keeper', 'credential');
    await store.limits.hit('review:here', 3600, 30);
    await store.counters.add('ad-click', 'bowls', 3);
    await store.counters.isNewVisit('a visit');
    await store.greetings.owe('key', 'subscription', 'token');
    const before = await store.changes.snapshot();
    await store.close();

    const folder = path.join(base, engine.name);
    const source = store.place.openDatabase();
    const there = await intoTarget({ dataDir: folder }, (target) => moveDatabase(source, target));
    await source.close();
    expect(existsSync(path.join(folder, DATABASE_FILE))).toBe(true);

    const place = await engine.newPlace();
    const home = place.openDatabase();
    const halfway = await openMoveSource({ dataDir: folder });
    const back = await moveDatabase(halfway, home);
    await halfway.close();
    await home.close();
    expect(back).toEqual(there);

    const moved = await readyStore(engine, { place });
    expect(await moved.changes.snapshot()).toMatchObject({
      epoch: before.epoch,
      revision: before.revision,
      digest: before.digest,
    });
    expect(await moved.reviews.insert(review)).toBe('replayed');
    expect(await moved.sessions.find(token)).toMatchObject({ username: 'keeper' });
    expect(await moved.counters.since('2000-01-01', 'ad-click')).toMatchObject([{ key: 'bowls', count: 3 }]);
    expect(await moved.counters.isNewVisit('a visit')).toBe(false);
    expect(await moved.greetings.count()).toBe(1);
    await moved.close();
  });

  it('is refused if the target isn’t empty, and leaves it unchanged', async () => {
    const store = await readyStore(engine);
    await store.close();
    const target = store.place.openDatabase();
    const source = openEmbeddedDatabase(await mkdtemp(path.join(base, 'empty-')));
    const epoch = await target.collection('meta').findOne({ _id: 'epoch' });
    await expect(moveDatabase(source, target)).rejects.toThrow(/target is not empty/);
    expect(await target.collection('meta').findOne({ _id: 'epoch' })).toEqual(epoch);
    await source.close();
    await target.close();
  });

  it('that loses its target midway leaves a mark there, so that the next move is refused', async () => {
    const store = await readyStore(engine);
    await store.close();
    const source = store.place.openDatabase();
    const target = (await engine.newPlace()).openDatabase();
    const outOfReach = () => {
      throw new Error('out of reach');
    };
    const cutOff: Database = {
      ...target,
      collection<T extends Stored>(name: string) {
        const collection = target.collection<T>(name);
        if (name === 'recipes') Object.assign(collection, { deleteMany: outOfReach });
        return collection;
      },
      dump: outOfReach,
    };
    await expect(moveDatabase(source, cutOff)).rejects.toThrow('out of reach');
    expect(await target.collection('meta').findOne({ _id: 'restoring' })).not.toBeNull();
    await expect(moveDatabase(source, target)).rejects.toThrow(/an interrupted move or restore/);
    await source.close();
    await target.close();
  });

  it('is undone if a document is lost or the source changes meanwhile', async () => {
    const store = await readyStore(engine);
    for (let n = 0; n < 3; n += 1) await store.reviews.insert(aReview());
    await store.close();
    const source = store.place.openDatabase();
    let dumps = 0;
    const changing: Database = {
      ...source,
      async *dump(names) {
        dumps += 1;
        if (dumps === 2) await source.collection('sessions').insertOne({ _id: 'one more' });
        yield* source.dump(names);
      },
    };
    const target = (await engine.newPlace()).openDatabase();
    await expect(moveDatabase(changing, target)).rejects.toThrow(/source changed during the move/);
    const forgetful: Database = {
      ...target,
      async *dump(names) {
        for await (const dumped of target.dump(names)) if (dumped.collection !== 'reviews') yield dumped;
      },
    };
    await expect(moveDatabase(source, forgetful)).rejects.toThrow(/differ from the source/);
    // Empty again, so the next move is accepted.
    expect((await moveDatabase(source, target)).documents).toBeGreaterThan(3);
    await source.close();
    await target.close();
  });

  it('does not copy the mark of a moved source, which keeps servers off until it is removed', async () => {
    const store = await readyStore(engine);
    await store.close();
    const source = store.place.openDatabase();
    const target = moveTarget('mongodb://bowlful:a%40b@one,two:27018/bowlful?replicaSet=rs0');
    await markMoved(source, inWords(target), new Date('2026-11-27T10:00:00Z'));
    await expect(requireFormat(source)).rejects.toThrow(
      'moved to mongodb://one,two:27018/bowlful?replicaSet=rs0 on 2026-11-27 and are out of date',
    );
    const next = (await engine.newPlace()).openDatabase();
    await moveDatabase(source, next);
    await requireFormat(next);
    await unmarkMoved(source);
    await requireFormat(source);
    await source.close();
    await next.close();
  });

  it('detects a server on the database by its heartbeats, but not a killed one', async () => {
    const database = (await engine.newPlace()).openDatabase();
    expect(await isInUse(database, 50)).toBe(false);
    const killed = createServers(database);
    await killed.beat();
    expect(await isInUse(database, 50)).toBe(false);
    const alive = createServers(database);
    const beats = [alive.beat()];
    await beats[0];
    const beating = setInterval(() => beats.push(alive.beat()), 20);
    expect(await isInUse(database, 500)).toBe(true);
    clearInterval(beating);
    // The last heartbeat may still be on its way.
    await Promise.all(beats);
    await alive.leave();
    await database.close();
  });
});

it('a move from an empty source is refused', async () => {
  const [source, target] = await Promise.all(
    ['a-', 'b-'].map(async (name) => openEmbeddedDatabase(await mkdtemp(path.join(base, name)))),
  );
  await expect(moveDatabase(source as Database, target as Database)).rejects.toThrow(/source is empty/);
  await source?.close();
  await target?.close();
});

it.each([undefined, '', 'embedded:', 'postgres://host', '/srv/data'])('a move to %j is refused', (text) => {
  expect(() => moveTarget(text)).toThrow(StorageUnusable);
});

it('a move into a folder with a database is refused, as is a move from a folder without one', async () => {
  const folder = await mkdtemp(path.join(base, 'full-'));
  await openEmbeddedDatabase(folder).close();
  const fill = () => Promise.reject(new Error('filled'));
  await expect(intoTarget({ dataDir: folder }, fill)).rejects.toThrow(/target is not empty/);
  await expect(openMoveSource({ dataDir: path.join(base, 'none') })).rejects.toThrow(/no database/);
});
