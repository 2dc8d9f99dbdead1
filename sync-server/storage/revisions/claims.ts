import { requireTimeLeft, waitFor } from '../../lib/waiting-budget.ts';
import { insertIfAbsent } from '../database.ts';
import { floorOf, highestClaim, type RevisionCollections } from './revision-collections.ts';

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
