import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK_BYTES = 1 << 20;

type SmallDisk = {
  /** Writes until the disk is full. */
  fill(): void;
  freeBytes(): number;
  /** Deletes the file written by `fill`. */
  free(): void;
  remove(): void;
};

/** A disk of `megabytes` mounted at `directory`; null without permission to mount. */
export function smallDisk(directory: string, megabytes: number): SmallDisk | null {
  mkdirSync(directory, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  const filler = join(directory, 'filler');
  return {
    fill() {
      for (let bytes = CHUNK_BYTES; bytes >= 1; bytes = Math.floor(bytes / 4)) {
        while (appends(filler, bytes));
      }
    },
    freeBytes() {
      const { bavail, bsize } = statfsSync(directory);
      return bavail * bsize;
    },
    free() {
      rmSync(filler, { force: true });
    },
    remove() {
      execFileSync('umount', ['-l', directory], { stdio: 'ignore' });
    },
  };
}

function appends(file: string, bytes: number): boolean {
  try {
    appendFileSync(file, Buffer.alloc(bytes));
    return true;
  } catch {
    return false;
  }
}
