import type { CatalogueChange } from '../database/cards.ts';
import type { PullOrder, PullOutcome } from './pull.ts';

/** Messages of the pulling worker. */
export type PullReport = { kind: 'commit'; change: CatalogueChange } | { kind: 'end'; outcome: PullOutcome };

/** Longer than the time limit for one page. A worker reports every five: a dead or very slow one is given up. */
const SILENCE_MS = 90_000;

/**
 * Continues the pull in its own worker.
 * @param onCommit called after every commit
 * @returns null without a worker or if it fails: the page then continues from the stored cursor
 */
export function pullBeside(
  order: PullOrder,
  onCommit: (change: CatalogueChange) => void,
  silenceMs = SILENCE_MS,
): Promise<PullOutcome | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pull-worker.ts', import.meta.url), { type: 'module' });
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (outcome: PullOutcome | null) => {
      clearTimeout(silence);
      worker.terminate();
      resolve(outcome);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(null), silenceMs);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<PullReport>) => {
      if (data.kind === 'end') return end(isOfStorage(data.outcome) ? null : data.outcome);
      listen();
      onCommit(data.change);
    });
    for (const failure of ['error', 'messageerror']) worker.addEventListener(failure, () => end(null));
    worker.postMessage(order);
    listen();
  });
}

/** Not passed on: the page has its own database connection and reports storage problems in more detail. */
function isOfStorage(outcome: PullOutcome): boolean {
  return outcome.kind === 'problem' && (outcome.problem === 'storage' || outcome.problem === 'full');
}
