import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCounters } from '../../storage/counters.ts';
import { openEmbeddedDatabase } from '../../storage/embedded/embedded-database.ts';
import { call } from '../../testing/call.ts';
import { startProcess } from '../../testing/server-process.ts';
import { startServer } from '../../testing/test-server.ts';

const CLICKS = process.env['SOAK'] ? 10_000 : 1000;
const PRODUCTS = 7;
/** Clicks between two flushes, while more arrive. */
const WRITTEN_EVERY = 100;
const AT_ONCE = 25;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-clicks-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A click from a different household each time: nobody clicks ten thousand times a minute. */
async function click(url: string, n: number): Promise<number> {
  const { status } = await call(`${url}/api/affiliate/track-click`, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: { retailer: 'Amazon', product: `thing ${n % PRODUCTS}` },
  });
  return status;
}

it(`${CLICKS} clicks on two processes are counted exactly`, {
  timeout: 180_000,
  meta: { runs: CLICKS },
}, async () => {
  const TRUST_PROXY = '1';
  const child = startProcess({ DATA_DIR: dataDir, TRUST_PROXY });
  const [, url = ''] = await child.said(/listens on (http:\/\/\S+)/);
  const here = await startServer({ dataDir, env: { TRUST_PROXY } });
  let next = 0;
  const statuses = new Set<number>();
  const goOn = async () => {
    for (let n = next++; n < CLICKS; n = next++) {
      if (n % WRITTEN_EVERY === 0) void here.store.counters.flush();
      statuses.add(await click(n % 2 === 0 ? url : here.url, n));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  expect([...statuses]).toEqual([204]);
  child.child.kill('SIGTERM');
  expect(await child.exited).toBe(0);
  await here.stop();

  const database = openEmbeddedDatabase(dataDir);
  const rows = await createCounters(database, Date.now).since('2000-01-01', 'affiliate-click');
  await database.close();
  const counts = new Map<string, number>();
  for (const { key, count } of rows) counts.set(key, (counts.get(key) ?? 0) + count);
  const expected = Array.from({ length: PRODUCTS }, (_, product) => [
    `Amazon|thing ${product}`,
    Math.ceil((CLICKS - product) / PRODUCTS),
  ]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
});
