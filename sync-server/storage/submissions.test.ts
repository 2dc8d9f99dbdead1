import { expect, it } from 'vitest';
import { aRecipe, threeRecipes } from '../testing/builders.ts';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { aNewSubmission, aRecipeSubmission, publishable } from '../testing/submission-builders.ts';
import type { Store } from './store/store.ts';

const approve = (store: Pick<Store, 'submissions'>, id: string, by = 'keeper') =>
  store.submissions.decide({ id, by, status: 'approved', recipe: publishable() });
const reject = (store: Pick<Store, 'submissions'>, id: string, by = 'keeper') =>
  store.submissions.decide({ id, by, status: 'rejected', notes: 'Not for cats.' });

await describeOnBothEngines('submissions', (engine) => {
  it('fault 28: an id keeps its first content, and distinguishes a repeat from another recipe', async () => {
    const { submissions, close } = await readyStore(engine);
    const sent = aNewSubmission();
    expect(await submissions.insert(sent)).toBe('created');
    expect(await submissions.insert({ ...sent, createdAt: '2026-03-09T08:00:00.000Z' })).toBe('replayed');
    const other = { ...sent, submission: aRecipeSubmission({ title: 'Another bowl' }) };
    expect(await submissions.insert(other)).toBe('conflict');
    expect(await submissions.find(sent.id)).toEqual({ ...sent, status: 'pending' });
    await close();
  });

  it("drops the author's id, which means nothing to the server", async () => {
    const { submissions, close } = await readyStore(engine);
    const sent = aNewSubmission();
    await submissions.insert({ ...sent, submission: { ...sent.submission, authorId: 1 } });
    expect((await submissions.find(sent.id))?.submission).toEqual(sent.submission);
    expect(await submissions.insert(sent)).toBe('replayed');
    await close();
  });

  it('fault 25: 20 simultaneous deliveries of one recipe leave one', async () => {
    const { submissions, stats, close } = await readyStore(engine);
    const sent = aNewSubmission();
    const results = await Promise.all(Array.from({ length: 20 }, () => submissions.insert(sent)));
    expect(results.filter((result) => result === 'created')).toHaveLength(1);
    expect(await submissions.countPending()).toBe(1);
    expect(await stats.overview()).toMatchObject({ pendingRecipes: 1, totalRecipes: 0 });
    await close();
  });

  it('lists the pending ones oldest first', async () => {
    const store = await readyStore(engine);
    const at = (day: number) => aNewSubmission({ createdAt: `2026-03-0${day}T08:00:00.000Z` });
    const [second, first, third] = [at(2), at(1), at(3)];
    for (const sent of [second, first, third]) await store.submissions.insert(sent);
    const ids = async (limit?: number) => (await store.submissions.listPending(limit)).map(({ id }) => id);
    expect(await ids()).toEqual([first.id, second.id, third.id]);
    expect(await ids(1)).toEqual([first.id]);
    await reject(store, first.id);
    expect(await ids()).toEqual([second.id, third.id]);
    await store.close();
  });

  it('publishes an approved recipe under the next id from 111 up, for every device', async () => {
    const at = Date.parse('2026-04-01T10:00:00.000Z');
    const store = await readyStore(engine, { builtinRecipes: threeRecipes(), clock: () => at });
    const [one, two] = [aNewSubmission(), aNewSubmission()];
    for (const sent of [one, two]) await store.submissions.insert(sent);
    const { revision } = await store.changes.head();
    expect(await approve(store, one.id)).toEqual({ outcome: 'decided', recipeId: 111 });
    expect(await approve(store, two.id)).toEqual({ outcome: 'decided', recipeId: 112 });
    const recipe = { ...publishable(), id: 111, createdAt: '2026-04-01T10:00:00.000Z' };
    // Maintenance may carry out the decision simultaneously, and use up a revision.
    expect(await store.recipes.get(111)).toEqual({ ...recipe, revision: expect.any(Number) });
    const page = await store.changes.after(revision, 10);
    expect(page.recipes.map(({ id }) => id)).toEqual([111, 112]);
    expect(await store.stats.overview()).toMatchObject({ totalRecipes: 5, pendingRecipes: 0 });
    await store.close();
  });

  it('hides pending and rejected recipes from devices', async () => {
    const store = await readyStore(engine);
    const [waiting, refused] = [aNewSubmission(), aNewSubmission()];
    for (const sent of [waiting, refused]) await store.submissions.insert(sent);
    expect(await reject(store, refused.id)).toEqual({ outcome: 'decided', recipeId: null });
    expect(await store.changes.after(0, 10)).toMatchObject({ revision: 0, recipes: [], removed: [] });
    expect(await store.recipes.count()).toBe(0);
    await store.close();
  });

  it('acknowledges a repeated decision, and reports any other as a conflict', async () => {
    const store = await readyStore(engine);
    const [good, bad] = [aNewSubmission(), aNewSubmission()];
    for (const sent of [good, bad]) await store.submissions.insert(sent);
    await approve(store, good.id, 'first');
    expect(await approve(store, good.id, 'second')).toEqual({ outcome: 'unchanged', recipeId: 111 });
    expect(await reject(store, good.id)).toEqual({ outcome: 'conflict' });
    const otherWords = { ...publishable(), title: 'Edited by the second' };
    const edited = { id: good.id, by: 'second', status: 'approved', recipe: otherWords } as const;
    expect(await store.submissions.decide(edited)).toEqual({ outcome: 'conflict' });
    await reject(store, bad.id);
    expect(await reject(store, bad.id)).toEqual({ outcome: 'unchanged', recipeId: null });
    expect(await approve(store, bad.id)).toEqual({ outcome: 'conflict' });
    expect(await approve(store, crypto.randomUUID())).toEqual({ outcome: 'missing' });
    expect(await store.recipes.count()).toBe(1);
    await store.close();
  });

  it('S33: of ten administrators at once, five for and five against, one decision counts', async () => {
    const store = await readyStore(engine);
    for (let round = 0; round < 5; round += 1) {
      const sent = aNewSubmission();
      await store.submissions.insert(sent);
      const before = await store.recipes.count();
      const decisions = Array.from({ length: 10 }, (_, n) =>
        n % 2 === 0 ? approve(store, sent.id, `${n}`) : reject(store, sent.id, `${n}`),
      );
      const outcomes = (await Promise.all(decisions)).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(4);
      const isPublished = (await store.submissions.find(sent.id))?.status === 'approved';
      expect(await store.recipes.count()).toBe(before + (isPublished ? 1 : 0));
    }
    await store.close();
  });

  it('fault 27: a late repeat of a removed recipe revives nothing', async () => {
    const store = await readyStore(engine);
    const sent = aNewSubmission();
    await store.submissions.insert(sent);
    expect(await store.submissions.remove(sent.id, 'keeper')).toBe('removed');
    expect(await store.submissions.remove(sent.id, 'keeper')).toBe('missing');
    expect(await store.submissions.insert(sent)).toBe('replayed');
    expect(await store.submissions.find(sent.id)).toBeNull();
    expect(await store.submissions.isKnown(sent.id)).toBe(true);
    expect(await approve(store, sent.id)).toEqual({ outcome: 'missing' });
    expect(await store.submissions.countPending()).toBe(0);
    expect(await store.recipes.count()).toBe(0);
    await store.close();
  });

  it('returns the outcome and the reply to the author, but never the internal note', async () => {
    const store = await readyStore(engine);
    const { submissions, acts } = store;
    const [good, bad] = [aNewSubmission(), aNewSubmission()];
    for (const sent of [good, bad]) await submissions.insert(sent);
    expect(await submissions.outcome(good.id)).toEqual({ status: 'pending', recipeId: null, reply: null });
    const reply = 'A fine bowl.';
    await submissions.decide({
      id: good.id,
      by: 'keeper',
      status: 'approved',
      recipe: publishable(),
      notes: 'x',
      reply,
    });
    expect(await submissions.outcome(good.id)).toEqual({ status: 'approved', recipeId: 111, reply });
    await reject(store, bad.id);
    expect(await submissions.outcome(bad.id)).toEqual({ status: 'rejected', recipeId: null, reply: null });

    await acts.perform({
      kind: 'recipe',
      id: 111,
      act: 'withdraw',
      by: 'keeper',
      reason: null,
      ifVersion: 0,
      changesOf: () => ({ status: 'withdrawn' }),
    });
    expect(await submissions.outcome(good.id)).toMatchObject({ status: 'approved', recipeId: null });
    await submissions.remove(bad.id, 'keeper');
    expect(await submissions.outcome(bad.id)).toBeNull();
    expect(await submissions.outcome(crypto.randomUUID())).toBeNull();
    await store.close();
  });

  it('keeps a published recipe when the submission it came from is deleted', async () => {
    const store = await readyStore(engine);
    const sent = aNewSubmission();
    await store.submissions.insert(sent);
    await approve(store, sent.id);
    expect(await store.submissions.remove(sent.id, 'keeper')).toBe('removed');
    expect(await store.recipes.get(111)).toMatchObject({ title: 'Turkey and Carrot Bowl' });
    await store.close();
  });

  it('publishes recipes that no built-in recipe overwrites, not even one with the same id', async () => {
    const first = await readyStore(engine, { builtinRecipes: threeRecipes() });
    const sent = aNewSubmission();
    await first.submissions.insert(sent);
    await approve(first, sent.id);
    const published = await first.recipes.get(111);
    const { revision } = await first.changes.head();
    await first.close();
    const shipped = [...threeRecipes(), aRecipe({ id: 111, title: 'Shipped by mistake' })];
    const second = await readyStore(engine, { place: first.place, builtinRecipes: shipped });
    expect(await second.recipes.get(111)).toEqual(published);
    expect(published).toMatchObject({ title: 'Turkey and Carrot Bowl' });
    // No change is published to devices.
    expect(await second.changes.after(revision, 10)).toMatchObject({ recipes: [], removed: [], more: false });
    await second.close();
  });
});
