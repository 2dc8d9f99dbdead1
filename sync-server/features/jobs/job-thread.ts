import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createJobs, type JobConfig, type Jobs } from './jobs.ts';

/** The thread's side of `background.ts`. */
export type JobOrder = { id: number; name: keyof Jobs; input: unknown };
/** A job reports its start, then its result. */
export type JobReport =
  | { id: number; begins: true }
  | { id: number; result: unknown }
  | { id: number; problem: string };

const BEHIND_THE_ANSWERS = 5;

// Priorities are per thread only on Linux.
if (process.platform === 'linux') setPriority(BEHIND_THE_ANSWERS);

const jobs = createJobs(workerData as JobConfig);
parentPort?.on('message', async ({ id, name, input }: JobOrder) => {
  const job = jobs[name] as (input: unknown) => Promise<unknown>;
  parentPort?.postMessage({ id, begins: true } satisfies JobReport);
  try {
    const result = await job(input);
    // A picture is transferred rather than copied.
    const isOwn = result instanceof Uint8Array && result.byteLength === result.buffer.byteLength;
    const moved = isOwn ? [result.buffer as ArrayBuffer] : [];
    parentPort?.postMessage({ id, result } satisfies JobReport, moved);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, problem } satisfies JobReport);
  }
});
