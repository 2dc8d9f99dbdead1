import { type FixFound, searchFix } from '#domain/nutrition/fix-search';
import type { FixQuestion } from '#domain/nutrition/fix-steps';
import { whenIdle } from '../../platform/database/device.ts';

export type Solver = { solve: (question: FixQuestion) => Promise<FixFound>; stop: () => void };

const onPage = (question: FixQuestion) => whenIdle().then(() => searchFix(question));

/** Searches in a worker, so that typing never waits; without one on the page, when it is idle. */
export function startSolver(): Solver {
  if (typeof Worker === 'undefined') return { solve: onPage, stop: () => undefined };
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  const solve = (question: FixQuestion) =>
    new Promise<FixFound>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FixFound>) => resolve(data);
      worker.onerror = () => resolve(onPage(question));
      worker.postMessage(question);
    });
  return { solve, stop: () => worker.terminate() };
}
