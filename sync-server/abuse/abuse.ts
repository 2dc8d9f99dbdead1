import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';
import { addressOf } from '../testing/addresses.ts';
import { call } from '../testing/call.ts';
import { ABUSES } from './abuses.ts';
import { seed } from './seed.ts';

const AMOUNTS = { reviews: 2000, subscribers: 20_000, pending: 0 };
const FOR_MS = 5000;
/** Other programs can disturb a round, so a call counts as expensive only if it is in every round. */
const ROUNDS = 3;
/** Limits for the added delay of other readers, and for the memory held by all callers together. */
const MAX_ADDED_MS = 50;
const MAX_MEMORY_MB = 600;
const READERS = 10;
const PATHS = [
  `/recipe/${BUILTIN_RECIPES[0]?.id}`,
  '/api/recipes',
  '/livez',
  `/recipe/${BUILTIN_RECIPES[2]?.id}`,
];
const PORT = '38471';
const origin = `http://127.0.0.1:${PORT}`;
const root = fileURLToPath(new URL('../..', import.meta.url));
/** The `npm start` command, whose flags limit memory. */
const START: string = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts.start;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Private memory in MB, without the mapped database file: the kernel can reclaim its pages. */
const memoryMb = (pid: number) =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Ten normal readers and a writer of reviews: p99 response time in ms, and the number refused. */
async function measureReaders(forMs: number): Promise<{ p99Ms: number; failures: number }> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  let failures = 0;
  async function ask(expected: number, pauseMs: number, ...request: Parameters<typeof call>): Promise<void> {
    const began = performance.now();
    const { status } = await call(...request);
    times.push(performance.now() - began);
    if (status !== expected) failures += 1;
    await wait(pauseMs);
  }
  const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': '203.0.113.9' };
  async function read(round: number): Promise<void> {
    if (performance.now() > until) return;
    await ask(200, 25, origin + PATHS[round % PATHS.length], { headers });
    await read(round + 1);
  }
  async function write(): Promise<void> {
    if (performance.now() > until) return;
    await ask(201, 400, `${origin}/api/recipes/${BUILTIN_RECIPES[1]?.id}/ratings`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': addressOf(50_000 + Math.floor(Math.random() * 10_000)) },
      body: { rating: 5, comment: 'Eaten to the last crumb.', userName: 'Ann' },
    });
    await write();
  }
  await Promise.all([...Array.from({ length: READERS }, (_, reader) => read(reader)), write()]);
  times.sort((a, b) => a - b);
  return { p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, failures };
}

/** Runs every abuse whose name contains one of these words, prints a row each, and fails if one slows others too much. */
async function abuse(wished: readonly string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-abuse-'));
  const target = { origin, ...(await seed(dataDir, AMOUNTS)) };
  const server = spawn('sh', ['-c', `exec env ${START}`], {
    cwd: root,
    env: {
      ...process.env,
      PORT,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: '1',
    },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const generator = fork(fileURLToPath(new URL('./generator.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  // Readers and server get priority when the processor is busy.
  setPriority(generator.pid ?? 0, 5);

  async function playOnce(names: readonly string[]) {
    const idle = await measureReaders(1500);
    let peakMb = 0;
    const sampler = setInterval(() => {
      if (!hasEnded()) peakMb = Math.max(peakMb, memoryMb(server.pid ?? 0));
    }, 50);
    generator.send({ names, target, forMs: FOR_MS });
    const [[statuses], abused] = await Promise.all([
      once(generator, 'message') as Promise<[Record<string, number>]>,
      measureReaders(FOR_MS),
    ]);
    clearInterval(sampler);
    // Wait for pending work, so it doesn't count towards the next row.
    await wait(2000);
    const isHeld = abused.p99Ms - idle.p99Ms <= MAX_ADDED_MS && abused.failures === 0;
    return { statuses, peakMb, idleMs: idle.p99Ms, abusedMs: abused.p99Ms, isHeld };
  }

  async function play(name: string, limit: string, names: readonly string[]): Promise<void> {
    let best = await playOnce(names);
    for (let round = 1; round < ROUNDS && !best.isHeld; round += 1) {
      const next = await playOnce(names);
      if (next.isHeld || next.abusedMs < best.abusedMs) best = next;
    }
    const { statuses, peakMb, idleMs, abusedMs, isHeld } = best;
    // All together only have to stay within the memory limit.
    const isGood = names.length > 1 ? peakMb <= MAX_MEMORY_MB : isHeld;
    const answers = Object.entries(statuses).sort(([, a], [, b]) => b - a);
    const said = answers.map(([status, count]) => `${status} × ${count}`).join(', ');
    const cells = [name, limit, said, peakMb.toFixed(0), `${idleMs.toFixed(0)} → ${abusedMs.toFixed(0)}`];
    console.log(`| ${cells.join(' | ')} | ${isGood ? 'held' : '**too expensive**'} |`);
    if (!isGood) process.exitCode = 1;
  }

  try {
    while ((await call(`${origin}/readyz`)).status !== 200) {
      if (hasEnded()) throw new Error('The server did not start.');
      await wait(100);
    }
    await measureReaders(3000);
    console.log(
      `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.version}.\n`,
    );
    console.log('| Call | Limit | Answers | Peak memory, MB | p99 of others, idle → abused, ms | |');
    console.log('|---|---|---|---:|---:|---|');
    const isWished = (name: string) => wished.length === 0 || wished.some((word) => name.includes(word));
    for (const { name, limit } of ABUSES.filter((each) => isWished(each.name))) {
      await play(name, limit, [name]);
    }
    const all = 'all at once';
    if (isWished(all))
      await play(
        all,
        `memory of ${MAX_MEMORY_MB} MB`,
        ABUSES.map(({ name }) => name),
      );
  } finally {
    generator.kill('SIGKILL');
    server.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

await abuse(process.argv.slice(2));
