import { BoundedCache } from './bounded-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Snapshot } from './snapshot.ts';

/** Enough for all pages and cursors of some hundred recipes, and a bound for callers who make cursors up. */
const KEPT_BYTES = 64 * 1024 * 1024;

function bytesOf({ variants: { identity, br, gzip } }: PreparedAnswer): number {
  return identity.body.length + br.body.length + gzip.body.length;
}

export type Answers = {
  /** The finished answer of an address, without any waiting. */
  ready(url: string, snapshot: Snapshot): PreparedAnswer | undefined;
  /** The answer of an address as of a snapshot; made once, however many ask at the same time. */
  prepare(url: string, snapshot: Snapshot, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer>;
};

/** Keeps the answers of the latest snapshot; a new one makes a clean sweep. */
export function createAnswers(): Answers {
  let madeOf: Snapshot | null = null;
  let making = new Map<string, Promise<PreparedAnswer>>();
  let made = new BoundedCache(KEPT_BYTES, bytesOf);

  function follow(snapshot: Snapshot): void {
    if (madeOf === snapshot) return;
    madeOf = snapshot;
    making = new Map();
    made = new BoundedCache(KEPT_BYTES, bytesOf);
  }

  return {
    ready: (url, snapshot) => (madeOf === snapshot ? made.get(url) : undefined),
    prepare(url, snapshot, make) {
      follow(snapshot);
      const known = made.get(url);
      if (known !== undefined) return Promise.resolve(known);
      const running = making.get(url);
      if (running !== undefined) return running;
      const [promises, answers] = [making, made];
      const promise = make()
        .then((answer) => {
          answers.set(url, answer);
          return answer;
        })
        .finally(() => promises.delete(url));
      promises.set(url, promise);
      return promise;
    },
  };
}
