import { expect, it } from 'vitest';
import { type ChildWriter, startChildWriter } from '../testing/child-writer.ts';
import { Replica } from '../testing/replica.ts';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnEmbedded, type Engine, type Place } from '../testing/storage-engines.ts';

const RUNS = process.env['SOAK'] ? 200 : 1;
const RANK: Record<string, number> = { pending: 0, inserted: 0, approved: 1, rejected: 2 };

/** Opens the data of a process that ended: everything acknowledged is there, and no claim blocks readers. */
async function expectWhole(engine: Engine, place: Place, { acknowledged }: ChildWriter): Promise<void> {
  const store = await readyStore(engine, { place });
  expect(acknowledged.size).toBeGreaterThan(0);
  for (const [id, step] of acknowledged) {
    const stored = await store.reviews.find(id);
    // Unacknowledged writes may have taken effect too.
    expect(RANK[stored?.status ?? ''], `${id} was ${step}`).toBeGreaterThanOrEqual(RANK[step] as number);
    if (stored !== null) expect(await store.reviews.insert(stored)).toBe('replayed');
  }

  const { revision, isWriting, count, digest } = await store.changes.snapshot();
  expect(isWriting).toBe(false);
  const replica = new Replica(store.changes);
  await replica.pull(200);
  expect({ count: replica.rows.size, digest: replica.digest() }).toEqual({ count, digest });
  const [pending] = await store.reviews.listPending(1);
  if (pending) await store.reviews.moderate({ id: pending.id, status: 'approved', by: 'keeper' });
  expect((await store.changes.head()).revision).toBe(revision + (pending ? 1 : 0));
  await store.close();
}

describeOnEmbedded('a process that ends while it writes', (engine) => {
  it(`fault 36: killed, it has kept everything acknowledged, in ${RUNS} runs`, {
    timeout: 3_600_000,
    meta: { runs: RUNS },
  }, async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const place = await engine.newPlace();
      const writer = startChildWriter(place, { reviews: 100_000, writers: 8 });
      await writer.started;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
      writer.kill();
      expect(await writer.ended).toBeNull();
      await expectWhole(engine, place, writer);
    }
  });

  it.skipIf(process.platform === 'win32')(
    'fault 42: on a full disk it refuses writes, still reads and has kept everything acknowledged',
    { timeout: 120_000 },
    async () => {
      const place = await engine.newPlace();
      const writer = startChildWriter(place, { reviews: 100_000, writers: 2, fileBlocks: 1500 });
      expect(await writer.ended).toBe(0);
      // Both writers gave up, and could still read.
      expect(writer.unavailable()).toBe(2);
      await expectWhole(engine, place, writer);
    },
  );
});
