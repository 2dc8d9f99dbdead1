import type { Collection } from '../collection.ts';
import { insertIfAbsent } from '../database.ts';
import { StorageUnavailable } from '../storage-error.ts';
import { outsideRequests, waitFor } from '../waiting-budget.ts';
import { Claims } from './claims.ts';
import type { Horizon } from './horizon.ts';
import { floorOf, type RevisionCollections } from './revision-collections.ts';

/** A document with a revision: its last change of which devices learn; null where there was none. */
export type Revised = { _id: number | string; revision: number | null };

/** Finished claims that stay, so that readers and writers which were away for a while find their place. */
const CLAIMS_KEPT = 1000;
/** No writer lives this long. */
const MARKERS_KEPT_MS = 24 * 3600 * 1000;

/**
 * Gives every public change a revision, in such a way that no reader ever skips one, on engines that promise nothing
 * but a unique `_id`: a writer inserts the claim `{_id: n}`, writes its document with `revision: n` and marks the claim
 * as done; readers stop below the smallest unfinished claim.
 */
export class RevisionLog {
  readonly #collections: RevisionCollections;
  readonly #horizon: Horizon;
  readonly #claims: Claims;
  /** Every collection whose documents carry revisions. */
  readonly #revised: readonly Collection<Revised>[];

  constructor(collections: RevisionCollections, horizon: Horizon, revised: readonly Collection<Revised>[]) {
    this.#collections = collections;
    this.#horizon = horizon;
    this.#claims = new Claims(collections);
    this.#revised = revised;
  }

  /**
   * Runs a write that stamps its document with the revision it is given.
   * A write whose outcome is unknown leaves its claim unfinished: readers wait for it until it expires.
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
    if (await this.#finish(revision)) await this.#stampAnew(revision);
    return result;
  }

  /** Also for a request that has no time left to wait for it: until then every reader waits for the claim. */
  async #finish(revision: number): Promise<boolean> {
    const finished = outsideRequests(() => this.#claims.finish(revision));
    finished.catch(() => undefined);
    return await waitFor(Number.POSITIVE_INFINITY, () => finished);
  }

  /** Gives the document that carries an expired revision a new one, which readers have not gone past. */
  async #stampAnew(expired: number): Promise<void> {
    for (const collection of this.#revised) {
      for (const { _id } of await collection.find({ revision: expired }).toArray()) {
        await this.write((revision) =>
          collection.updateOne({ _id, revision: expired }, { $set: { revision } }),
        );
      }
    }
  }

  /** Stamps anew what writers wrote after their claims had expired, in case they died before doing so themselves. */
  async repair(): Promise<void> {
    for (const marker of await this.#collections.markers.find({}).toArray())
      await this.#stampAnew(marker._id);
  }

  /** At the start of an engine that one process owns: what is unfinished belongs to a process that was killed. */
  async takeOver(): Promise<void> {
    await this.#horizon.expireAll();
    await this.repair();
  }

  /**
   * Deletes finished claims that nobody needs any more, in portions. Their numbers stay used: the floor is there before.
   * @param kept how many of the latest claims stay, and how many there are in a portion at least
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
