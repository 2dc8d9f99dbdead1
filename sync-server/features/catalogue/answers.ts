import type { PreparedAnswer } from '../../http/prepared-answer.ts';
import { BoundedCache } from '../../lib/bounded-cache.ts';
import { withTimeout } from '../../lib/waiting-budget.ts';
import { firstNotBelow } from '../../storage/public-rows.ts';
import type { Snapshot } from './snapshot.ts';

/** Enough for all pages and cursors of a few hundred recipes; a bound on invented cursors. */
const KEPT_BYTES = 24 * 1024 * 1024;

function bytesOf({ variants: { identity, br, gzip } }: PreparedAnswer): number {
  return identity.body.length + br.body.length + gzip.body.length;
}

/** Version of an answer as of a snapshot: the answer is reused while this text is unchanged. */
export type VersionOf = (snapshot: Snapshot) => string;

export type Answers = {
  /** The finished answer of an address, without waiting. */
  ready(url: string, snapshot: Snapshot): PreparedAnswer | undefined;
  /** The answer of an address as of a snapshot; computed once for concurrent requests. */
  prepare(
    url: string,
    snapshot: Snapshot,
    make: () => Promise<PreparedAnswer>,
    options?: PrepareOptions,
  ): Promise<PreparedAnswer>;
};

export type PrepareOptions = {
  /** Defaults to the version of the whole snapshot. */
  versionOf?: VersionOf | undefined;
  /** Serves an answer that lacks only the newest additions while its successor takes long to compute. */
  mayLag?: boolean;
};

type Kept = { answer: PreparedAnswer; madeOf: Snapshot; version: string; versionOf: VersionOf };

/** How long a superseded answer may be served; longer than a page waits for its turn. */
const LAG_MS = 15_000;
/** How long a request waits for the successor. */
const PATIENCE_MS = 1000;

/** True if nothing was changed or withdrawn since; a withdrawn text must not be served again. */
function isOnlyAddedTo(before: Snapshot, now: Snapshot): boolean {
  const since = now.changes.length - firstNotBelow(now.changes, before.revision + 1);
  return before.epoch === now.epoch && now.changes.length - before.changes.length === since;
}

const wholeSnapshot: VersionOf = ({ epoch, revision, isWriting }) => `${epoch} ${revision} ${isWriting}`;

/** The earlier answer if the next one fails or is late; a later request sees the failure. */
function orLast(
  next: Promise<PreparedAnswer>,
  last: PreparedAnswer,
  patienceMs: number,
): Promise<PreparedAnswer> {
  const answer = next.catch(() => last);
  return withTimeout(answer, patienceMs, () => last);
}

/**
 * Cache of current answers, least recently used evicted first.
 * @param clock milliseconds, any origin
 * @param patienceMs how long a request waits for the successor of an answer; shorter in tests
 */
export function createAnswers(
  clock: () => number = () => performance.now(),
  patienceMs = PATIENCE_MS,
): Answers {
  let makingOf: Snapshot | null = null;
  let making = new Map<string, Promise<PreparedAnswer>>();
  /** Time at which a snapshot was superseded. */
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

  /** The cached answer if it lacks only the newest additions. */
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
      return last === undefined ? await next : await orLast(next, last, patienceMs);
    },
  };
}
