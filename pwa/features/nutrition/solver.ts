import { type Program, type Solved, solveProgram } from '#domain/nutrition/solve-program';
import { whenIdle } from '../../platform/database/device.ts';

export type Solver = { solve: (program: Program) => Promise<Solved>; stop: () => void };

const onPage = (program: Program) => whenIdle().then(() => solveProgram(program));

/** Solves programs one after another in a worker, so that typing never waits; without one on the page, when it is idle. */
export function startSolver(): Solver {
  if (typeof Worker === 'undefined') return { solve: onPage, stop: () => undefined };
  const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
  let isBroken = false;
  const solve = (program: Program) =>
    new Promise<Solved>((resolve) => {
      if (isBroken) return resolve(onPage(program));
      worker.onmessage = ({ data }: MessageEvent<Solved>) => resolve(data);
      worker.onerror = () => {
        isBroken = true;
        resolve(onPage(program));
      };
      worker.postMessage(program);
    });
  return { solve, stop: () => worker.terminate() };
}
