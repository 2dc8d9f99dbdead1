import { describe, expect, it } from 'vitest';
import type { CatalogueSnapshot } from '../../storage/changes.ts';
import { createSnapshotCache, snapshotOf } from './snapshot.ts';

function source() {
  const state = { revision: 1, isWriting: false, now: 0, heads: 0, snapshots: 0, isDown: false };
  const rows = (): CatalogueSnapshot => ({
    changedAt: new Map(),
    epoch: 'e',
    revision: state.revision,
    isWriting: state.isWriting,
    recipes: [],
    changes: [],
    reviewsByRecipe: new Map(),
    touchedAt: new Map(),
    count: state.isWriting ? null : 0,
    digest: null,
  });
  const cache = createSnapshotCache({
    async head() {
      state.heads += 1;
      if (state.isDown) throw new Error('down');
      return { epoch: 'e', revision: state.revision, isWriting: state.isWriting };
    },
    async snapshot() {
      state.snapshots += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return snapshotOf(rows());
    },
    clock: () => state.now,
  });
  return { state, cache };
}

describe('the snapshot cache', () => {
  it('L1, L2: a hundred readers query once, and not again within a second', async () => {
    const { state, cache } = source();
    await Promise.all(Array.from({ length: 100 }, () => cache.get()));
    state.now = 999;
    expect(cache.fresh()?.revision).toBe(1);
    await cache.get();
    expect(state).toMatchObject({ heads: 1, snapshots: 1 });
  });

  it("sees another process's write after a second, and rereads no rows when there was none", async () => {
    const { state, cache } = source();
    await cache.get();
    state.now = 1000;
    expect(cache.fresh()).toBeNull();
    await cache.get();
    expect(state).toMatchObject({ heads: 2, snapshots: 1 });
    state.now = 2000;
    state.revision = 2;
    expect((await cache.get()).revision).toBe(2);
  });

  it('queries again when the clock was set back, however far', async () => {
    const { state, cache } = source();
    state.now = 3_600_000;
    await cache.get();
    state.now = 0;
    state.revision = 2;
    expect(cache.fresh()).toBeNull();
    expect((await cache.get()).revision).toBe(2);
  });

  it("sees this process's write at once, even during a query", async () => {
    const { state, cache } = source();
    await cache.get();
    state.now = 1000;
    const before = cache.get();
    state.revision = 2;
    cache.invalidate();
    expect((await cache.get()).revision).toBe(2);
    await before;
    expect(cache.fresh()?.revision).toBe(2);
  });

  it('rereads twice at most for a hundred callers, and meanwhile others get the old snapshot', async () => {
    const { state, cache } = source();
    await cache.get();
    state.revision = 2;
    const rereads = Array.from({ length: 100 }, () => cache.reread());
    expect(cache.fresh()?.revision).toBe(1);
    expect((await Promise.all(rereads)).map(({ revision }) => revision)).toEqual(Array(100).fill(2));
    // One for the first snapshot, and two rereads.
    expect(state.heads).toBeLessThanOrEqual(3);
    expect(cache.fresh()?.revision).toBe(2);
  });

  it('rereads a change that a request under way had not seen, and fails if the store is away', async () => {
    const { state, cache } = source();
    await cache.get();
    state.now = 1000;
    const before = cache.get();
    const reread = cache.reread();
    state.revision = 2;
    expect((await reread).revision).toBe(2);
    await before;
    state.isDown = true;
    await expect(cache.reread()).rejects.toThrow('down');
    state.isDown = false;
    expect((await cache.reread()).revision).toBe(2);
  });

  it('reads again once a write has ended, so that the count comes back', async () => {
    const { state, cache } = source();
    state.isWriting = true;
    expect((await cache.get()).count).toBeNull();
    state.now = 1000;
    state.isWriting = false;
    expect((await cache.get()).count).toBe(0);
  });

  it('keeps serving the last snapshot while the store is away, and fails only without one', async () => {
    const { state, cache } = source();
    await cache.get();
    state.now = 5000;
    state.isDown = true;
    expect((await cache.get()).revision).toBe(1);
    const empty = source();
    empty.state.isDown = true;
    await expect(empty.cache.get()).rejects.toThrow('down');
    empty.state.isDown = false;
    expect((await empty.cache.get()).revision).toBe(1);
  });
});
