import { unavailable } from '../errors.ts';

/**
 * Runs a few jobs at once and lets a few more wait; the rest are refused at once, so that a flood of costly jobs
 * delays nobody else.
 * @throws {ApiError} 503 when the queue is full
 */
export function workQueue(parallel: number, waitingAtMost: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < parallel) {
      running += 1;
    } else {
      if (waiting.length >= waitingAtMost) throw unavailable(1);
      // The place is handed over by the job that ends, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
