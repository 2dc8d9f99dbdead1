import { BoundedCache } from './bounded-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Snapshot } from './snapshot.ts';

/** Enough for all pages and cursors of some hundred recipes, and a bound for callers who make cursors up. */
const KEPT_BYTES = 40 * 1024 * 1024;

function bytesOf({ variants: { identity, br, gzip } }: PreparedAnswer): number {
  return identity.body.length + br.body.length + gzip.body.length;
}

/** What an answer is made of, as of a snapshot: while it stays the same text, so does the answer. */
export type VersionOf = (snapshot: Snapshot) => string;

export type Answers = {
  /** The finished answer of an address, without any waiting. */
  ready(url: string, snapshot: Snapshot): PreparedAnswer | undefined;
  /** The answer of an address as of a snapshot; made once, however many ask at the same time. */
  prepare(
    url: string,
    snapshot: Snapshot,
    make: () => Promise<PreparedAnswer>,
    versionOf?: VersionOf,
  ): Promise<PreparedAnswer>;
};

type Kept = { answer: PreparedAnswer; madeOf: Snapshot; version: string; versionOf: VersionOf };

const wholeSnapshot: VersionOf = ({ epoch, revision, isWriting }) => `${epoch} ${revision} ${isWriting}`;

/** Keeps the answers that are still true, the latest used ones. */
export function createAnswers(): Answers {
  let makingOf: Snapshot | null = null;
  let making = new Map<string, Promise<PreparedAnswer>>();
  const made = new BoundedCache<Kept>(KEPT_BYTES, ({ answer }) => bytesOf(answer));

  function current(url: string, snapshot: Snapshot): PreparedAnswer | undefined {
    const kept = made.get(url);
    if (kept === undefined) return undefined;
    if (kept.madeOf !== snapshot) {
      if (kept.versionOf(snapshot) !== kept.version) return undefined;
      kept.madeOf = snapshot;
    }
    return kept.answer;
  }

  return {
    ready: current,
    prepare(url, snapshot, make, versionOf = wholeSnapshot) {
      const known = current(url, snapshot);
      if (known !== undefined) return Promise.resolve(known);
      if (makingOf !== snapshot) {
        makingOf = snapshot;
        making = new Map();
      }
      const running = making.get(url);
      if (running !== undefined) return running;
      const promises = making;
      const promise = make()
        .then((answer) => {
          made.set(url, { answer, madeOf: snapshot, version: versionOf(snapshot), versionOf });
          return answer;
        })
        .finally(() => promises.delete(url));
      promises.set(url, promise);
      return promise;
    },
  };
}
