import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './storage-engines.ts';

const SCRIPT = fileURLToPath(new URL('./storage-writer.ts', import.meta.url));

export type ChildWriter = {
  /** Last acknowledged step ('inserted', 'approved' or 'rejected'), by review id. */
  acknowledged: ReadonlyMap<string, string>;
  /** Number of parallel writers that gave up because storage refused a write; reading still worked. */
  unavailable(): number;
  /** Resolves after the first acknowledgement, or when the process ends. */
  started: Promise<void>;
  /** The exit code, or null if it was killed. */
  ended: Promise<number | null>;
  kill(): void;
};

/** Runs a command with a limit on the size of its files in blocks of 512 bytes, to simulate a full disk. */
const WITH_SMALL_FILES = 'ulimit -f "$1"; shift; exec "$@"';

type Options = { reviews: number; writers: number; fileBlocks?: number };

/** Starts `storage-writer.ts` as a child process. */
export function startChildWriter(place: Place, { reviews, writers, fileBlocks }: Options): ChildWriter {
  const { MONGODB_URL: _url, ...env } = process.env;
  const command = [process.execPath, '--import', 'tsx', SCRIPT, String(reviews), String(writers)] as const;
  const options = {
    env: { ...env, DATA_DIR: place.dataDir, ...(place.mongodbUrl && { MONGODB_URL: place.mongodbUrl }) },
    // LMDB prints failed writes to stderr.
    stdio: ['ignore', 'pipe', fileBlocks === undefined ? 'inherit' : 'ignore'] as [
      'ignore',
      'pipe',
      'inherit',
    ],
  };
  const [program, ...args] =
    fileBlocks === undefined
      ? command
      : (['sh', '-c', WITH_SMALL_FILES, 'sh', String(fileBlocks), ...command] as const);
  const child = spawn(program, args, options);
  const acknowledged = new Map<string, string>();
  let unavailable = 0;
  let rest = '';
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [step = '', id = ''] = line.split(' ');
        if (step === 'unavailable') unavailable += 1;
        else acknowledged.set(id, step);
      }
      // The first chunk may end within its first line.
      if (lines.length > 0) resolve();
    });
    child.on('close', () => resolve());
  });
  // 'close' comes after the last line was read; 'exit' may come earlier.
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { acknowledged, unavailable: () => unavailable, started, ended, kill: () => child.kill('SIGKILL') };
}
