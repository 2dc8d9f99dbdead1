import { afterEach, expect, it, vi } from 'vitest';
import type { SyncPage } from '#domain/contract/sync';
import { aSyncedRecipe, aSyncedReview, reviewId } from '../../testing/catalogue-rows.ts';
import { Bowlful } from '../database/bowlful.ts';
import { applyPage } from './apply-page.ts';

afterEach(() => vi.unstubAllGlobals());

const NOW = new Date('2025-06-01T12:00:00.000Z');
const shown = (key: string) => ({ imageUrl: `/photos/${key}`, imageStatus: 'approved' }) as const;

function page(changes: Partial<SyncPage>): SyncPage {
  const empty = { recipes: [], reviews: [], removed: [], count: null, digest: null };
  return { epoch: 'e', cursor: 'c1', more: false, ...empty, ...changes };
}

it('a photo that was taken down, alone or with its review, is deleted from this device’s caches; others stay', async () => {
  const kept = new Set(['/photos/one', '/photos/two', '/photos/three']);
  const cache = { delete: async (address: string) => kept.delete(address) };
  vi.stubGlobal('caches', { keys: async () => ['photos'], open: async () => cache });
  const database = new Bowlful('forget-photos');
  const reviews = [
    aSyncedReview(1, 2, shown('one')),
    aSyncedReview(2, 3, shown('two')),
    aSyncedReview(3, 4, shown('three')),
  ];
  await applyPage(database, page({ recipes: [aSyncedRecipe(1, 1)], reviews }), null, NOW);
  const changed = [
    aSyncedReview(2, 5, { imageUrl: null, imageStatus: 'rejected' }),
    aSyncedReview(3, 6, shown('three')),
  ];
  const removed = [{ kind: 'review', id: reviewId(1), revision: 7 } as const];
  await applyPage(database, page({ cursor: 'c2', reviews: changed, removed }), 'c1', NOW);
  await vi.waitFor(() => expect([...kept]).toEqual(['/photos/three']));
  database.close();
});
