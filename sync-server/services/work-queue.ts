import { unavailable } from '../errors.ts';

type WorkQueue = {
  <T>(job: () => Promise<T>): Promise<T>;
  /** Number of jobs that wait. */
  waiting(): number;
};

/**
 * Runs a few jobs at once and queues a few more; the rest are refused at once, so that a flood of expensive jobs
 * delays no other work.
 * @throws {ApiError} 503 if the queue is full
 */
export function workQueue(parallel: number, waitingAtMost: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const run = async <T>(job: () => Promise<T>): Promise<T> => {
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
  return Object.assign(run, { waiting: () => waiting.length });
}
