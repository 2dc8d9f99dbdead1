import { expect, it } from 'vitest';
import { startChildWriter } from '../testing/child-writer.ts';
import { Replica } from '../testing/replica.ts';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnEmbedded } from '../testing/storage-engines.ts';

const RUNS = process.env['SOAK'] ? 200 : 3;
const RANK: Record<string, number> = { pending: 0, inserted: 0, approved: 1, rejected: 2 };

describeOnEmbedded('a process killed while it writes', (engine) => {
  it(`fault 36: everything acknowledged is there afterwards, in ${RUNS} runs`, {
    timeout: 3_600_000,
  }, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const place = await engine.newPlace();
      const writer = startChildWriter(place, 100_000, 8);
      await writer.started;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
      writer.kill();
      expect(await writer.ended).toBeNull();

      const store = await readyStore(engine, { place });
      expect(writer.acknowledged.size).toBeGreaterThan(0);
      for (const [id, step] of writer.acknowledged) {
        const stored = await store.reviews.find(id);
        // What was under way but not yet acknowledged may have happened too.
        expect(RANK[stored?.status ?? ''], `${id} was ${step}`).toBeGreaterThanOrEqual(RANK[step] as number);
        if (stored !== null) expect(await store.reviews.insert(stored)).toBe('replayed');
      }

      // What the killed process left unfinished holds nobody up.
      const { revision, isWriting, count, digest } = await store.changes.snapshot();
      expect(isWriting).toBe(false);
      const replica = new Replica(store.changes);
      await replica.pull(200);
      expect({ count: replica.rows.size, digest: replica.digest() }).toEqual({ count, digest });
      const [first] = await store.reviews.listPending(1);
      if (first) await store.reviews.moderate({ id: first.id, status: 'approved', by: 'keeper' });
      expect((await store.changes.head()).revision).toBeGreaterThanOrEqual(revision);
      await store.close();
    }
  });
});
