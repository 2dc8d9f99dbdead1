import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './storage-engines.ts';

const SCRIPT = fileURLToPath(new URL('./storage-writer.ts', import.meta.url));

export type ChildWriter = {
  /** Status last acknowledged, by review. */
  acknowledged: ReadonlyMap<string, string>;
  /** After the first acknowledgement. */
  started: Promise<void>;
  /** The exit code, or null when it was killed. */
  ended: Promise<number | null>;
  kill(): void;
};

/** Starts `storage-writer.ts` as a process of its own. */
export function startChildWriter(place: Place, reviews: number, writers: number): ChildWriter {
  const { MONGODB_URL: _url, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, String(reviews), String(writers)], {
    env: { ...env, DATA_DIR: place.dataDir, ...(place.mongodbUrl && { MONGODB_URL: place.mongodbUrl }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged = new Map<string, string>();
  let rest = '';
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [step = '', id = ''] = line.split(' ');
        acknowledged.set(id, step);
      }
      resolve();
    });
    child.on('close', () => resolve());
  });
  // 'close' comes after the last line was read, 'exit' may come before.
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { acknowledged, started, ended, kill: () => child.kill('SIGKILL') };
}
