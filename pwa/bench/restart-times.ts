import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../../sync-server/abuse/seed.ts';
import { freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { atMost, type Figure, median } from './figures.ts';

/** Together a hundred thousand documents. */
const AMOUNTS = { reviews: 80_000, subscribers: 18_000, pending: 2000 };
const STARTS = 5;
const LOOK_EVERY_MS = 2;

/** Milliseconds from the moment at which a port takes connections until the answer is whole. */
async function firstAnswer(origin: string, path: string): Promise<number> {
  for (;;) {
    const asked = performance.now();
    const response = await fetch(origin + path).catch(() => null);
    if (response !== null) {
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return performance.now() - asked;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Time to the first answer after a restart, on the embedded engine. */
export async function restartTimes(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-restart-'));
  try {
    await seed({ dataDir: directory }, AMOUNTS);
    const firsts: number[] = [];
    const starts: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const server = new ServerProcess(port, { DATA_DIR: directory, PUBLIC_ORIGIN: origin });
      const began = performance.now();
      const [first] = await Promise.all([firstAnswer(origin, '/api/recipes'), server.start()]);
      firsts.push(first / 1000);
      starts.push((performance.now() - began) / 1000);
      await server.stop();
    }
    return [
      atMost('First answer after a restart, 100,000 documents', median(firsts), 0.5, 's', 2),
      {
        name: 'Start of the process until it answers, 100,000 documents',
        value: `${median(starts).toFixed(2)} s`,
        budget: '–',
        met: null,
      },
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
