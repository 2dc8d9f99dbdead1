import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { call } from '../../sync-server/testing/call.ts';
import { atMost, type Figure } from './figures.ts';
import { openLoop } from './open-loop.ts';

const PER_SECOND = 100;
const MINUTE_MS = 60_000;
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 30);
/** Caches fill and code is compiled first. */
const WARM_SHARE = 1 / 3;
const SAMPLE_MS = 1000;

type Sample = { atMs: number; residentBytes: number; handles: number };

function sampleOf(pid: number, atMs: number): Sample {
  // Without the pages of the mapped database file, which the kernel takes back at need: the file grows with each review.
  const resident = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { atMs, residentBytes: Number(resident) * 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** Least squares: what a line through the samples gains in ten minutes, as a share of where it begins. */
function growthInTenMinutes(samples: readonly Sample[]): number {
  const n = samples.length;
  const meanAt = samples.reduce((sum, { atMs }) => sum + atMs, 0) / n;
  const meanBytes = samples.reduce((sum, { residentBytes }) => sum + residentBytes, 0) / n;
  const over = samples.reduce(
    (sum, { atMs, residentBytes }) => sum + (atMs - meanAt) * (residentBytes - meanBytes),
    0,
  );
  const under = samples.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0);
  const slope = over / under;
  const start = meanBytes + slope * ((samples[0] as Sample).atMs - meanAt);
  return (slope * 10 * MINUTE_MS) / start;
}

/** L10: reading, writing and searching side by side for half an hour. */
export async function mixedSoak(origin: string, pid: number): Promise<Figure[]> {
  const headers = { Origin: origin };
  const review = { rating: 5, comment: 'He licked the bowl clean.', userName: 'Ada' };
  const acts = [
    () => call(`${origin}/api/recipes`, { headers: { 'Accept-Encoding': 'br' } }),
    () =>
      call(`${origin}/recipe/${1 + Math.floor(Math.random() * 20)}`, {
        headers: { 'Accept-Encoding': 'br' },
      }),
    () => call(`${origin}/api/sync`),
    () => call(`${origin}/api/recipes?search=${String.fromCharCode(97 + Math.floor(Math.random() * 26))}`),
    () =>
      call(`${origin}/api/recipes/1/ratings`, {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': randomUUID() },
        body: review,
      }),
  ];
  const began = performance.now();
  const samples: Sample[] = [];
  let isOver = false;
  const watch = (async () => {
    for (; !isOver; await setTimeout(SAMPLE_MS)) samples.push(sampleOf(pid, performance.now() - began));
  })();
  let next = 0;
  const { times } = await openLoop(PER_SECOND, MINUTES * MINUTE_MS, async () => {
    next += 1;
    return (await (acts[next % acts.length] as (typeof acts)[number])()).status;
  });
  isOver = true;
  await watch;
  const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
  const failures = times.flatMap(({ status }) => (status === 200 || status === 201 ? [] : [status]));
  const kinds = [...new Set(failures)].map(
    (status) => `${status} × ${failures.filter((each) => each === status).length}`,
  );
  const handles = warm.map((sample) => sample.handles);
  return [
    atMost(
      `L10: the process's own memory in ${MINUTES} minutes of all kinds of calls, in ten minutes`,
      100 * growthInTenMinutes(warm),
      5,
      '% more',
      1,
    ),
    atMost(
      'L10: open files and connections, most against least',
      Math.max(...handles) - Math.min(...handles),
      50,
      '',
    ),
    atMost(
      `L10: of ${times.length} calls failed${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`,
      failures.length,
      0,
      '',
    ),
  ];
}
