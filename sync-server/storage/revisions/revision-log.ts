import { StorageUnavailable } from '../../lib/storage-error.ts';
import { outsideRequests, requireTimeLeft, waitFor } from '../../lib/waiting-budget.ts';
import { type Collection, insertIfAbsent } from '../database.ts';
import { floorOf, type Horizon, highestClaim, type RevisionCollections } from './horizon.ts';

/** A document with a revision: its last change visible to devices; null before the first. */
export type Revised = { _id: number | string; revision: number | null };

/** Finished claims kept for readers and writers that were away for a while. */
const CLAIMS_KEPT = 1000;
/** Longer than any writer lives. */
const MARKERS_KEPT_MS = 24 * 3600 * 1000;

/**
 * Assigns a revision to every public change so that no reader skips one, on engines that guarantee only a unique `_id`: a
 * writer inserts the claim `{_id: n}`, writes its document with `revision: n` and marks the claim as done; readers stop
 * below the smallest unfinished claim.
 */
export class RevisionLog {
  readonly #collections: RevisionCollections;
  readonly #horizon: Horizon;
  readonly #claims: Claims;
  /** Every collection with revisions. */
  readonly #revised: readonly Collection<Revised>[];

  constructor(collections: RevisionCollections, horizon: Horizon, revised: readonly Collection<Revised>[]) {
    this.#collections = collections;
    this.#horizon = horizon;
    this.#claims = new Claims(collections);
    this.#revised = revised;
  }

  /**
   * Runs a write that stamps its document with the given revision. A write of unknown outcome leaves its claim unfinished:
   * readers wait for it until it expires.
   */
  async write<Result>(stamp: (revision: number) => Promise<Result>): Promise<Result> {
    const revision = await this.#claims.claim();
    let result: Result;
    try {
      result = await stamp(revision);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) await this.#finish(revision);
      throw error;
    }
    if (await this.#finish(revision)) await this.#restamp(revision);
    return result;
  }

  /** Runs outside the request's deadline: until it is done, every reader waits for the claim. */
  async #finish(revision: number): Promise<boolean> {
    const finished = outsideRequests(() => this.#claims.finish(revision));
    finished.catch(() => undefined);
    return await waitFor(Number.POSITIVE_INFINITY, () => finished);
  }

  /** Gives a document with an expired revision a new one that readers have not passed. */
  async #restamp(expired: number): Promise<void> {
    for (const collection of this.#revised) {
      for (const { _id } of await collection.find({ revision: expired }).toArray()) {
        await this.write((revision) =>
          collection.updateOne({ _id, revision: expired }, { $set: { revision } }),
        );
      }
    }
  }

  /** Restamps documents that were written after their claim expired, in case their writers died before doing so. */
  async repair(): Promise<void> {
    for (const marker of await this.#collections.markers.find({}).toArray()) await this.#restamp(marker._id);
  }

  /** For an engine owned by one process, at the start: unfinished claims belong to a killed process. */
  async takeOver(): Promise<void> {
    await this.#horizon.expireAll();
    await this.repair();
  }

  /**
   * Deletes finished claims in portions. Their numbers stay used, because the floor is written first.
   * @param kept number of the latest claims to keep, and minimum size of a portion
   */
  async compact(kept = CLAIMS_KEPT): Promise<void> {
    const { claims, markers, floors } = this.#collections;
    const { revision } = await this.#horizon.read();
    const floor = revision - kept;
    if (floor < (await floorOf(this.#collections)) + kept) return;
    await insertIfAbsent(floors, { _id: floor });
    await claims.deleteMany({ _id: { $lte: floor } });
    const expiredBefore = new Date(Date.now() - MARKERS_KEPT_MS);
    await markers.deleteMany({ _id: { $lte: floor }, expiredAt: { $lt: expiredBefore } });
    await floors.deleteMany({ _id: { $lt: floor } });
  }
}

/** After this many taken numbers in a row, querying the highest is faster. */
const STEPS_BEFORE_ASKING = 8;

/** Claims revisions for writers and marks them as done. */
export class Claims {
  readonly #collections: RevisionCollections;
  /** A number that is certainly claimed. */
  #known: number | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(collections: RevisionCollections) {
    this.#collections = collections;
  }

  /**
   * Claims the next revision. A number is only tried once the one below is known to be taken, so that a reader who sees n
   * also sees every claim below n; numbers must not be reserved ahead. Writers of a process queue up, since they would all
   * try the same number.
   */
  claim(): Promise<number> {
    return waitFor(Number.POSITIVE_INFINITY, () => {
      const claimed = this.#last.then(() => {
        requireTimeLeft();
        return this.#claimNext();
      });
      this.#last = claimed.catch(() => undefined);
      return claimed;
    });
  }

  async #claimNext(): Promise<number> {
    const { claims } = this.#collections;
    this.#known ??= await highestClaim(this.#collections);
    for (let step = 1; ; step += 1) {
      const revision: number = this.#known + 1;
      if (await insertIfAbsent(claims, { _id: revision, isDone: false })) {
        // Numbers at or below the floor were used and deleted while this process slept.
        if (revision > (await floorOf(this.#collections))) {
          this.#known = revision;
          return revision;
        }
        await claims.deleteOne({ _id: revision });
        this.#known = await highestClaim(this.#collections);
      } else {
        this.#known = step % STEPS_BEFORE_ASKING === 0 ? await highestClaim(this.#collections) : revision;
      }
    }
  }

  /**
   * Marks a claim as done after its document was written.
   * @returns whether it had expired: readers may have passed it without seeing the document
   */
  async finish(revision: number): Promise<boolean> {
    const { claims, markers } = this.#collections;
    const [marker] = await Promise.all([
      markers.findOne({ _id: revision }),
      claims.updateOne({ _id: revision }, { $set: { isDone: true } }),
    ]);
    return marker !== null;
  }
}
