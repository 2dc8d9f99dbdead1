import { addressOf } from '../testing/addresses.ts';
import { call } from '../testing/call.ts';
import type { Target } from './target.ts';

/** Experience of other visitors: ten quiet readers, one of whom also writes now and then. */
export type ReaderFigures = {
  /** Over all reads, in ms. */
  p99Ms: number;
  p50Ms: number;
  /** Slowest answer to a posted review, in ms. */
  slowestReviewMs: number;
  reads: number;
  /** Answers other than 200, 201 and 304. */
  failures: number;
};

const READERS = 10;
const PAUSE_MS = 25;
const REVIEW_EVERY_MS = 400;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function pathsOf(target: Target): string[] {
  return [`/recipe/${target.recipeIds[0]}`, '/api/recipes', '/livez', `/recipe/${target.reviewedRecipeId}`];
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Reads at a low rate for `forMs` and measures the answers. */
export async function measureReaders(target: Target, forMs: number): Promise<ReaderFigures> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  let failures = 0;
  const paths = pathsOf(target);
  const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': '203.0.113.9' };

  async function read(reader: number): Promise<void> {
    for (let round = reader; performance.now() < until; round += 1) {
      const began = performance.now();
      const { status } = await call(target.origin + paths[round % paths.length], { headers });
      times.push(performance.now() - began);
      if (status !== 200) failures += 1;
      await wait(PAUSE_MS);
    }
  }

  let slowestReviewMs = 0;
  async function write(): Promise<void> {
    while (performance.now() < until) {
      const began = performance.now();
      const { status } = await call(`${target.origin}/api/recipes/${target.recipeIds[1]}/ratings`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': addressOf(50_000 + Math.floor(Math.random() * 10_000)) },
        body: { rating: 5, comment: 'Eaten to the last crumb.', userName: 'Ann' },
      });
      slowestReviewMs = Math.max(slowestReviewMs, performance.now() - began);
      if (status !== 201) failures += 1;
      await wait(REVIEW_EVERY_MS);
    }
  }

  await Promise.all([...Array.from({ length: READERS }, (_, reader) => read(reader)), write()]);
  times.sort((a, b) => a - b);
  return {
    p99Ms: percentile(times, 0.99),
    p50Ms: percentile(times, 0.5),
    slowestReviewMs,
    reads: times.length,
    failures,
  };
}
