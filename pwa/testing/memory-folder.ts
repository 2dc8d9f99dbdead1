import { mkdtempSync, rmSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** More than all data of two workers at any moment; containers often have less. */
const ROOM_BYTES = 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Global set-up: temporary folders in memory where there is such a place. A store opens a hundred tables, and each waits for the
 * disk once.
 */
export function setup(): (() => void) | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(`${MEMORY}/bowlful-tests-`);
  const before = process.env['TMPDIR'];
  // Workers inherit it.
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
