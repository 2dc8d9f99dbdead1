import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { startChildWriter } from '../../testing/child-writer.ts';
import { Replica } from '../../testing/replica.ts';
import { aReview, readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines, type Engine, type Place } from '../../testing/storage-engines.ts';
import { DATABASE_FILE, openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { readBackup } from './read-backup.ts';
import { restoreEmbedded, restoreMongodb } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const RUNS = process.env['SOAK'] ? 20 : 1;

let base: string;
let files = 0;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'bowlful-backup-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

function newFile(): string {
  files += 1;
  return path.join(base, `${files}.backup`);
}

async function backedUp(place: Place): Promise<string> {
  const file = newFile();
  const database = place.openDatabase();
  await writeBackup(database, file, NOW).finally(() => database.close());
  return file;
}

async function restored(place: Place, file: string) {
  if (place.mongodbUrl === undefined) return await restoreEmbedded(place.dataDir, file, NOW);
  const database = place.openDatabase();
  return await restoreMongodb(database, base, file, NOW).finally(() => database.close());
}

/** Pending, approved and removed reviews, and a session. */
async function someData(engine: Engine) {
  const store = await readyStore(engine);
  const reviews = Array.from({ length: 6 }, (_, n) =>
    aReview({ comment: `Bowl ${n} – "licked" \u2028 clean` }),
  );
  for (const review of reviews) await store.reviews.insert(review);
  for (const { id } of reviews.slice(0, 3))
    await store.reviews.moderate({ id, status: 'approved', by: 'keeper' });
  await store.reviews.remove(reviews[0]?.id ?? '', 'keeper');
  const token = await store.sessions.create('keeper', 'credential');
  const before = await store.changes.snapshot();
  await store.close();
  return { place: store.place, reviews, token, before };
}

await describeOnBothEngines('a backup', (engine) => {
  it('restores every document, under a new epoch, and signs everyone out', async () => {
    const { place, reviews, token, before } = await someData(engine);
    const file = await backedUp(place);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    const target = await engine.newPlace();
    const { keptAt, documents } = await restored(target, file);
    expect(keptAt).toBeNull();
    expect(documents).toBe((await readBackup(file)).documents);

    const store = await readyStore(engine, { place: target });
    const after = await store.changes.snapshot();
    expect({ count: after.count, digest: after.digest }).toEqual({
      count: before.count,
      digest: before.digest,
    });
    expect(after.epoch).not.toBe(before.epoch);
    expect(await store.sessions.find(token)).toBeNull();
    for (const review of reviews) expect(await store.reviews.insert(review)).toBe('replayed');
    // Revisions continue from the backup's.
    await store.reviews.moderate({ id: reviews[4]?.id ?? '', status: 'approved', by: 'keeper' });
    expect((await store.changes.head()).revision).toBeGreaterThan(before.revision);
    await store.close();
  });

  it('replaces other data, which are saved to a file', async () => {
    const file = await backedUp((await someData(engine)).place);
    const other = await someData(engine);
    const { keptAt } = await restored(other.place, file);
    const store = await readyStore(engine, { place: other.place });
    expect(await store.reviews.find(other.reviews[3]?.id ?? '')).toBeNull();
    await store.close();
    expect(keptAt).not.toBeNull();
    expect((await stat(keptAt ?? '')).size).toBeGreaterThan(0);
  });

  it(`made while a server writes, holds all that was acknowledged before, in ${RUNS} runs`, {
    timeout: 3_600_000,
    meta: { runs: RUNS },
  }, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const place = await engine.newPlace();
      const writer = startChildWriter(place, { reviews: 100_000, writers: 8 });
      await writer.started;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      const before = new Map(writer.acknowledged);
      const file = await backedUp(place);
      const during = writer.acknowledged.size;
      writer.kill();
      await writer.ended;
      expect(during).toBeGreaterThan(0);

      const target = await engine.newPlace();
      await restored(target, file);
      const store = await readyStore(engine, { place: target, patienceMs: 200 });
      const rank: Record<string, number> = { pending: 0, inserted: 0, approved: 1, rejected: 2 };
      for (const [id, step] of before) {
        const stored = await store.reviews.find(id);
        expect(rank[stored?.status ?? ''], `${id} was ${step}`).toBeGreaterThanOrEqual(rank[step] as number);
      }
      await expect.poll(async () => (await store.changes.head()).isWriting).toBe(false);
      const { count, digest } = await store.changes.snapshot();
      const replica = new Replica(store.changes);
      await replica.pull(100);
      expect({ count: replica.rows.size, digest: replica.digest() }).toEqual({ count, digest });
      await store.close();
    }
  });

  it('is refused if missing, damaged or too new, and nothing is changed', { timeout: 120_000 }, async () => {
    const { place, before } = await someData(engine);
    const whole = await readFile(await backedUp(place));
    const text = gunzipSync(whole).toString();
    const lines = text.trimEnd().split('\n');
    const [header = '', ...rest] = lines;
    const half = Math.floor(lines.length / 2);
    const zip = (of: readonly string[]) => gzipSync(`${of.join('\n')}\n`);
    const damages: [string, Buffer | null, RegExp][] = [
      ['missing', null, /There is no backup at/],
      ['empty', Buffer.alloc(0), /is empty/],
      ['half written', whole.subarray(0, whole.length / 2), /is incomplete.*cut off/],
      ['a text', Buffer.from('hello'), /is not a Bowlful backup/],
      ['packed, but of something else', gzipSync('hello'), /is not a Bowlful backup/],
      ['without its end', zip(lines.slice(0, -1)), /is incomplete: its last line/],
      ['without a document', zip(lines.toSpliced(half, 1)), /digest does not match/],
      ['with a document twice', zip(lines.toSpliced(half, 0, lines[half] ?? '')), /digest does not match/],
      ['with other words', gzipSync(text.replace('Bowl 4', 'Bowl 7')), /digest does not match/],
      ['with a line that does not end', gzipSync(Buffer.alloc(65 * 1024 * 1024, 'a')), /does not end/],
      ['with a broken line', zip(lines.with(half, '{"a')), /is damaged/],
      ['of a newer version', zip([header.replace('"format":1', '"format":9'), ...rest]), /newer version/],
    ];
    for (const [name, bytes, words] of damages) {
      const file = newFile();
      if (bytes !== null) await writeFile(file, bytes);
      const error = await restored(place, file).catch((problem: unknown) => problem);
      expect(error, name).toBeInstanceOf(StorageUnusable);
      expect((error as Error).message, name).toMatch(words);
    }
    const folder = newFile();
    await mkdir(folder);
    await expect(restored(place, folder)).rejects.toThrow(/is a folder/);
    const store = await readyStore(engine, { place });
    const { epoch, digest } = await store.changes.snapshot();
    expect({ epoch, digest }).toEqual({ epoch: before.epoch, digest: before.digest });
    await store.close();
  });
});

