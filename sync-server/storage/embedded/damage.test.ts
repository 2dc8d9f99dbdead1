import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, stat, truncate, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { aReview } from '../../testing/storage-builders.ts';
import type { FormatDocument, RestoringDocument } from '../database-marks.ts';
import { openStore, type Store } from '../store/store.ts';
import { DATABASE_FILE, LOCK_FILE, openEmbeddedDatabase } from './embedded-database.ts';

const PAGE_BYTES = 4096;
// About one damaged page in a thousand hangs its reader, which is stopped after a minute.
const WITH_HUNG_READERS = { timeout: 200_000 };
const REVIEWS = 300;
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

let base: string;
let whole: string;

const openAt = (dataDir: string) => openStore({ dataDir, builtinRecipes: [] });
const garbage = (bytes: number, seed = 1) =>
  Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 7919 * seed + (at >> 3) * 104_729) & 0xff));

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'bowlful-damage-'));
  whole = path.join(base, 'whole');
  const store = await openAt(whole);
  await Promise.all(
    Array.from({ length: REVIEWS }, (_, n) =>
      store.reviews.insert(aReview({ comment: 'Licked clean. '.repeat(n % 60) })),
    ),
  );
  await store.photos.insert(
    { key: crypto.randomUUID(), reviewId: 'x', mediaType: 'image/jpeg', bytes: garbage(60_000) },
    'hash',
  );
  await store.close();
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** A copy of the intact folder. */
async function copy(): Promise<{ dataDir: string; file: string; lock: string }> {
  const dataDir = await mkdtemp(path.join(base, 'copy-'));
  await cp(whole, dataDir, { recursive: true });
  return { dataDir, file: path.join(dataDir, DATABASE_FILE), lock: path.join(dataDir, LOCK_FILE) };
}

function overwrite(file: string, page: number, bytes: Buffer): void {
  const all = readFileSync(file);
  bytes.copy(all, page * PAGE_BYTES);
  writeFileSync(file, all);
}

async function replaceMark(dataDir: string, document: FormatDocument | RestoringDocument): Promise<void> {
  const database = openEmbeddedDatabase(dataDir);
  const meta = database.collection<FormatDocument | RestoringDocument>('meta');
  await meta.deleteMany({ _id: document._id });
  await meta.insertOne(document);
  await database.close();
}

