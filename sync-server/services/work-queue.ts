import { unavailable } from '../errors.ts';

/**
 * Runs a few jobs at once and queues a few more; the rest are refused at once, so that a flood of expensive jobs
 * delays no other work.
 * @throws {ApiError} 503 if the queue is full
 */
export function workQueue(parallel: number, waitingAtMost: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < parallel) {
      running += 1;
    } else {
      if (waiting.length >= waitingAtMost) throw unavailable(1);
      // The ending job passes its place on, so `running` is unchanged.
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
