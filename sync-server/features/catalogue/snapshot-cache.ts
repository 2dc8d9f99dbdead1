import { withTimeout } from '../../lib/with-timeout.ts';
import type { Head } from '../../storage/changes.ts';
import type { Snapshot } from './snapshot.ts';

/** How long a snapshot is used without asking the store whether it is current. */
const BELIEVED_MS = 1000;
/** How long a reader waits for the store before it gets the last snapshot. */
const PATIENCE_MS = 500;
/** The same if this process wrote nothing since, so that no reader can miss a write of its own. */
const READER_PATIENCE_MS = 25;

type Source = {
  /** One cheap command. */
  head(): Promise<Head>;
  snapshot(): Promise<Snapshot>;
  /** Milliseconds. */
  clock(): number;
};

export type SnapshotCache = {
  /** The snapshot if it is fresh: no command, no waiting. */
  fresh(): Snapshot | null;
  /** The snapshot, revalidated with the store when due; concurrent readers share one request. */
  get(): Promise<Snapshot>;
  /** After a write of this process: the next reader sees it. */
  invalidate(): void;
  /**
   * The snapshot as the store has it now, for a reader who knows of later changes.
   * @throws if the store can't be reached
   */
  reread(): Promise<Snapshot>;
};

function isCurrent(held: Snapshot, head: Head): boolean {
  const isSame = held.epoch === head.epoch && held.revision === head.revision;
  // A snapshot read during a write has no digest; after the write it can get one.
  return isSame && (!held.isWriting || head.isWriting);
}

/** Two readers may end in another order than they began. */
function later(held: Snapshot | null, read: Snapshot): Snapshot {
  return held !== null && held.epoch === read.epoch && held.revision > read.revision ? held : read;
}

/** Keeps the latest snapshot in memory; another process's writes are visible after a second at most. */
export function createSnapshotCache(source: Source): SnapshotCache {
  let held: Snapshot | null = null;
  /** Time of the last revalidation; null if one is due. */
  let believedSince: number | null = null;
  let generation = 0;
  /** Generation of writes that the snapshot includes. */
  let seenGeneration = 0;
  let running: { generation: number; promise: Promise<Snapshot> } | null = null;
  /** Shared by everyone who asks to reread before it has begun. */
  let rereading: Promise<Snapshot> | null = null;

  async function validate(ofGeneration: number): Promise<Snapshot> {
    const askedAt = source.clock();
    try {
      const head = await source.head();
      if (held === null || !isCurrent(held, head)) held = later(held, await source.snapshot());
      seenGeneration = Math.max(seenGeneration, ofGeneration);
      // A concurrent write requires another revalidation.
      if (ofGeneration === generation) believedSince = askedAt;
      return held;
    } finally {
      if (running?.generation === ofGeneration) running = null;
    }
  }

  function question(): Promise<Snapshot> {
    if (running?.generation !== generation) running = { generation, promise: validate(generation) };
    return running.promise;
  }

  async function orHeld(promise: Promise<Snapshot>, last: Snapshot): Promise<Snapshot> {
    const patienceMs = generation === seenGeneration ? READER_PATIENCE_MS : PATIENCE_MS;
    // Without the store the catalogue is still served; the next request tries again.
    const answer = promise.catch(() => last);
    return await withTimeout(answer, patienceMs, () => last);
  }

  function fresh(): Snapshot | null {
    if (believedSince === null) return null;
    const age = source.clock() - believedSince;
    // A clock that was set back invalidates the age.
    return age >= 0 && age < BELIEVED_MS ? held : null;
  }

  async function reread(): Promise<Snapshot> {
    // One that runs already may have read an older state.
    await running?.promise.catch(() => {});
    rereading = null;
    return await question();
  }

  return {
    fresh,
    async get() {
      const known = fresh();
      if (known !== null) return known;
      const promise = question();
      return held === null ? await promise : await orHeld(promise, held);
    },
    invalidate() {
      generation += 1;
      believedSince = null;
    },
    reread() {
      rereading ??= reread();
      return rereading;
    },
  };
}
