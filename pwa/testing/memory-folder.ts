import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** More than all data of two workers at any moment; containers often have less. */
const ROOM_BYTES = 1024 ** 3;
const NAME = 'bowlful-tests-';

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the folders of killed runs. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = name.match(`^${NAME}(\\d+)$`) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(MEMORY, name), { recursive: true });
  }
}

/**
 * Global set-up: keeps temporary folders in memory where possible. A store opens a hundred tables, and each
 * would wait for the disk once.
 */
export function setup(): (() => void) | undefined {
  if (!hasRoom()) return undefined;
  removeLeftovers();
  // One for all projects of a run, which are torn down together.
  const folder = path.join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = process.env['TMPDIR'];
  // Workers inherit it.
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
