import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCounters } from '../storage/counters.ts';
import { openEmbeddedDatabase } from '../storage/embedded/embedded-database.ts';
import { startProcess } from '../testing/server-process.ts';

const CLICKS = 10_000;
const AT_ONCE = 25;
/** Two starts, each of which compiles the whole server, on machines that do other work as well. */
const timeout = 180_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-clicks-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start() {
  const server = startProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
  /** A click from a household of its own: nobody clicks ten thousand times a minute. */
  async function click(n: number): Promise<number> {
    const { status } = await fetch(`${url}/api/affiliate/track-click`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      },
      body: JSON.stringify({ retailer: 'Amazon', product: `thing ${n % 7}` }),
    });
    return status;
  }
  async function stop() {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }
  return { click, stop };
}

it('10,000 clicks on two processes are counted exactly', { timeout }, async () => {
  const servers = [await start(), await start()] as const;
  let next = 0;
  const statuses = new Set<number>();
  const click = async () => {
    for (let n = next++; n < CLICKS; n = next++) statuses.add(await servers[n % 2 === 0 ? 0 : 1].click(n));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, click));
  expect([...statuses]).toEqual([204]);
  for (const { stop } of servers) await stop();

  const database = openEmbeddedDatabase(dataDir);
  const rows = await createCounters(database, Date.now).since('2000-01-01', 'affiliate-click');
  await database.close();
  const counts = new Map<string, number>();
  for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count);
  // 10,000 = 7 × 1,428 + 4
  expect(Object.fromEntries(counts)).toEqual({
    'Amazon|thing 0': 1429,
    'Amazon|thing 1': 1429,
    'Amazon|thing 2': 1429,
    'Amazon|thing 3': 1429,
    'Amazon|thing 4': 1428,
    'Amazon|thing 5': 1428,
    'Amazon|thing 6': 1428,
  });
});
