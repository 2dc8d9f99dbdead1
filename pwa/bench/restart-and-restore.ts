import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seed } from '../../sync-server/abuse/seed.ts';
import { freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { atMost, type Figure, median } from './figures.ts';
import { withFolder } from './phone.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Together a hundred thousand documents. */
const AMOUNTS = { reviews: 80_000, subscribers: 18_000, pending: 2000 };
const STARTS = 5;

/** Runs an operator's command; returns its seconds and the digest that it prints. */
function command(name: 'backup' | 'restore', dataDir: string, file: string) {
  const began = performance.now();
  const said = execFileSync(process.execPath, ['--import', 'tsx', `sync-server/${name}.ts`, file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return { seconds: (performance.now() - began) / 1000, digest: /[0-9a-f]{64}/.exec(said)?.[0] };
}

/** How long a killed server is down, and how long a back-up and its restore into an empty folder take. */
export async function restartAndRestore(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    await seed(dataDir, AMOUNTS);
    const starts: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const port = await freePort();
      const server = new ServerProcess(port, {
        DATA_DIR: dataDir,
        PUBLIC_ORIGIN: `http://localhost:${port}`,
      });
      const began = performance.now();
      await server.start();
      starts.push((performance.now() - began) / 1000);
      await server.stop('SIGKILL');
    }
    const file = join(folder, 'backup.gz');
    const backup = command('backup', dataDir, file);
    const restore = command('restore', join(folder, 'restored'), file);
    const isSame = backup.digest !== undefined && backup.digest === restore.digest;
    const size = '100,000 documents';
    return [
      atMost(`Start after a kill until it answers, ${size}`, median(starts), 5, 's', 2),
      atMost(`Back-up of ${size}`, backup.seconds, 30, 's', 1),
      atMost(`Restore of ${size} into an empty folder`, restore.seconds, 60, 's', 1),
      { name: 'Restored data', value: isSame ? 'the same' : 'differs', budget: 'the same', met: isSame },
    ];
  });
}
