import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CounterDocument, CounterKind } from '../../sync-server/storage/day-totals.ts';
import { openEmbeddedDatabase } from '../../sync-server/storage/embedded/embedded-database.ts';
import { ADMINISTRATOR, freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { atMost, type Figure, median } from './figures.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = 90;
const EVENTS = 1_000_000;
const PORTION = 1000;
/** Names of each kind on a day, and its share of the events. */
const KINDS: readonly [CounterKind, names: number, share: number, name: (n: number) => string][] = [
  ['page-view', 300, 0.6, (n) => (n === 0 ? '/' : `/recipe/${n}`)],
  ['visit', 1, 0.12, () => 'all'],
  [
    'visit-country',
    40,
    0.12,
    (n) => ['GB', 'US', 'DE', 'FR', 'AU', 'IE'][n] ?? `A${String.fromCharCode(65 + (n % 26))}`,
  ],
  ['visit-referrer', 100, 0.12, (n) => ['google.co.uk', 'direct', 'bing.com'][n] ?? `site-${n}.example`],
  ['affiliate-click', 200, 0.03, (n) => `${['Amazon', 'Tesco', 'Waitrose'][n % 3]}|product ${n}`],
  ['ad-click', 10, 0.01, (n) => `advertisement ${n}`],
];

/** Writes 90 days of counts, a million events together: some 58,000 documents. */
async function seedEvents(dataDir: string): Promise<number> {
  const database = openEmbeddedDatabase(dataDir);
  const counters = database.collection<CounterDocument>('counters');
  const rows: CounterDocument[] = [];
  for (let ago = 0; ago < DAYS; ago += 1) {
    const day = new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    for (const [kind, names, share, nameOf] of KINDS) {
      const events = (EVENTS / DAYS) * share;
      // The n-th name gets 1 / (n + 1) of what the first one gets.
      const sum = Array.from({ length: names }, (_, n) => 1 / (n + 1)).reduce((a, b) => a + b, 0);
      for (let n = 0; n < names; n += 1) {
        const key = nameOf(n);
        const count = Math.max(1, Math.round(events / (n + 1) / sum));
        rows.push({ _id: `${day}|${kind}|${key} ${n}`, day, kind, key, count });
      }
    }
  }
  for (let at = 0; at < rows.length; at += PORTION) {
    await Promise.all(rows.slice(at, at + PORTION).map((row) => counters.insertOne(row)));
  }
  await database.close();
  return rows.reduce((total, { count }) => total + count, 0);
}

/** Time of the dashboards' answers over a million counted events, on the embedded engine. */
export async function dashboardTimes(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-dashboard-'));
  try {
    await seedEvents(directory);
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = new ServerProcess(port, { DATA_DIR: directory, PUBLIC_ORIGIN: origin });
    await server.start();
    try {
      const signedIn = await fetch(`${origin}/api/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(ADMINISTRATOR),
      });
      const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
      const timed = async (path: string) => {
        const times: number[] = [];
        for (let call = 0; call < 7; call += 1) {
          const began = performance.now();
          const response = await fetch(origin + path, { headers: { Cookie } });
          await response.arrayBuffer();
          if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
          times.push(performance.now() - began);
        }
        return { first: times[0] ?? 0, usual: median(times) };
      };
      // The first minute after a start sums up the days that are over.
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      const dashboard = await timed('/api/admin/dashboard?days=90');
      const visitors = await timed('/api/admin/visitor-stats');
      const revenue = await timed('/api/revenue-analytics');
      return [
        atMost('Dashboard of 90 days, 1,000,000 events, first answer', dashboard.first, 300, 'ms'),
        atMost('Dashboard of 90 days, 1,000,000 events', dashboard.usual, 300, 'ms'),
        atMost('Visitors by country, 1,000,000 events', visitors.usual, 300, 'ms'),
        atMost('Revenue analytics, 1,000,000 events', revenue.usual, 300, 'ms'),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
