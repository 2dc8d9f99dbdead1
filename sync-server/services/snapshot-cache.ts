import type { Head } from '../storage/changes.ts';
import type { Snapshot } from './snapshot.ts';

/** How long a snapshot is believed without asking the store whether it is still the latest. */
const BELIEVED_MS = 1000;
/** How long a reader waits for the store before it takes the last snapshot there is. */
const PATIENCE_MS = 500;
/** The same where this process wrote nothing since: nobody waits for a write of their own. */
const READER_PATIENCE_MS = 25;

type Source = {
  /** One cheap command. */
  head(): Promise<Head>;
  snapshot(): Promise<Snapshot>;
  /** Milliseconds. */
  clock(): number;
};

export type SnapshotCache = {
  /** The snapshot, if it needs no question to the store: no command, no waiting. */
  fresh(): Snapshot | null;
  /** The snapshot, after asking the store where that is due; all readers share one question. */
  get(): Promise<Snapshot>;
  /** After a write of this process: the next reader sees it. */
  invalidate(): void;
};

function isCurrent(held: Snapshot, head: Head): boolean {
  const isSame = held.epoch === head.epoch && held.revision === head.revision;
  // What was read during a write carries no digest; once the write has ended, it can.
  return isSame && (!held.isWriting || head.isWriting);
}

/** Two readers may end in another order than they began. */
function later(held: Snapshot | null, read: Snapshot): Snapshot {
  return held !== null && held.epoch === read.epoch && held.revision > read.revision ? held : read;
}

/** Keeps the latest snapshot in memory; a second process's writes are seen after a second at most. */
export function createSnapshotCache(source: Source): SnapshotCache {
  let held: Snapshot | null = null;
  /** When the store was last asked; null where it has to be asked again. */
  let believedSince: number | null = null;
  let generation = 0;
  /** The writes of this process up to here are in what is held. */
  let seenGeneration = 0;
  let running: { generation: number; promise: Promise<Snapshot> } | null = null;

  async function validate(ofGeneration: number): Promise<Snapshot> {
    const askedAt = source.clock();
    try {
      const head = await source.head();
      if (held === null || !isCurrent(held, head)) held = later(held, await source.snapshot());
      seenGeneration = Math.max(seenGeneration, ofGeneration);
      // A write that came in between must be asked for again.
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
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<Snapshot>((resolve) => {
      timer = setTimeout(
        () => resolve(last),
        generation === seenGeneration ? READER_PATIENCE_MS : PATIENCE_MS,
      );
    });
    // Without the store the catalogue is still worth reading; it is asked again at the next request.
    const answer = promise.catch(() => last);
    return await Promise.race([answer, patience]).finally(() => clearTimeout(timer));
  }

  function fresh(): Snapshot | null {
    if (believedSince === null) return null;
    const age = source.clock() - believedSince;
    // A clock that was set back says nothing about the age.
    return age >= 0 && age < BELIEVED_MS ? held : null;
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
  };
}
