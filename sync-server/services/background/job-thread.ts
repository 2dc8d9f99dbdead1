import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createJobs, type JobConfig, type Jobs } from './jobs.ts';

/** The thread's end of `job-thread-caller.ts`. */
export type JobOrder = { id: number; name: keyof Jobs; input: unknown };
export type JobReport = { id: number; result: unknown } | { id: number; problem: string };

const BEHIND_THE_ANSWERS = 10;

// On Linux alone the priority is the thread's own.
if (process.platform === 'linux') setPriority(BEHIND_THE_ANSWERS);

const jobs = createJobs(workerData as JobConfig);
parentPort?.on('message', async ({ id, name, input }: JobOrder) => {
  const job = jobs[name] as (input: unknown) => Promise<unknown>;
  try {
    parentPort?.postMessage({ id, result: await job(input) } satisfies JobReport);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, problem } satisfies JobReport);
  }
});
