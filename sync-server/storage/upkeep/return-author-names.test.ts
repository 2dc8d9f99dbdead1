import { expect, it } from 'vitest';
import { readyStore } from '../../testing/storage-builders.ts';
import { describeOnBothEngines, type Engine } from '../../testing/storage-engines.ts';
import { aNewSubmission, aRecipeSubmission, publishable } from '../../testing/submission-builders.ts';
import type { Store } from '../store/store.ts';
import type { SubmissionDecision } from '../submission-document.ts';

/** Publishes Ada's submission as 'A visitor'. */
async function publishWithoutName({ submissions }: Store): Promise<string> {
  const sent = aNewSubmission({ submission: aRecipeSubmission({ authorName: ' Ada ' }) });
  await submissions.insert(sent);
  await submissions.decide({ id: sent.id, by: 'keeper', status: 'approved', recipe: publishable() });
  return sent.id;
}

/** Opens, with this version, an earlier version's store that holds a recipe published without Ada's name. */
async function startOnEarlierData(engine: Engine, prepare = async (_store: Store, _id: string) => {}) {
  const earlier = await readyStore(engine);
  const _id = await publishWithoutName(earlier);
  await prepare(earlier, _id);
  await earlier.close();
  const database = earlier.place.openDatabase();
  const decisions = database.collection<SubmissionDecision>('submission_decisions');
  await decisions.updateOne({ _id }, { $set: { hasAuthor: null } });
  await database.close();
  return await readyStore(engine, { place: earlier.place });
}

await describeOnBothEngines('a recipe that an earlier version published without its author', (engine) => {
  it('has the name back after the start, for every device', async () => {
    const store = await startOnEarlierData(engine);
    expect(await store.recipes.get(111)).toMatchObject({ ...publishable(), authorName: 'Ada', revision: 2 });
    expect(await store.acts.list()).toMatchObject([{ act: 'author', by: 'server', target: '111' }]);
    await store.close();
  });

  it('has the name back only once: it stays anonymous if an administrator removes the name', async () => {
    const store = await startOnEarlierData(engine);
    await store.acts.perform({
      kind: 'recipe',
      id: 111,
      act: 'edit',
      by: 'keeper',
      reason: null,
      ifVersion: undefined,
      changesOf: ({ recipe }) => ({ recipe: { ...recipe, authorName: 'A visitor' } }),
    });
    await store.close();
    const again = await readyStore(engine, { place: store.place });
    expect((await again.recipes.get(111))?.authorName).toBe('A visitor');
    await again.close();
  });

  it('stays anonymous if its submission has been erased', async () => {
    const store = await startOnEarlierData(engine, async ({ erasure }, id) => {
      expect(await erasure.erase('submission', id, 'keeper')).toBe(true);
    });
    expect((await store.recipes.get(111))?.authorName).toBe('A visitor');
    await store.close();
  });

  it('stays empty if it has been erased', async () => {
    const store = await startOnEarlierData(engine, async ({ erasure }) => {
      expect(await erasure.erase('recipe', '111', 'keeper')).toBe(true);
    });
    expect(JSON.stringify(await store.changes.snapshot())).not.toContain('Ada');
    expect(await store.acts.list()).toEqual([]);
    await store.close();
  });
});

await describeOnBothEngines('a recipe that this version publishes without its author', (engine) => {
  it('stays anonymous, as the administrator decided', async () => {
    const store = await readyStore(engine);
    await publishWithoutName(store);
    await store.close();
    const again = await readyStore(engine, { place: store.place });
    expect((await again.recipes.get(111))?.authorName).toBe('A visitor');
    await again.close();
  });
});
