import { expect, it } from 'vitest';
import { aReview, readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

await describeOnBothEngines('pictures whose process died before they were attached to a review', (engine) => {
  it('are deleted after a day, and no others', async () => {
    let now = Date.parse('2026-03-01T08:00:00.000Z');
    const { reviews, photos, close } = await readyStore(engine, { clock: () => now });
    const review = aReview();
    await reviews.insert(review);
    const picture = () =>
      ({
        key: crypto.randomUUID(),
        reviewId: review.id,
        mediaType: 'image/jpeg',
        bytes: Buffer.from('x'),
      }) as const;
    const [left, attached, fresh] = [picture(), picture(), picture()];
    await photos.insert(left, 'hash');
    await photos.insert(attached, 'hash');
    await photos.markAttached(attached.key);
    now += DAY_MS - 1;
    await photos.insert(fresh, 'hash');
    await photos.sweep();
    expect(await photos.find(left.key)).not.toBeNull();
    now += 1;
    await photos.sweep();
    const kept = await Promise.all([left, attached, fresh].map(({ key }) => photos.find(key)));
    expect(kept.map((photo) => photo !== null)).toEqual([false, true, true]);
    // A device that still has the picture may upload it again.
    expect(await photos.insert(left, 'hash')).toBe('created');
    await close();
  });
});
