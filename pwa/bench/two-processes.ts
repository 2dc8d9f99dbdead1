import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { withDatabaseName } from '../../sync-server/testing/database-name.ts';
import { freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { atLeast, type Figure, median } from './figures.ts';

const SECONDS = 3;
const ROUNDS = 5;
const CONNECTIONS = 16;
const TICK_MS = 10;

/** Milliseconds of processor that a process has used, over all its threads. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

type Running = { origin: string; server: ServerProcess; etag: string };

async function notModified({ origin, etag }: Running): Promise<number> {
  const headers = { 'if-none-match': etag };
  const result = await autocannon({
    url: `${origin}/api/recipes`,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  return result.requests.total;
}

/**
 * L15: what a second process on the same database adds. The generator shares the cores, so that throughput itself would
 * be its measure: taken is how many 304s a processor second gives, alone and side by side, twice over.
 */
export async function twoProcesses(): Promise<Figure[]> {
  const url = process.env['TEST_MONGODB_URL'];
  if (url === undefined) return [];
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-two-'));
  const database = withDatabaseName(url, `bench_${Date.now()}`);
  const running: Running[] = [];
  try {
    for (const name of ['one', 'two']) {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const server = new ServerProcess(port, {
        DATA_DIR: join(directory, name),
        MONGODB_URL: database,
        PUBLIC_ORIGIN: origin,
      });
      await server.start();
      const first = await fetch(`${origin}/api/recipes`);
      await first.arrayBuffer();
      running.push({ origin, server, etag: first.headers.get('etag') ?? '' });
    }
    const perProcessorSecond = async (processes: Running[]) => {
      const used = () => Promise.all(processes.map(({ server }) => processorMs(server.pid)));
      const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
      const before = sum(await used());
      const answers = sum(await Promise.all(processes.map(notModified)));
      return answers / (sum(await used()) - before);
    };
    const ratios: number[] = [];
    await perProcessorSecond(running);
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await perProcessorSecond(running.slice(0, 1));
      ratios.push((2 * (await perProcessorSecond(running))) / alone);
    }
    return [
      atLeast('L15: 304s of two processes against one, by processor time', median(ratios), 1.6, '×', 2),
    ];
  } finally {
    for (const { server } of running) await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