type Place = Awaited<ReturnType<typeof copy>>;
const CANNOT_BE_READ = /cannot be read \(.+\).*npm run restore/s;
const DAMAGES: [string, RegExp, (place: Place) => unknown][] = [
  ['cut off in the middle', CANNOT_BE_READ, async ({ file }) => truncate(file, (await stat(file)).size / 2)],
  ['cut off after its first page', CANNOT_BE_READ, ({ file }) => truncate(file, PAGE_BYTES)],
  ['cut off within its first page', CANNOT_BE_READ, ({ file }) => truncate(file, 100)],
  ['empty', /is empty.*npm run restore.*delete/s, ({ file }) => truncate(file, 0)],
  ['a text file', CANNOT_BE_READ, ({ file }) => writeFile(file, 'hello\n'.repeat(5000))],
  ['of another program', CANNOT_BE_READ, ({ file }) => writeFile(file, garbage(200_000))],
  ['damaged in its first page', CANNOT_BE_READ, ({ file }) => overwrite(file, 0, garbage(PAGE_BYTES))],
  ['damaged in its second page', CANNOT_BE_READ, ({ file }) => overwrite(file, 1, garbage(PAGE_BYTES))],
  [
    'full of garbage from its third page on',
    CANNOT_BE_READ,
    ({ file }) => overwrite(file, 2, garbage(30 * PAGE_BYTES)),
  ],
  [
    'full of zeros from its third page on',
    CANNOT_BE_READ,
    ({ file }) => overwrite(file, 2, Buffer.alloc(30 * PAGE_BYTES)),
  ],
  [
    'with swapped pages',
    CANNOT_BE_READ,
    ({ file }) => {
      const pages = readFileSync(file).subarray(2 * PAGE_BYTES);
      const starts = Array.from({ length: pages.length / PAGE_BYTES }, (_, at) => at * PAGE_BYTES);
      // Reversed, since neighbours may be two states of one page.
      overwrite(file, 2, Buffer.concat(starts.reverse().map((at) => pages.subarray(at, at + PAGE_BYTES))));
    },
  ],
  [
    'in the format of a newer LMDB',
    CANNOT_BE_READ,
    ({ file }) => overwrite(file, 0, Buffer.concat([readFileSync(file).subarray(0, 28), Buffer.from([9])])),
  ],
  [
    'of a newer Bowlful',
    /newer version \(format 99/,
    ({ dataDir }) => replaceMark(dataDir, { _id: 'format', version: 99 }),
  ],
  [
    'half restored',
    /restore.*interrupted.*npm run restore/s,
    ({ dataDir }) => replaceMark(dataDir, { _id: 'restoring', since: new Date() }),
  ],
  [
    'a folder',
    /is a folder.*npm run restore/s,
    async ({ file }) => {
      await unlink(file);
      await mkdir(file);
    },
  ],
  ['missing beside its lock', /is missing.*npm run restore.*delete/s, ({ file }) => unlink(file)],
  [
    'beside a folder with the name of its lock',
    /is a folder/,
    async ({ lock }) => {
      await rm(lock);
      await mkdir(lock);
    },
  ],
  [
    'below a file with the name of its folder',
    /is a file where a folder should be/,
    async ({ dataDir }) => {
      await rm(dataDir, { recursive: true });
      await writeFile(dataDir, 'x');
    },
  ],
];

describe('a database file that is', () => {
  it.each(DAMAGES)('%s is refused with instructions', WITH_HUNG_READERS, async (_name, words, damage) => {
    const place = await copy();
    await damage(place);
    const error = await openAt(place.dataDir).then(
      async (store) => {
        await store.close();
        return 'opened';
      },
      (problem: unknown) => problem,
    );
    expect(error).toBeInstanceOf(StorageUnusable);
    expect((error as Error).message).toMatch(words);
  });

  it.runIf(isRoot)('another account’s is refused', async () => {
    const { dataDir, file } = await copy();
    chownSync(file, 12_345, 12_345);
    await expect(openAt(dataDir)).rejects.toThrow(/belongs to another account.*chown/s);
  });

  it.runIf(isRoot)('in a folder that cannot be written is refused', async () => {
    const { dataDir } = await copy();
    await chmod(base, 0o755);
    await chmod(dataDir, 0o555);
    process.seteuid?.(NOBODY);
    try {
      await expect(openAt(dataDir)).rejects.toThrow(/cannot be written by this account.*DATA_DIR/s);
    } finally {
      process.seteuid?.(0);
    }
  });

  it('intact next to a garbage lock file is opened', async () => {
    const { dataDir, lock } = await copy();
    await writeFile(lock, garbage(9000));
    const store = await openAt(dataDir);
    expect(await store.reviews.countPending()).toBe(REVIEWS);
    await store.close();
  });

  it('damaged in one page is refused, or still returns every document', WITH_HUNG_READERS, async () => {
    const { file } = await copy();
    const pages = Math.floor((await stat(file)).size / PAGE_BYTES);
    const outcomes = { refused: 0, opened: 0 };
    for (let page = 2; page < pages; page += Math.max(1, Math.floor(pages / 10))) {
      const place = await copy();
      overwrite(place.file, page, garbage(PAGE_BYTES, page));
      const store: Store | null = await openAt(place.dataDir).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StorageUnusable);
        return null;
      });
      if (store === null) {
        outcomes.refused += 1;
        continue;
      }
      outcomes.opened += 1;
      expect(await store.reviews.listPending(REVIEWS)).toHaveLength(REVIEWS);
      await store.close();
    }
    expect(outcomes.refused).toBeGreaterThan(3);
  });
});
