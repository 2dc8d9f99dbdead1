import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startChildWriter } from '../testing/child-writer.ts';
import { Replica } from '../testing/replica.ts';
import { rowsByKind } from '../testing/rows-by-kind.ts';
import { aReview, readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines, describeOnMongo } from '../testing/storage-engines.ts';
import type { Changes } from './changes.ts';
import type { Store } from './store/store.ts';

const SOAK = Boolean(process.env['SOAK']);
/** Reviews per writer in one process. */
const EACH = SOAK ? 200 : 12;

/** Pulls continuously in small pages until the writers have ended, and once more after that. */
async function pullWhile(writers: Promise<unknown>, changes: Changes): Promise<Replica> {
  const replica = new Replica(changes);
  let isWriting = true;
  const ended = writers.finally(() => {
    isWriting = false;
  });
  while (isWriting) {
    await replica.pull(7);
    // The embedded engine answers reads synchronously: yield to the writers.
    await setTimeout(2);
  }
  await ended;
  await replica.pull(7);
  return replica;
}

/** No revision skipped or repeated, and finally the same rows as on the server. */
async function expectInStep(replica: Replica, { changes }: Pick<Store, 'changes'>): Promise<void> {
  expect(replica.revisions).toEqual([...new Set(replica.revisions)].sort((a, b) => a - b));
  const { count, digest, changes: all } = await changes.snapshot();
  const { reviews } = rowsByKind(all);
  expect(new Set(replica.rows.keys())).toEqual(new Set(reviews.map((review) => `review:${review.id}`)));
  expect({ count: replica.rows.size, digest: replica.digest() }).toEqual({ count, digest });
}

await describeOnBothEngines('writers racing a reader in one process', (engine) => {
  it('fault 38: no change is skipped or received twice', { timeout: 600_000 }, async () => {
    const store = await readyStore(engine);
    const approved: string[] = [];
    const write = async () => {
      for (let n = 0; n < EACH; n += 1) {
        const review = aReview();
        await store.reviews.insert(review);
        await store.reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
        approved.push(review.id);
        if (n % 3 === 0) await store.reviews.remove(review.id, 'keeper');
      }
    };
    const replica = await pullWhile(Promise.all(Array.from({ length: 6 }, write)), store.changes);
    await expectInStep(replica, store);
    expect(approved).toHaveLength(6 * EACH);
    expect(replica.rows.size).toBe(await store.reviews.countApproved());
    await store.close();
  });
});

await describeOnMongo('two server processes', (engine) => {
  const RUNS = SOAK ? 50 : 1;
  const reviews = SOAK ? 1000 : 36;
  it(`fault 38, L15: no change is skipped or received twice, in ${RUNS} × 2 × ${reviews} reviews`, {
    timeout: 3_600_000,
    meta: { runs: RUNS },
  }, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const store = await readyStore(engine);
      const writers = [1, 2].map(() => startChildWriter(store.place, { reviews, writers: 4 }));
      const ended = Promise.all(writers.map((writer) => writer.ended));
      const replica = await pullWhile(ended, store.changes);
      expect(await ended).toEqual([0, 0]);
      await expectInStep(replica, store);
      const acknowledged = writers.flatMap((writer) => [...writer.acknowledged]);
      expect(acknowledged).toHaveLength(2 * reviews);
      const approved = acknowledged
        .filter(([, status]) => status === 'approved')
        .map(([id]) => `review:${id}`);
      expect(new Set(replica.rows.keys())).toEqual(new Set(approved));
      await store.close();
    }
  });
});
