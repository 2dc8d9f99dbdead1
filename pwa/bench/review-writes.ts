import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../../sync-server/storage/embedded/embedded-database.ts';
import { call } from '../../sync-server/testing/call.ts';
import { atMost, type Figure, median } from './figures.ts';
import { type Load, openLoop, percentile99 } from './open-loop.ts';

const CALLERS = 50;
const EACH = 20;
const ROUNDS = 3;
const READ_ROUNDS = 7;
/** Of the open loop. */
const STEADY_MS = 4000;
const REVIEW = { rating: 5, comment: 'He licked the bowl clean, twice.', userName: 'Ada' };

/** Latency of each act in milliseconds, at a concurrency of `CALLERS`. */
async function timesOf(acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const waiting = [...acts];
  const times: number[] = [];
  async function call(): Promise<void> {
    for (let act = waiting.shift(); act !== undefined; act = waiting.shift()) {
      const started = performance.now();
      await act();
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, call));
  return times;
}

/** Bare inserts of a review into the embedded engine, with nothing around them. */
export async function withRawCollection<T>(act: (insert: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-raw-'));
  const database = openEmbeddedDatabase(directory);
  const collection = database.collection('raw');
  try {
    return await act(() => collection.insertOne({ _id: crypto.randomUUID(), ...REVIEW } as { _id: string }));
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** L3, L4 and L5: ratios of 99th percentiles within one run, so that load on the machine affects both sides. */
export async function reviewWrites(origin: string): Promise<Figure[]> {
  async function get(path: string): Promise<string> {
    const response = await fetch(origin + path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return await response.text();
  }
  async function send(key: string): Promise<number> {
    const response = await fetch(`${origin}/api/recipes/1/ratings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, 'Idempotency-Key': key },
      body: JSON.stringify(REVIEW),
    });
    await response.arrayBuffer();
    return response.status;
  }
  async function post(key: string): Promise<void> {
    const status = await send(key);
    if (status !== 201) throw new Error(`review: ${status}`);
  }

  /** L4: at half of what it can take, against a bare insert at the same rate. */
  async function steadyRatio(): Promise<number> {
    const began = performance.now();
    await timesOf(many(() => () => post(crypto.randomUUID())));
    const perSecond = (CALLERS * EACH) / ((performance.now() - began) / 1000) / 2;
    const p99 = ({ times }: Load) =>
      percentile99(times.filter(({ status }) => status === 201).map(({ ms }) => ms));
    const load = await openLoop(perSecond, STEADY_MS, () => send(crypto.randomUUID()));
    refused += load.times.filter(({ status }) => status !== 201).length;
    const ours = p99(load);
    const raw = await withRawCollection((insert) =>
      openLoop(perSecond, STEADY_MS, async () => {
        await insert();
        return 201;
      }),
    );
    return ours / p99(raw);
  }

  const many = <T>(act: (n: number) => T): T[] => Array.from({ length: CALLERS * EACH }, (_, n) => act(n));
  let cursor = '';
  for (let isMore = true; isMore; ) {
    const page = JSON.parse(await get(cursor === '' ? '/api/sync' : `/api/sync?cursor=${cursor}`));
    cursor = page.cursor;
    isMore = page.more;
  }
  let refused = 0;
  const steady: number[] = [];
  const times = { raw: [] as number[], first: [] as number[], repeat: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.raw.push(...(await withRawCollection((insert) => timesOf(many(() => insert)))));
    const keys = many(() => crypto.randomUUID());
    times.first.push(...(await timesOf(keys.map((key) => () => post(key)))));
    times.repeat.push(...(await timesOf(keys.map((key) => () => post(key)))));
    steady.push(await steadyRatio());
  }
  const ask = async (path: string) => {
    // Not by `fetch`, which unpacks the answer on this side.
    const { status } = await call(origin + path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  };
  const deltaRatios: number[] = [];
  for (let round = 0; round < READ_ROUNDS; round += 1) {
    const live = await timesOf(many(() => () => ask('/livez')));
    const delta = await timesOf(many(() => () => ask(`/api/sync?cursor=${cursor}`)));
    deltaRatios.push(percentile99(delta) / percentile99(live));
  }
  const p99 = { first: percentile99(times.first) };
  return [
    atMost('L3: delta GET with nothing new against /livez, p99', median(deltaRatios), 2, '×', 2),
    atMost('L4: review POST against a bare insert, at half of its most, p99', median(steady), 3, '×', 2),
    atMost('L4: of them refused', refused, 0, ''),
    {
      name: `The same with ${CALLERS} callers, each after its last answer, p99`,
      value: `${(p99.first / percentile99(times.raw)).toFixed(2)}× (${p99.first.toFixed(0)} ms)`,
      budget: '–',
      met: null,
    },
    atMost(
      'L5: repeated review POST against the first, p99',
      percentile99(times.repeat) / p99.first,
      1.5,
      '×',
      2,
    ),
  ];
}
