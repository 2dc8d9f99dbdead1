import { unavailable } from './errors.ts';

/** A job starts within this time or is refused, however long the queue; a background job must also end within it. */
export const START_WITHIN_MS = 4000;

type WorkQueue = {
  /** @param startBy time by `performance.now()` after which a job that is still queued is refused */
  <T>(job: () => Promise<T>, startBy?: number): Promise<T>;
  /** Number of queued jobs. */
  waiting(): number;
};

/**
 * Runs a few jobs at once and queues a few more; the rest are refused at once, so that a flood of expensive jobs
 * delays no other work.
 * @throws {ApiError} 503 if the queue is full, or the turn does not come in time
 */
export function workQueue(parallel: number, waitingAtMost: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Resolves once it is the caller's turn. */
  function turn(startBy: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(unavailable());
      }, startBy - performance.now());
      waiting.push(start);
    });
  }

  const run = async <T>(job: () => Promise<T>, startBy = performance.now() + START_WITHIN_MS): Promise<T> => {
    if (running < parallel) {
      running += 1;
    } else {
      if (waiting.length >= waitingAtMost) throw unavailable(1);
      // The ending job passes its place on, so `running` is unchanged.
      await turn(startBy);
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
