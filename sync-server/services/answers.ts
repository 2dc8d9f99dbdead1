import { firstNotBelow } from '../storage/public-rows.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Snapshot } from './snapshot.ts';

/** Enough for all pages and cursors of some hundred recipes, and a bound for callers who make cursors up. */
const KEPT_BYTES = 24 * 1024 * 1024;

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
    options?: PrepareOptions,
  ): Promise<PreparedAnswer>;
};

export type PrepareOptions = {
  /** The whole snapshot's where none is given. */
  versionOf?: VersionOf | undefined;
  /** Whether an answer that only lacks what was added a moment ago is sent where the next one takes long to make. */
  mayLag?: boolean;
};

type Kept = { answer: PreparedAnswer; madeOf: Snapshot; version: string; versionOf: VersionOf };

/** How long ago an answer that lags may have stopped being whole: longer than a page waits for others that are made. */
const LAG_MS = 15_000;
/** How long the next one is waited for. */
const PATIENCE_MS = 1000;

/** Whether nothing was changed or taken down since: whatever was, nobody is shown any more. */
function isOnlyAddedTo(before: Snapshot, now: Snapshot): boolean {
  const since = now.changes.length - firstNotBelow(now.changes, before.revision + 1);
  return before.epoch === now.epoch && now.changes.length - before.changes.length === since;
}

const wholeSnapshot: VersionOf = ({ epoch, revision, isWriting }) => `${epoch} ${revision} ${isWriting}`;

/** Whoever asks later hears what went wrong. */
async function orLast(next: Promise<PreparedAnswer>, last: PreparedAnswer): Promise<PreparedAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<PreparedAnswer>((resolve) => {
    timer = setTimeout(() => resolve(last), PATIENCE_MS);
  });
  return await Promise.race([next.catch(() => last), patience]).finally(() => clearTimeout(timer));
}

/**
 * Keeps the answers that are still true, the latest used ones.
 * @param clock milliseconds, of whatever origin
 */
export function createAnswers(clock: () => number = () => performance.now()): Answers {
  let makingOf: Snapshot | null = null;
  let making = new Map<string, Promise<PreparedAnswer>>();
  /** When the next one took its place. */
  const supersededAt = new WeakMap<Snapshot, number>();
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

  function turnTo(snapshot: Snapshot): void {
    if (makingOf === snapshot) return;
    if (makingOf !== null) supersededAt.set(makingOf, clock());
    makingOf = snapshot;
    making = new Map();
  }

  /** What lacks nothing but the latest additions. */
  function lagging(url: string, snapshot: Snapshot): PreparedAnswer | undefined {
    const kept = made.get(url);
    if (kept === undefined || !isOnlyAddedTo(kept.madeOf, snapshot)) return undefined;
    const at = supersededAt.get(kept.madeOf);
    return at !== undefined && clock() - at < LAG_MS ? kept.answer : undefined;
  }

  function makeOnce(
    url: string,
    snapshot: Snapshot,
    make: () => Promise<PreparedAnswer>,
    versionOf: VersionOf,
  ): Promise<PreparedAnswer> {
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
  }

  return {
    ready(url, snapshot) {
      turnTo(snapshot);
      return current(url, snapshot);
    },
    async prepare(url, snapshot, make, { versionOf = wholeSnapshot, mayLag = false } = {}) {
      turnTo(snapshot);
      const known = current(url, snapshot);
      if (known !== undefined) return known;
      const next = makeOnce(url, snapshot, make, versionOf);
      const last = mayLag ? lagging(url, snapshot) : undefined;
      return last === undefined ? await next : await orLast(next, last);
    },
  };
}
