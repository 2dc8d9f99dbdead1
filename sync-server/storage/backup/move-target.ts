import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { partOf, prepareDataFolder } from '../../lib/data-folder.ts';
import { StorageUnusable } from '../../lib/storage-error.ts';
import type { Database } from '../database.ts';
import { DATABASE_FILE, openEmbeddedDatabase } from '../embedded/embedded-database.ts';
import { openMongoDatabase } from '../mongodb/mongo-database.ts';

/** Target of a move: a MongoDB database, or the embedded engine in a folder. */
export type MoveTarget = { mongodbUrl: string } | { dataDir: string };

const EMBEDDED = 'embedded:';

/** @throws {StorageUnusable} for anything but 'mongodb://…', 'mongodb+srv://…' and 'embedded:<folder>' */
export function moveTarget(text: string | undefined): MoveTarget {
  if (text !== undefined && /^mongodb(\+srv)?:\/\//.test(text)) return { mongodbUrl: text };
  if (text?.startsWith(EMBEDDED) && text.length > EMBEDDED.length)
    return { dataDir: path.resolve(text.slice(EMBEDDED.length)) };
  throw new StorageUnusable('Name the target: npm run move -- --to mongodb://… or --to embedded:<folder>');
}

/** A target as an operator would name it, without user and password. */
export function inWords(target: MoveTarget): string {
  return 'dataDir' in target ? target.dataDir : target.mongodbUrl.replace(/\/\/.*@/, '//');
}

/**
 * Fills a target; in a folder the database file appears once it is complete.
 * @throws {StorageUnusable} when the folder holds a database already
 */
export async function intoTarget<Result>(
  target: MoveTarget,
  fill: (database: Database) => Promise<Result>,
): Promise<Result> {
  if ('mongodbUrl' in target) {
    const database = openMongoDatabase(target.mongodbUrl);
    return await fill(database).finally(() => database.close());
  }
  const { dataDir } = target;
  const file = path.join(dataDir, DATABASE_FILE);
  if (existsSync(file))
    throw new StorageUnusable(`The target is not empty: ${file} is there. Nothing was changed.`);
  prepareDataFolder(dataDir);
  const folder = partOf(path.join(dataDir, 'moving'));
  try {
    await mkdir(folder, { mode: 0o700 });
    const database = openEmbeddedDatabase(folder);
    const result = await fill(database).finally(() => database.close());
    await rename(path.join(folder, DATABASE_FILE), file);
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
