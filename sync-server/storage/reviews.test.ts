import { expect, it } from 'vitest';
import { rowsByKind } from '../testing/rows-by-kind.ts';
import { aReview, readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

await describeOnBothEngines('reviews', (engine) => {
  it('fault 28: an id keeps its first content, and distinguishes a repeat from another text', async () => {
    const { reviews, close } = await readyStore(engine);
    const review = aReview();
    expect(await reviews.insert(review)).toBe('created');
    expect(await reviews.insert({ ...review, createdAt: '2026-03-09T08:00:00.000Z' })).toBe('replayed');
    expect(await reviews.insert({ ...review, comment: 'Another text altogether.' })).toBe('conflict');
    expect(await reviews.insert({ ...review, recipeId: 2 })).toBe('conflict');
    expect(await reviews.find(review.id)).toEqual({
      ...review,
      status: 'pending',
      wasPublic: false,
      imageUrl: null,
      imageStatus: null,
      adminReply: null,
      translation: null,
      version: 0,
    });
    await close();
  });

  it('fault 25: 20 simultaneous deliveries of one review leave one', async () => {
    const { reviews, close } = await readyStore(engine);
    const review = aReview();
    const results = await Promise.all(Array.from({ length: 20 }, () => reviews.insert(review)));
    expect(results.filter((result) => result === 'created')).toHaveLength(1);
    expect(results.filter((result) => result === 'replayed')).toHaveLength(19);
    expect(await reviews.countPending()).toBe(1);
    await close();
  });

  it('fault 27: a late repeat of a removed review revives nothing', async () => {
    const { reviews, changes, close } = await readyStore(engine);
    const review = aReview();
    await reviews.insert(review);
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    expect(await reviews.remove(review.id, 'keeper')).toBe('removed');
    expect(await reviews.insert(review)).toBe('replayed');
    expect(await reviews.insert({ ...review, rating: 1 })).toBe('conflict');
    expect(await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' })).toBe('missing');
    expect(await reviews.remove(review.id, 'keeper')).toBe('missing');
    expect(await reviews.find(review.id)).toMatchObject({ status: 'removed', comment: '', userName: '' });
    const { changes: rows, count } = await changes.snapshot();
    expect(rowsByKind(rows).removed).toEqual([{ kind: 'review', id: review.id, revision: 2 }]);
    expect(count).toBe(0);
    await close();
  });

  it('lists the pending ones oldest first', async () => {
    const { reviews, close } = await readyStore(engine);
    const at = (day: number, recipeId = 1) =>
      aReview({ recipeId, createdAt: `2026-03-0${day}T08:00:00.000Z` });
    const [third, first, second, other] = [at(3), at(1), at(2), at(4, 2)];
    for (const review of [third, first, second, other]) await reviews.insert(review);
    expect((await reviews.listPending()).map((review) => review.id)).toEqual([
      first.id,
      second.id,
      third.id,
      other.id,
    ]);
    expect(await reviews.listPending(1)).toHaveLength(1);
    for (const { id } of [first, second, other])
      await reviews.moderate({ id, status: 'approved', by: 'keeper' });
    expect([await reviews.countPending(), await reviews.countApproved()]).toEqual([1, 3]);
    await close();
  });

  it('hides a review from devices until its approval', async () => {
    const { reviews, changes, close } = await readyStore(engine);
    const [waiting, refused] = [aReview(), aReview()];
    await reviews.insert(waiting);
    await reviews.insert(refused);
    expect(await reviews.moderate({ id: refused.id, status: 'rejected', by: 'keeper' })).toBe('decided');
    expect(await changes.after(0, 10)).toMatchObject({ revision: 0, reviews: [], removed: [], more: false });
    await close();
  });

  it('gives an approval, its withdrawal and a second approval a revision each', async () => {
    const { reviews, changes, close } = await readyStore(engine);
    const review = aReview();
    await reviews.insert(review);
    const moderate = (status: 'approved' | 'rejected') =>
      reviews.moderate({ id: review.id, status, by: 'keeper' });
    expect(await moderate('approved')).toBe('decided');
    expect(await moderate('approved')).toBe('unchanged');
    expect((await changes.after(0, 10)).reviews).toEqual([
      {
        ...review,
        isApproved: true,
        imageUrl: null,
        imageStatus: null,
        adminReply: null,
        adminReplyAt: null,
        translation: null,
        revision: 1,
      },
    ]);
    expect(await moderate('rejected')).toBe('decided');
    expect(await changes.after(1, 10)).toMatchObject({
      reviews: [],
      removed: [{ kind: 'review', id: review.id, revision: 2 }],
    });
    expect(await moderate('approved')).toBe('decided');
    expect(await changes.after(2, 10)).toMatchObject({
      reviews: [{ id: review.id, revision: 3 }],
      removed: [],
    });
    await close();
  });

  it('reports a conflict when another decision was made in the meantime', async () => {
    const { reviews, close } = await readyStore(engine);
    const { id } = aReview();
    await reviews.insert(aReview({ id }));
    await reviews.moderate({ id, status: 'approved', by: 'first', from: 'pending' });
    expect(await reviews.moderate({ id, status: 'rejected', by: 'second', from: 'pending' })).toBe(
      'conflict',
    );
    expect(await reviews.moderate({ id, status: 'approved', by: 'second', from: 'pending' })).toBe(
      'unchanged',
    );
    expect(await reviews.moderate({ id: crypto.randomUUID(), status: 'approved', by: 'x' })).toBe('missing');
    expect(await reviews.find(id)).toMatchObject({ status: 'approved' });
    await close();
  });

  it.runIf(engine.isComplete)(
    'lets one of ten simultaneous decisions count, with one public change',
    async () => {
      const { reviews, changes, close } = await readyStore(engine);
      const { id } = aReview();
      await reviews.insert(aReview({ id }));
      const decisions = Array.from({ length: 10 }, (_, n) =>
        reviews.moderate({ id, status: n % 2 === 0 ? 'approved' : 'rejected', by: `${n}`, from: 'pending' }),
      );
      const results = await Promise.all(decisions);
      expect(results.filter((result) => result === 'decided')).toHaveLength(1);
      const { reviews: rows, removed } = await changes.after(0, 10);
      expect(rows.length + removed.length).toBeLessThanOrEqual(1);
      await close();
    },
  );
});
