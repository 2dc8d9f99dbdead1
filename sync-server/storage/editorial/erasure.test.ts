import { expect, it } from 'vitest';
import { confirmReader } from '../../testing/newsletter-readers.ts';
import { aReview, readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { aNewSubmission, aRecipeSubmission } from '../../testing/submission-builders.ts';
import { everyCollection } from '../assembly/collection-order.ts';

const NOW = '2026-03-01T08:00:00.000Z';
const id = () => crypto.randomUUID();

await describeOnBothEngines('erasure', (engine) => {
  it('finds a person’s documents, then those that mention them, in any case and spacing, and no others', async () => {
    const { reviews, contactMessages, newsletter, safetyReports, erasure, close } = await readyStore(engine, {
      clock: () => Date.parse(NOW),
    });
    const [hers, about, other] = [
      aReview({ userName: '  ADA  Lovelace ' }),
      aReview({ userName: 'Bo', comment: 'Thanks to Ada Lovelace for the tip.' }),
      aReview({ userName: 'Adam', comment: 'Ada Lovelacelike? No such thing here.' }),
    ];
    for (const review of [hers, about, other]) await reviews.insert(review);
    const message = { name: 'A. L.', email: 'Ada@Example.org', subject: 'Hello', message: 'A question.' };
    await contactMessages.insert(id(), { ...message, category: 'general' }, NOW);
    await newsletter.subscribe(id(), { email: 'ada@example.org', list: 'dog' }, NOW);
    const report = { kind: 'missed', species: 'dog', text: 'By ada@example.org', version: '1' } as const;
    await safetyReports.insert(id(), report, NOW);
    const found = await erasure.find({ name: 'Ada Lovelace', email: 'ada@example.org' }, 100);
    expect(found.map(({ kind, isExact }) => `${kind} ${isExact}`).sort()).toEqual([
      'message true',
      'report false',
      'review false',
      'review true',
      'subscription true',
    ]);
    expect(found.findIndex(({ isExact }) => !isExact)).toBe(3);
    expect(found.some((match) => match.id === other.id)).toBe(false);
    await close();
  });

  it('finds a person’s own document behind 600 that only mention the name', async () => {
    const { reviews, erasure, close } = await readyStore(engine);
    const idAt = (at: number) => `${String(at).padStart(8, '0')}-0000-4000-8000-000000000000`;
    // More than the 500 that are read at once.
    const about = Array.from({ length: 600 }, (_, at) =>
      aReview({ id: idAt(at), userName: 'Bo', comment: 'Max ate it.' }),
    );
    const all = [...about, aReview({ id: idAt(600), userName: 'Max' })];
    // The store refuses more than 300 commands at once.
    for (let at = 0; at < all.length; at += 100) {
      await Promise.all(all.slice(at, at + 100).map(reviews.insert));
    }
    const found = await erasure.find({ name: 'Max' }, 2);
    expect(found.map(({ isExact }) => isExact)).toEqual([true, false, false]);
    await close();
  });

  it('fault 27: erased content is gone everywhere, and no late repeat of any kind revives it', async () => {
    const store = await readyStore(engine, { clock: () => Date.parse(NOW) });
    const { reviews, photos, submissions, contactMessages, newsletter, safetyReports, erasure } = store;
    const review = aReview({ userName: 'Zoë' });
    await reviews.insert(review);
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    const photo = {
      key: id(),
      reviewId: review.id,
      mediaType: 'image/jpeg',
      bytes: Buffer.from('x'),
    } as const;
    await photos.insert(photo, 'hash');
    await reviews.attachPhoto(review.id, `/photos/${photo.key}`);
    const submission = aNewSubmission({ submission: aRecipeSubmission({ authorName: 'Zoë' }) });
    await submissions.insert(submission);
    const message = { name: 'Zoë', email: 'zoe@example.org', subject: 'Hello', message: 'Zoë.' };
    const contact = [id(), { ...message, category: 'general' }, NOW] as const;
    await contactMessages.insert(...contact);
    const signUp = [id(), { email: 'zoe@example.org', list: 'dog' }, NOW] as const;
    await newsletter.subscribe(...signUp);
    const report = [id(), { kind: 'missed', species: 'dog', text: 'Zoë says.', version: '1' }, NOW] as const;
    await safetyReports.insert(...report);
    const issue = { list: 'dog', subject: 'Thanks', intro: 'Zoë sent this.', recipeIds: [] } as const;
    await store.issues.save(id(), { ...issue, recipeIds: [] }, 0);
    await confirmReader(store, 'zoe@example.org', 'cat');

    const found = await erasure.find({ name: 'Zoë', email: 'zoe@example.org' }, 100);
    expect(found.map(({ kind }) => kind).sort()).toEqual([
      'issue',
      'message',
      'report',
      'review',
      'submission',
      'subscription',
      'subscription',
    ]);
    for (const { kind, id: target } of found) {
      expect(await erasure.erase(kind as 'review', target, 'keeper')).toBe(true);
      expect(await erasure.erase(kind as 'review', target, 'keeper')).toBe(false);
    }

    for (let delivery = 0; delivery < 3; delivery += 1) {
      expect(await reviews.insert(review)).toBe('replayed');
      expect(await photos.insert(photo, 'hash')).toBe('replayed');
      expect(await submissions.insert(submission)).toBe('replayed');
      expect(await contactMessages.insert(...contact)).toBe('replayed');
      expect(await newsletter.subscribe(...signUp)).toBe('replayed');
      expect(await safetyReports.insert(...report)).toBe('replayed');
    }
    expect(await erasure.find({ name: 'Zoë', email: 'zoe@example.org' }, 100)).toEqual([]);
    expect(await photos.find(photo.key)).toBeNull();
    expect(await contactMessages.list()).toEqual([]);
    expect(await newsletter.subscribers()).toEqual([]);
    expect(await safetyReports.list()).toEqual([]);
    expect((await reviews.find(review.id))?.status).toBe('removed');
    const raw = store.place;
    await store.close();
    const database = raw.openDatabase();
    for (const name of everyCollection(database)) {
      const rows = JSON.stringify(await database.collection(name).find({}).toArray());
      // Letters that occur in no random id or hash.
      expect(rows, name).not.toMatch(/zoë|zoe@/i);
    }
    await database.close();
  });

  it('finds what moderators wrote about someone in notes and reasons, and erases only that', async () => {
    const store = await readyStore(engine, { clock: () => Date.parse(NOW) });
    const { reviews, submissions, acts, erasure } = store;
    const review = aReview({ userName: 'Bo' });
    await reviews.insert(review);
    const notes = 'The same as Ada Lovelace wrote.';
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper', notes });
    await acts.perform({
      kind: 'review',
      id: review.id,
      act: 'withdraw',
      by: 'keeper',
      reason: 'Asked for by ada@example.org.',
      ifVersion: undefined,
      changesOf: () => ({ status: 'withdrawn' }),
    });
    const submission = aNewSubmission();
    await submissions.insert(submission);
    const reply = notes;
    await submissions.decide({ id: submission.id, status: 'rejected', by: 'keeper', reply });

    const query = { name: 'Ada Lovelace', email: 'ada@example.org' };
    const found = await erasure.find(query, 100);
    expect(found).toEqual([
      { kind: 'review-note', id: review.id, isExact: false, excerpt: notes, at: NOW },
      { kind: 'submission-note', id: submission.id, isExact: false, excerpt: notes, at: NOW },
      {
        kind: 'act-reason',
        id: `review:${review.id}:1`,
        isExact: false,
        excerpt: 'Asked for by ada@example.org.',
        at: NOW,
      },
    ]);
    for (const { kind, id: target } of found) {
      expect(await erasure.erase(kind as 'review-note', target, 'keeper')).toBe(true);
      expect(await erasure.erase(kind as 'review-note', target, 'keeper')).toBe(false);
    }
    expect(await erasure.find(query, 100)).toEqual([]);
    expect(await reviews.find(review.id)).toMatchObject({ userName: 'Bo', status: 'withdrawn' });
    expect(await acts.list()).toMatchObject([{ act: 'withdraw', by: 'keeper', reason: null }]);
    await store.close();
  });

  it('erases a submitted recipe together with its decision’s note', async () => {
    const store = await readyStore(engine, { clock: () => Date.parse(NOW) });
    const submission = aNewSubmission();
    await store.submissions.insert(submission);
    const notes = 'By Ada, who sent it twice.';
    await store.submissions.decide({ id: submission.id, status: 'rejected', by: 'keeper', notes });
    expect(await store.erasure.erase('submission', submission.id, 'keeper')).toBe(true);
    expect(await store.erasure.find({ name: 'Ada' }, 100)).toEqual([]);
    await store.close();
  });
});
