import type { CatalogueChange } from '../database/load-cards.ts';
import type { PullOrder, PullOutcome } from './pull.ts';

/** Of the worker that pulls. */
export type PullReport = { kind: 'commit'; change: CatalogueChange } | { kind: 'end'; outcome: PullOutcome };

/** Longer than a page may take on its way: after it a worker that says nothing never will. */
const SILENCE_MS = 90_000;

/**
 * Goes on with the pull in a worker of its own.
 * @param onCommit hears of every commit
 * @returns null where there is none, or where it fails: then the page goes on from the cursor that it finds
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

/** The page has another connection to it, and tells in more detail what is wrong. */
function isOfStorage(outcome: PullOutcome): boolean {
  return outcome.kind === 'problem' && (outcome.problem === 'storage' || outcome.problem === 'full');
}
