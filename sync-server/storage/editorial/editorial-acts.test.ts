import { expect, it } from 'vitest';
import { aRecipe } from '../../testing/builders.ts';
import { rowsByKind } from '../../testing/rows-by-kind.ts';
import { aReview, readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import type { ReviewDocument } from '../review-document.ts';
import type { RevisionLog } from '../revisions/revision-log.ts';
import { type Act, createEditorialActs } from './editorial-acts.ts';
import { recipeChanges, reviewChanges } from './editorial-changes.ts';

const AT = '2026-03-02T08:00:00.000Z';
type Row = { _id: string } & Record<string, unknown>;
const ACTOR = { by: 'keeper', at: AT };

function withdrawal(id: string, ifVersion?: number, by = 'keeper'): Act<'review'> {
  const changesOf = (review: ReviewDocument) => reviewChanges(review, { act: 'withdraw' }, ACTOR);
  return { kind: 'review', id, act: 'withdraw', by, reason: null, ifVersion, changesOf };
}

await describeOnBothEngines('acts on what is published', (engine) => {
  it('S33: of ten parallel withdrawals one withdraws the review and is listed, nine are stale', async () => {
    const { reviews, acts, changes, close } = await readyStore(engine);
    const review = aReview();
    await reviews.insert(review);
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => acts.perform(withdrawal(review.id, 0, `keeper ${n}`))),
    );
    expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'stale')).toHaveLength(9);
    expect(await acts.list()).toMatchObject([{ kind: 'review', target: review.id, act: 'withdraw' }]);
    const { removed, reviews: shown } = rowsByKind((await changes.snapshot()).changes);
    expect([removed.map(({ id }) => id), shown]).toEqual([[review.id], []]);
    await close();
  });

  it('fault 54: an edit of an outdated version changes nothing and is not listed', async () => {
    const { reviews, acts, close } = await readyStore(engine);
    const review = aReview();
    await reviews.insert(review);
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    const edit = (comment: string, ifVersion: number) => {
      const body = { act: 'edit', userName: 'A.', comment, adminReply: null } as const;
      const changesOf = (document: ReviewDocument) => reviewChanges(document, body, ACTOR);
      return acts.perform({ ...withdrawal(review.id, ifVersion), act: 'edit', changesOf });
    };
    expect((await edit('The first to save.', 0)).outcome).toBe('done');
    expect((await edit('The second to save.', 0)).outcome).toBe('stale');
    expect(await reviews.find(review.id)).toMatchObject({ comment: 'The first to save.', userName: 'A.' });
    expect(await acts.list()).toHaveLength(1);
    expect((await edit('The first to save.', 1)).outcome).toBe('unchanged');
    await close();
  });

  it('fault 36: the next process carries out an act whose process died after recording it', async () => {
    const first = await readyStore(engine);
    const review = aReview();
    await first.reviews.insert(review);
    await first.reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    await first.close();
    const database = first.place.openDatabase();
    await database
      .collection<{ _id: string; changes: unknown; isCarriedOut: boolean }>('editorialActs')
      .insertOne({
        _id: `review:${review.id}:1`,
        kind: 'review',
        target: review.id,
        version: 1,
        act: 'withdraw',
        by: 'keeper',
        at: AT,
        reason: null,
        fields: ['status'],
        changes: { status: 'withdrawn' },
        isCarriedOut: false,
      } as never);
    await database.close();
    const { reviews, changes, acts, close } = await readyStore(engine, { place: first.place });
    expect(await reviews.find(review.id)).toMatchObject({ status: 'withdrawn' });
    expect(rowsByKind((await changes.snapshot()).changes).reviews).toEqual([]);
    expect((await acts.perform(withdrawal(review.id))).outcome).toBe('unchanged');
    await close();
  });

  it('an act carried out after its review was erased writes nothing into the review', async () => {
    const { reviews, erasure, place, close } = await readyStore(engine);
    const review = aReview();
    await reviews.insert(review);
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    await erasure.erase('review', review.id, 'keeper');
    await close();
    const database = place.openDatabase();
    await database.collection<Row>('editorialActs').insertOne({
      ...{ _id: `review:${review.id}:1`, kind: 'review', target: review.id, version: 1 },
      ...{ act: 'edit', by: 'keeper', at: AT, reason: null, fields: ['comment'] },
      ...{ changes: { comment: 'Ada wrote this.' }, isCarriedOut: false },
    });
    await database.close();
    const next = await readyStore(engine, { place });
    await next.close();
    const after = place.openDatabase();
    const left = await after.collection<Row>('reviews').findOne({ _id: review.id });
    const row = await after.collection<Row>('editorialActs').findOne({ _id: `review:${review.id}:1` });
    expect([left?.['comment'], left?.['status']]).toEqual(['', 'removed']);
    expect([row?.['changes'], row?.['isCarriedOut']]).toEqual([null, true]);
    await after.close();
  });

  it('an act whose update is always lost is carried out after a restart and bars no later act', async () => {
    const { reviews, place, close } = await readyStore(engine);
    const review = aReview();
    await reviews.insert(review);
    await reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
    await close();
    const database = place.openDatabase();
    const published = { review: database.collection('reviews'), recipe: database.collection('recipes') };
    const lossy = { write: async () => undefined } as unknown as RevisionLog;
    const acts = createEditorialActs(database, published as never, lossy, () => Date.parse(AT));
    await acts.perform(withdrawal(review.id, 0));
    await database.close();
    const next = await readyStore(engine, { place });
    expect(await next.reviews.find(review.id)).toMatchObject({ status: 'withdrawn' });
    expect((await next.acts.perform(withdrawal(review.id))).outcome).toBe('unchanged');
    await next.close();
  });

  it('a built-in recipe that was withdrawn or edited stays so when the server starts with its catalogue', async () => {
    const builtinRecipes = [aRecipe(), aRecipe({ id: 2, title: 'Beef Bowl' })];
    const first = await readyStore(engine, { builtinRecipes });
    const act = { kind: 'recipe', by: 'keeper', reason: null, ifVersion: 0 } as const;
    await first.acts.perform({
      ...act,
      id: 1,
      act: 'withdraw',
      changesOf: (document) => recipeChanges(document, { act: 'withdraw' }, AT),
    });
    const { id: _id, createdAt: _at, ...recipe } = aRecipe({ title: 'Mild Beef Bowl' });
    await first.acts.perform({
      ...act,
      id: 2,
      act: 'edit',
      changesOf: (document) => recipeChanges(document, { act: 'edit', recipe }, AT),
    });
    await first.close();
    const { recipes, changes, close } = await readyStore(engine, { place: first.place, builtinRecipes });
    expect((await recipes.list()).map(({ id, title }) => [id, title])).toEqual([[2, 'Mild Beef Bowl']]);
    expect(rowsByKind((await changes.snapshot()).changes).removed).toMatchObject([{ kind: 'recipe', id: 1 }]);
    await close();
  });
});
