import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StorageUnusable } from './storage-error.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Folders where files have temporary names until complete. */
export const FOLDERS_OF_PARTS = ['', 'outbox', 'backups'];
const PART = /(?:\.(\d+))?\.part$/;

/** Undefined on systems without user ids. */
const ownId = () => process.geteuid?.();

/** Temporary name of a file while it is written; contains the id of the writing process. */
export function partOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

function isRunning(pid: number): boolean {
  // Left by an earlier process with our number, which is always 1 in a container.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes a folder's partial files except those of other running processes; call it before writing there. */
export function removePartsIn(folder: string): void {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder)) {
    const [isPart, pid] = PART.exec(name) ?? [];
    if (isPart === undefined || (pid !== undefined && isRunning(Number(pid)))) continue;
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The same for every folder that may hold partial files. */
export function removeParts(dataDir: string): void {
  for (const folder of FOLDERS_OF_PARTS) removePartsIn(path.join(dataDir, folder));
}

/** @throws {StorageUnusable} when it belongs to another account */
function requireOwn(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined || ownId() === undefined || found.uid === ownId()) return;
  throw new StorageUnusable(
    `${file} belongs to another account (user id ${found.uid}, this process runs as ${ownId()}). Start the server as that account, or hand the file over with "chown".`,
  );
}

/** Makes a file or folder readable by the server's account only; one of another account stays as it is. */
function keepPrivate(file: string, mode: number): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink() || (found.mode & 0o077) === 0) return;
  if (ownId() === undefined || found.uid === ownId()) chmodSync(file, mode);
}

/** Creates a file, the only proof that files can be created. */
function tryToWrite(dataDir: string): void {
  const file = partOf(path.join(dataDir, 'try'));
  closeSync(openSync(file, 'w', FILE_MODE));
  rmSync(file);
}

function asSentence(dataDir: string, error: unknown): StorageUnusable {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  const reasons: Record<string, string> = {
    EACCES: `cannot be written by this account (user id ${ownId()}): give it to that account with "chown", or set DATA_DIR to another folder`,
    EPERM:
      'may not be changed by this account: give it to that account with "chown", or set DATA_DIR to another folder',
    EROFS: 'is on a read-only disk: mount it for writing, or set DATA_DIR to another folder',
    EEXIST: 'is a file where a folder should be: move it away, or set DATA_DIR to another folder',
    ENOTDIR: 'is below a file: set DATA_DIR to another folder',
    ENOSPC: 'is on a full disk: make room, then start again',
  };
  const reason = reasons[code] ?? `cannot be used (${code}): repair it, or set DATA_DIR to another folder`;
  return new StorageUnusable(`The data folder ${dataDir} ${reason}.`, { cause: error });
}

/**
 * Creates the data folder if missing, makes it private to this account and removes partial files.
 * @param files in the folder that must belong to this account
 * @throws {StorageUnusable} when it cannot be written; says what to do
 */
export function prepareDataFolder(dataDir: string, files: readonly string[] = []): void {
  const paths = files.map((name) => path.join(dataDir, name));
  try {
    mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE });
    tryToWrite(dataDir);
    paths.forEach(requireOwn);
    keepPrivate(dataDir, FOLDER_MODE);
    for (const file of paths) {
      keepPrivate(file, FILE_MODE);
      if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) closeSync(openSync(file, 'r+'));
    }
    removeParts(dataDir);
  } catch (error) {
    throw error instanceof StorageUnusable ? error : asSentence(dataDir, error);
  }
}
