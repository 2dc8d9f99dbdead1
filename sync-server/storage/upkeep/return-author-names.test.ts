import { expect, it } from 'vitest';
import { readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines, type Engine } from '../../testing/storage-engines.ts';
import { aNewSubmission, aRecipeSubmission, publishable } from '../../testing/submission-builders.ts';
import type { SubmissionDecision } from '../submission-document.ts';

/** A submission of Ada's, published as 'A visitor' by an earlier version, or by this one. */
async function publishedWithoutName(engine: Engine, { byEarlierVersion }: { byEarlierVersion: boolean }) {
  const store = await readyStore(engine);
  const submission = aRecipeSubmission({ authorName: ' Ada ' });
  const { id } = aNewSubmission();
  await store.submissions.insert(aNewSubmission({ id, submission }));
  const recipe = publishable();
  await store.submissions.decide({ id, by: 'keeper', status: 'approved', recipe });
  const { place } = store;
  if (byEarlierVersion) {
    await store.close();
    const database = place.openDatabase();
    const decisions = database.collection<SubmissionDecision>('submission_decisions');
    await decisions.updateOne({ _id: id }, { $set: { hasAuthor: null } });
    await database.close();
    return { id, place, recipe };
  }
  await store.close();
  return { id, place, recipe };
}

await describeOnBothEngines('a recipe that an earlier version published without its author', (engine) => {
  it('has the name back after the start, for every device, once', async () => {
    const { place, recipe } = await publishedWithoutName(engine, { byEarlierVersion: true });
    const store = await readyStore(engine, { place });
    const named = await store.recipes.get(111);
    expect(named).toMatchObject({ ...recipe, authorName: 'Ada', revision: 2 });
    expect(await store.acts.list()).toMatchObject([{ act: 'author', by: 'server', target: '111' }]);
    await store.close();
    const again = await readyStore(engine, { place });
    expect(await again.recipes.get(111)).toEqual(named);
    await again.close();
  });

  it('stays anonymous if an administrator takes the name out again', async () => {
    const { place, recipe } = await publishedWithoutName(engine, { byEarlierVersion: true });
    const store = await readyStore(engine, { place });
    await store.acts.performOnRecipe({
      kind: 'recipe',
      id: 111,
      act: 'edit',
      by: 'keeper',
      reason: null,
      ifVersion: undefined,
      changesOf: (document) => ({ recipe: { ...document.recipe, authorName: recipe.authorName } }),
    });
    await store.close();
    const again = await readyStore(engine, { place });
    expect((await again.recipes.get(111))?.authorName).toBe('A visitor');
    await again.close();
  });

  it('stays as it is once its submission or the recipe itself is erased', async () => {
    const withoutText = await publishedWithoutName(engine, { byEarlierVersion: true });
    const database = withoutText.place.openDatabase();
    await database
      .collection<{ _id: string; submission: null }>('submissions')
      .updateOne({ _id: withoutText.id }, { $set: { submission: null } });
    await database.close();
    const store = await readyStore(engine, { place: withoutText.place });
    expect((await store.recipes.get(111))?.authorName).toBe('A visitor');
    expect(await store.acts.list()).toEqual([]);
    await store.close();

    const erased = await publishedWithoutName(engine, { byEarlierVersion: false });
    const before = await readyStore(engine, { place: erased.place });
    await before.erasure.erase('recipe', '111', 'keeper');
    await before.close();
    const data = erased.place.openDatabase();
    await data
      .collection<SubmissionDecision>('submission_decisions')
      .updateOne({ _id: erased.id }, { $set: { hasAuthor: null } });
    await data.close();
    const after = await readyStore(engine, { place: erased.place });
    expect(JSON.stringify(await after.changes.snapshot())).not.toContain('Ada');
    await after.close();
  });
});

await describeOnBothEngines('a recipe that this version publishes without its author', (engine) => {
  it('stays anonymous, as the administrator decided', async () => {
    const { place } = await publishedWithoutName(engine, { byEarlierVersion: false });
    const store = await readyStore(engine, { place });
    expect((await store.recipes.get(111))?.authorName).toBe('A visitor');
    await store.close();
  });
});
