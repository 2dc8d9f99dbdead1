import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { partOf } from '../../lib/data-folder.ts';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { collectionsToKeep } from '../assembly/collection-order.ts';
import type { Database } from '../database.ts';
import { BackupDigest, type BackupEnd, entryOf, newBackupHeader } from './backup-format.ts';

const CHUNK_CHARACTERS = 64 * 1024;
/** Slice size while others are served in between. */
const PACED_CHARACTERS = 8 * 1024;

export type WriteOptions = {
  /** Awaited after each slice; rejects to cancel the backup, which then leaves nothing behind. */
  pause?: () => Promise<void>;
};

/** A backup's file name, with its time. */
export function backupName(at: Date, prefix = 'bowlful'): string {
  return `${prefix}-${at.toISOString().replaceAll(':', '-').slice(0, 19)}Z.backup`;
}

/** Default path of a backup. */
export function backupPath(dataDir: string, at: Date, prefix?: string): string {
  return path.join(dataDir, 'backups', backupName(at, prefix));
}

/**
 * Writes every document into one file, readable by this account only, while servers keep writing; the file is complete
 * or absent. The embedded engine is read from a snapshot; on MongoDB concurrent writes may be included or not, but
 * nothing acknowledged before is missing, and every reference resolves.
 * @throws {StorageUnusable} when the file cannot be written
 */
export async function writeBackup(
  database: Database,
  file: string,
  now: Date,
  { pause }: WriteOptions = {},
): Promise<BackupEnd> {
  const most = pause === undefined ? CHUNK_CHARACTERS : PACED_CHARACTERS;
  const digest = new BackupDigest();
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;

  async function* lines(): AsyncGenerator<string> {
    let chunk = line(newBackupHeader(database.engine, now.toISOString()));
    for await (const { collection, document } of database.dump(collectionsToKeep(database))) {
      const entry = entryOf(collection, document);
      digest.add(entry);
      chunk += line(entry);
      if (chunk.length < most) continue;
      yield chunk;
      await pause?.();
      chunk = '';
    }
    yield chunk + line(digest.end);
  }

  const part = partOf(file);
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    throw new StorageUnusable(
      `The backup could not be written to ${file} (${code}). Make room there, or name another file: npm run backup -- <file>`,
      { cause: error },
    );
  }
  return digest.end;
}
