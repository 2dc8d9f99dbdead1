import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { openEmbeddedDatabase } from '../../sync-server/storage/embedded/embedded-database.ts';
import { call } from '../../sync-server/testing/call.ts';
import { freePort } from '../e2e/harness/server-process.ts';
import { atLeast, atMost, type Figure, median, percentile } from './figures.ts';
import { withFolder } from './phone.ts';

const CALLERS = 50;
const CALLS = 1000;
const ROUNDS = 5;
const SECONDS = 3;
const REVIEW = { rating: 5, comment: 'He licked the bowl clean, twice.', userName: 'Ada' };

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: SECONDS });
  if (result.errors > 0) throw new Error(`${result.errors} requests failed at ${url}`);
  return result.requests.average;
}

/** The catalogue's answer against the same bytes from a bare node:http server, interleaved. */
async function throughput(origin: string): Promise<Figure[]> {
  const url = `${origin}/api/recipes`;
  const port = await freePort();
  const bare = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('bare-server.ts', import.meta.url))],
    { env: { ...process.env, PORT: String(port), SOURCE: url }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await once(bare.stdout, 'data');
    const packed = { 'accept-encoding': 'gzip' };
    const etag = String((await call(url, { headers: packed })).headers.etag);
    const ratio = async (headers: Record<string, string>) => {
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const theirs = await requestsPerSecond(`http://127.0.0.1:${port}/`, headers);
        ratios.push((await requestsPerSecond(url, headers)) / theirs);
      }
      return median(ratios);
    };
    return [
      atLeast('Catalogue GET 200 against bare node:http', await ratio(packed), 0.5, '×', 2),
      atLeast(
        'Catalogue GET 304 against bare node:http',
        await ratio({ ...packed, 'if-none-match': etag }),
        0.4,
        '×',
        2,
      ),
    ];
  } finally {
    bare.kill();
  }
}

/** The 99th percentile of the milliseconds that each act takes, with `CALLERS` at once. */
async function p99Of(acts: readonly (() => Promise<unknown>)[]): Promise<number> {
  const waiting = [...acts];
  const times: number[] = [];
  async function caller(): Promise<void> {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) {
      const began = performance.now();
      await act();
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return percentile(0.99, times);
}

/** Bare inserts of reviews into the embedded engine, with nothing around them. */
async function bareInserts(): Promise<number> {
  return withFolder(async (folder) => {
    const database = openEmbeddedDatabase(folder);
    const collection = database.collection<{ _id: string }>('raw');
    const insert = () => collection.insertOne({ _id: crypto.randomUUID(), ...REVIEW });
    return p99Of(Array(CALLS).fill(insert)).finally(() => database.close());
  });
}

/** L3 to L5, as ratios within one run, so that other work on the machine affects both sides. */
async function latencies(origin: string): Promise<Figure[]> {
  const expecting = async (status: number, ...request: Parameters<typeof call>) => {
    const answer = await call(...request);
    if (answer.status !== status) throw new Error(`${request[0]}: ${answer.status}`);
    return answer;
  };
  const post = (key: string) => () =>
    expecting(201, `${origin}/api/recipes/1/ratings`, {
      method: 'POST',
      headers: { Origin: origin, 'Idempotency-Key': key },
      body: REVIEW,
    });
  const get = (path: string) => () => expecting(200, origin + path);
  let cursor = '';
  for (let isMore = true; isMore; ) {
    const page = await fetch(`${origin}/api/sync${cursor === '' ? '' : `?cursor=${cursor}`}`);
    ({ cursor, more: isMore } = (await page.json()) as { cursor: string; more: boolean });
  }
  const delta: number[] = [];
  const first: number[] = [];
  const repeat: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const live = await p99Of(Array(CALLS).fill(get('/livez')));
    delta.push((await p99Of(Array(CALLS).fill(get(`/api/sync?cursor=${cursor}`)))) / live);
    const posts = Array.from({ length: CALLS }, () => post(crypto.randomUUID()));
    const bareMs = await bareInserts();
    const firstMs = await p99Of(posts);
    first.push(firstMs / bareMs);
    repeat.push((await p99Of(posts)) / firstMs);
  }
  const with50 = `p99 with ${CALLERS} callers`;
  return [
    atMost(`L3: delta GET with nothing new against /livez, ${with50}`, median(delta), 2, '×', 2),
    atMost(`L4: review POST against a bare insert, ${with50}`, median(first), 3, '×', 2),
    atMost(`L5: repeated review POST against the first, ${with50}`, median(repeat), 1.5, '×', 2),
  ];
}

/** Throughput and latency of the calls that most visits make. */
export async function serverLoad(origin: string): Promise<Figure[]> {
  return [...(await throughput(origin)), ...(await latencies(origin))];
}