describe('a restore into a folder', () => {
  it('is refused while a server uses the folder, and succeeds once the server is killed', {
    timeout: 60_000,
  }, async () => {
    const place = {
      dataDir: await mkdtemp(path.join(base, 'data-')),
      openDatabase: () => openEmbeddedDatabase(''),
    };
    const writer = startChildWriter(place, { reviews: 100_000, writers: 1 });
    await writer.started;
    const other = await mkdtemp(path.join(base, 'data-'));
    const store = await readyStore({ name: 'embedded' } as Engine, { place: { ...place, dataDir: other } });
    await store.reviews.insert(aReview());
    await store.close();
    const database = openEmbeddedDatabase(other);
    const backup = newFile();
    await writeBackup(database, backup, NOW).finally(() => database.close());
    await expect(restoreEmbedded(place.dataDir, backup, NOW)).rejects.toThrow(
      /in use by process \d+.*Stop the server/,
    );
    writer.kill();
    await writer.ended;
    expect(
      (await readdir(place.dataDir)).filter((name) => name.includes('part') || name.includes('before')),
    ).toEqual([]);
    // A killed server holds no lock.
    await restoreEmbedded(place.dataDir, backup, NOW);
    // A damaged file can be replaced, and is kept.
    await truncate(path.join(place.dataDir, DATABASE_FILE), 5000);
    const { keptAt } = await restoreEmbedded(place.dataDir, backup, new Date(NOW.getTime() + 1000));
    expect((await stat(keptAt ?? '')).size).toBe(5000);
  });
});
