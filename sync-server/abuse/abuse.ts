import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withDatabaseName } from '../testing/database-name.ts';
import { abuseTable, type Row } from './abuse-table.ts';
import { ABUSES } from './all-abuses.ts';
import { GeneratorProcess } from './generator-process.ts';
import { ADMINISTRATOR, prepareTarget } from './prepare-target.ts';
import { raisePriority } from './raise-priority.ts';
import { measureReaders } from './readers.ts';
import { seed } from './seed.ts';
import { folderBytes, ServerUnderTest } from './server-under-test.ts';
import type { Target } from './target.ts';

const { values: options } = parseArgs({
  options: {
    reviews: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    /** Names of rows contain one of these texts, separated by |. */
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
    /** Checkout to measure. */
    root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    /** Other programs disturb a round at times: a call counts as dear only if it is so in every round. */
    rounds: { type: 'string', default: '3' },
    /** File of the table, written or appended to. */
    out: { type: 'string' },
    title: { type: 'string', default: '' },
  },
});

const ALL_AT_ONCE = 'all of them at once';
const SUBSCRIBERS = 20_000;
const PENDING = 400;
/** Limits for the added delay of other readers, and for the memory held by all callers together. */
const MAX_ADDED_MS = 50;
const MAX_MEMORY_BYTES = 600 * 1024 * 1024;
const rounds = Number(options.rounds);
const forMs = Number(options.seconds) * 1000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

type Run = { server: ServerUnderTest; generator: GeneratorProcess; target: Target; dataDir: string };

async function playOnce({ server, generator, target, dataDir }: Run, names: string[]) {
  const idle = await measureReaders(target, 1500);
  server.takePeakBytes();
  const before = { processorMs: server.processorMs(), disk: folderBytes(dataDir) };
  const [played, abused] = await Promise.all([
    generator.play(names, target, forMs),
    measureReaders(target, forMs),
  ]);
  const quiet = abused.p99Ms - idle.p99Ms;
  return {
    ...played,
    idle,
    abused,
    processorMsPerCall: (server.processorMs() - before.processorMs) / Math.max(1, played.calls),
    diskBytes: Math.max(0, folderBytes(dataDir) - before.disk) / (forMs / 1000),
    peakBytes: server.takePeakBytes(),
    hasFailed: !server.isAlive() || quiet > MAX_ADDED_MS || abused.failures > 0,
  };
}

async function play(run: Run, name: string, limit: string, names: string[]): Promise<Row> {
  let row: Row | undefined;
  for (let round = 0; round < rounds && (row === undefined || row.hasFailed); round += 1) {
    const next = { name, limit, ...(await playOnce(run, names)) };
    const peakBytes = Math.max(next.peakBytes, row?.peakBytes ?? 0);
    const better: Row = row === undefined || next.abused.p99Ms < row.abused.p99Ms ? next : row;
    row = { ...better, peakBytes };
    // Let pending work end, so that it does not count for the next row.
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  return row as Row;
}

async function measure(engine: 'embedded' | 'mongodb'): Promise<Row[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-abuse-'));
  const url = process.env['TEST_MONGODB_URL'];
  const mongodbUrl =
    engine === 'mongodb' && url !== undefined ? withDatabaseName(url, `abuse_${Date.now()}`) : undefined;
  const place = { dataDir, ...(mongodbUrl !== undefined && { mongodbUrl }) };
  const seeded = await seed(place, {
    reviews: Number(options.reviews),
    subscribers: SUBSCRIBERS,
    pending: PENDING,
  });
  const port = await freePort();
  const publicOrigin = `http://localhost:${port}`;
  const server = new ServerUnderTest({
    root: options.root,
    port,
    environment: {
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: '1',
      ADMIN_USERNAME: ADMINISTRATOR.username,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...(mongodbUrl !== undefined && { MONGODB_URL: mongodbUrl }),
    },
  });
  const generator = new GeneratorProcess();
  const rows: Row[] = [];
  try {
    await server.start();
    const target = await prepareTarget(server.origin, publicOrigin, seeded);
    const run = { server, generator, target, dataDir };
    await measureReaders(target, 3000);
    const isChosen = (name: string) => options.only.split('|').some((part) => name.includes(part));
    const chosen = ABUSES.filter(({ name }) => isChosen(name));
    for (const { name, limit } of chosen) {
      const row = await play(run, name, limit, [name]);
      rows.push(row);
      console.log(abuseTable([row]).split('\n').at(-1));
    }
    if (isChosen(ALL_AT_ONCE)) {
      const names = ABUSES.map(({ name }) => name);
      const all = await play(run, ALL_AT_ONCE, 'memory of 600 MB', names);
      rows.push({ ...all, hasFailed: !server.isAlive() || all.peakBytes > MAX_MEMORY_BYTES });
      console.log(abuseTable(rows.slice(-1)).split('\n').at(-1));
    }
  } finally {
    generator.stop();
    if (server.output !== '') console.log(server.output.slice(-1500));
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return rows;
}

/** Plays every abuse on every available engine; fails if other readers are slowed beyond the limits. */
async function abuse(): Promise<void> {
  const engines = (['embedded', 'mongodb'] as const).filter(
    (engine) =>
      engine.includes(options.engine) &&
      (engine === 'embedded' || process.env['TEST_MONGODB_URL'] !== undefined),
  );
  const parts: string[] = [];
  let hasFailed = false;
  for (const engine of engines) {
    const rows = await measure(engine);
    hasFailed ||= rows.some((row) => row.hasFailed);
    const machine = `${cpus().length} cores, Node ${process.version}`;
    const title = `## ${options.title === '' ? '' : `${options.title}: `}${engine}, ${options.reviews} reviews`;
    parts.push(`${title}\n\n${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${abuseTable(rows)}\n`);
  }
  if (options.out !== undefined) {
    const before = await readFile(options.out, 'utf8').catch(() => '');
    await writeFile(options.out, `${before}${parts.join('\n')}\n`);
  }
  if (hasFailed) process.exitCode = 1;
}

raisePriority();
await abuse();
