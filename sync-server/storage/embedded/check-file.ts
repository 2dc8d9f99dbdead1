import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StorageUnusable } from '../../lib/storage-error.ts';

/** Maximum number of collections and indexes; each is a named database of the file. */
export const MOST_NAMES = 100;

const LMDB = createRequire(import.meta.url).resolve('lmdb');

/**
 * Decodes every entry from null on, the lowest key. Counts them, because a damaged file may just look
 * shorter. Lists the names first, because opening a database ends an ongoing read.
 */
const READ_ALL = `
  const [, lmdb, path] = process.argv;
  const root = require(lmdb).open({ path, noSubdir: true, readOnly: true, maxDbs: ${MOST_NAMES} });
  const names = [...root.getKeys()];
  if (names.length !== root.getStats().entryCount) throw new Error('names of collections are missing');
  for (const name of names) {
    const entries = root.openDB({ name });
    let missing = entries.getStats().entryCount;
    for (const entry of entries.getRange({ start: null })) missing -= 1;
    if (missing !== 0) throw new Error(missing + ' entries of ' + name + ' are missing');
  }
`;

/**
 * Damage can make the reading process loop or hang, so it is stopped after this time. Even an SD card in a busy
 * machine reads a megabyte in a second.
 */
const readWithinMs = (bytes: number) => 60_000 + Math.ceil(bytes / 1000);

/**
 * Checks a database file before it is opened. Damage kills the process that reads it, so another process reads it first.
 * @throws {StorageUnusable} when it is not a complete database of the current format; says what to do
 */
export function checkDatabaseFile(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isDirectory()) {
    throw new StorageUnusable(
      `${file} is a folder where the database file should be. Move it away and restore a backup with "npm run restore -- <file>".`,
    );
  }
  if (found.size === 0) {
    throw new StorageUnusable(
      `The database file ${file} is empty. Restore a backup with "npm run restore -- <file>", or delete the file to start without data.`,
    );
  }
  const lock = `${file}-lock`;
  const hasLock = existsSync(lock);
  const { status, signal, stderr, error } = spawnSync(process.execPath, ['--eval', READ_ALL, LMDB, file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: readWithinMs(found.size),
    killSignal: 'SIGKILL',
  });
  if (status === 0) return;
  if (!hasLock) rmSync(lock, { force: true });
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
  const how = isLate ? 'reading it never ended' : (signal ?? `status ${status}`);
  const reason = /^\w*Error: .*/m.exec(stderr)?.[0] ?? how;
  throw new StorageUnusable(
    `The database file ${file} cannot be read (${reason}): it is damaged or cut off, from a newer version, or not a Bowlful database. Nothing was changed. Restore a backup with "npm run restore -- <file>": it keeps the present file beside the new one.`,
  );
}
