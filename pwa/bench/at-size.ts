import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CALLS } from '#domain/contract/registry';
import { seed } from '../../sync-server/abuse/seed.ts';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import type { CounterDocument } from '../../sync-server/storage/day-totals.ts';
import { openEmbeddedDatabase } from '../../sync-server/storage/embedded/embedded-database.ts';
import { ADMINISTRATOR, freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { atMost, type Figure, median } from './figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const RECIPES = 10_000;
const AMOUNTS = { reviews: 100_000, subscribers: 1000, pending: 200 };
const EVENTS = 1_000_000;
const DAYS = 90;
/** Most names that a day may have of a kind. */
const PAGES = 500;
const READS = 5;
const DAY_MS = 24 * 60 * 60_000;

/** A million page views, visits and clicks of the last 90 days, as the daily counts that are kept of them. */
function dailyCounts(): CounterDocument[] {
  const perDay = EVENTS / DAYS;
  const row = (day: string, kind: CounterDocument['kind'], key: string, count: number): CounterDocument => ({
    _id: `${day}|${kind}|${key}`,
    day,
    kind,
    key,
    count: Math.round(count),
  });
  return Array.from({ length: DAYS }, (_, at) => {
    const day = new Date(Date.now() - at * DAY_MS).toISOString().slice(0, 10);
    return [
      ...Array.from({ length: PAGES }, (_, page) =>
        row(day, 'page-view', `/recipe/${1000 + page}`, (perDay * 0.7) / PAGES),
      ),
      ...['GB', 'US', 'DE'].map((country) => row(day, 'visit-country', country, perDay / 15)),
      row(day, 'visit', 'all', perDay / 5),
      row(day, 'affiliate-click', 'Amazon|oats', perDay / 10),
    ];
  }).flat();
}

async function seedCounts(dataDir: string): Promise<void> {
  const database = openEmbeddedDatabase(dataDir);
  const counters = database.collection<CounterDocument>('counters');
  await Promise.all(dailyCounts().map((row) => counters.insertOne(row)));
  await database.close();
}

async function session(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Without the pages of the mapped database file, which the kernel takes back at need. */
const ownMb = (pid: number) =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What an administrator reads, at the size of a site after years: every call without parameters. */
export async function atSize(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-size-'));
  try {
    execFileSync(process.execPath, ['--import', 'tsx', 'sync-server/testing/seed-synthetic.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: directory, COUNT: String(RECIPES - BUILTIN_RECIPES.length) },
      stdio: 'inherit',
    });
    await seed({ dataDir: directory }, AMOUNTS);
    await seedCounts(directory);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = new ServerProcess(port, { DATA_DIR: directory, PUBLIC_ORIGIN: origin });
    const began = performance.now();
    await server.start();
    const startSeconds = (performance.now() - began) / 1000;
    const cookie = await session(origin);
    const reads = CALLS.filter(
      ({ method, needsSession, path }) => method === 'get' && needsSession && !path.includes('{'),
    );
    const times: { path: string; ms: number }[] = [];
    for (const { path } of reads) {
      const ms: number[] = [];
      for (let read = 0; read < READS; read += 1) {
        const asked = performance.now();
        const response = await fetch(origin + path, { headers: { Cookie: cookie } });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
        ms.push(performance.now() - asked);
      }
      times.push({ path, ms: median(ms) });
    }
    const memoryMb = ownMb(server.pid);
    await server.stop();
    const size = '10,000 recipes, 100,000 reviews, 1,000,000 events';
    return [
      atMost(`Start with ${size}`, startSeconds, 5, 's', 2),
      ...times
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 5)
        .map(({ path, ms }) => atMost(`The same, an administrator's slowest reads: ${path}`, ms, 300, 'ms')),
      atMost("The same, the process's own memory after them all", memoryMb, 400, 'MB'),
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
