import { insertIfAbsent } from '../database.ts';
import { requireTimeLeft, waitFor } from '../waiting-budget.ts';
import { floorOf, highestClaim, type RevisionCollections } from './revision-collections.ts';

/** After so many taken numbers in a row it is quicker to ask for the highest. */
const STEPS_BEFORE_ASKING = 8;

/** Takes numbers for writers and gives them back as done. */
export class Claims {
  readonly #collections: RevisionCollections;
  /** A number that has certainly been claimed. */
  #known: number | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(collections: RevisionCollections) {
    this.#collections = collections;
  }

  /**
   * Claims the next revision. A number is only tried once the one below it is known to be taken, so that a reader who
   * sees n also sees every claim below n; nobody may reserve numbers ahead. The writers of a process queue up, because
   * they would all try the same one.
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
        // Numbers at or below the floor were used and deleted: this process has slept through that.
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
   * Marks a claim as done, after its document was written.
   * @returns whether it had expired by then: readers may have gone past it without seeing the document
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
