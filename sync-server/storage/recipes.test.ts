import { expect, it } from 'vitest';
import { aRecipe, threeRecipes } from '../testing/builders.ts';
import { aReview, readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import type { RecipeDocument } from './recipes.ts';

await describeOnBothEngines('the catalogue', (engine) => {
  it('is loaded at the first start, each recipe with a revision of its own', async () => {
    const { recipes, changes, close } = await readyStore(engine, { builtinRecipes: threeRecipes() });
    expect((await recipes.list()).map((recipe) => recipe.id)).toEqual([1, 2, 66]);
    expect(await recipes.count()).toBe(3);
    const { revision, ...recipe } = (await recipes.get(2)) ?? {};
    expect(recipe).toEqual(threeRecipes()[1]);
    expect(revision).toBeGreaterThan(0);
    expect(await recipes.get(3)).toBeNull();
    const page = await changes.after(0, 10);
    expect(page.recipes.map((row) => row.revision)).toEqual([1, 2, 3]);
    await close();
  });

  it('says how long a recipe keeps by its foods, whatever its document says', async () => {
    const written = aRecipe({ storage: { refrigeratorDays: 1, freezerMonths: 0 } });
    const { recipes, changes, close } = await readyStore(engine, { builtinRecipes: [written] });
    // Chicken and rice: three days in the refrigerator, three months in the freezer.
    const storage = { refrigeratorDays: 3, freezerMonths: 3 };
    expect((await recipes.get(1))?.storage).toEqual(storage);
    expect((await changes.after(0, 10)).recipes.map((recipe) => recipe.storage)).toEqual([storage]);
    await close();
  });

  it('gains missing recipes and replaces changed ones at a later start, and touches nothing else', async () => {
    const first = await readyStore(engine, { builtinRecipes: threeRecipes() });
    const epoch = (await first.changes.head()).epoch;
    await first.close();
    const renamed = aRecipe({ id: 2, title: 'Beef and Barley Puppy Bowl' });
    const shipped = [aRecipe(), renamed, aRecipe({ id: 7 })];
    const second = await readyStore(engine, { place: first.place, builtinRecipes: shipped });
    // Three recipes at the first start, then one renamed and one added.
    expect(await second.changes.head()).toEqual({ epoch, revision: 5, isWriting: false });
    const { recipes } = await second.changes.after(3, 10);
    expect(recipes.map((recipe) => [recipe.id, recipe.title])).toEqual(
      expect.arrayContaining([
        [2, 'Beef and Barley Puppy Bowl'],
        [7, 'Chicken and Brown Rice'],
      ]),
    );
    expect(recipes).toHaveLength(2);
    expect(await second.recipes.count()).toBe(4);
    await second.close();
  });

  it('returns when each recipe last changed; for a document of an earlier version, when it was written', async () => {
    const [first, second] = ['2026-03-01T08:00:00.000Z', '2026-04-01T08:00:00.000Z'];
    const old = await readyStore(engine, {
      builtinRecipes: threeRecipes(),
      clock: () => Date.parse(first),
    });
    await old.close();
    const database = old.place.openDatabase();
    const documents = database.collection<RecipeDocument>('recipes');
    await documents.updateOne({ _id: 66 }, { $unset: { changedAt: '' } });
    await database.close();
    const shipped = [aRecipe({ title: 'Another Name' }), ...threeRecipes().slice(1)];
    const store = await readyStore(engine, {
      place: old.place,
      builtinRecipes: shipped,
      clock: () => Date.parse(second),
    });
    const { changedAt } = await store.changes.snapshot();
    const written = threeRecipes()[2]?.createdAt;
    expect([changedAt.get(1), changedAt.get(2), changedAt.get(66)]).toEqual([second, first, written]);
    await store.close();
  });

  it('changes nothing at a start with the same recipes, whatever the order of their keys', async () => {
    const first = await readyStore(engine, { builtinRecipes: [aRecipe()] });
    await first.close();
    const reordered = Object.fromEntries(Object.entries(aRecipe()).reverse()) as ReturnType<typeof aRecipe>;
    const second = await readyStore(engine, { place: first.place, builtinRecipes: [reordered] });
    expect((await second.changes.head()).revision).toBe(1);
    await second.close();
  });

  it('keeps recipes that were edited or withdrawn', async () => {
    const first = await readyStore(engine, { builtinRecipes: threeRecipes() });
    await first.close();
    const database = first.place.openDatabase();
    const documents = database.collection<RecipeDocument>('recipes');
    await documents.updateOne({ _id: 1 }, { $set: { 'recipe.title': 'My own', contentHash: 'edited' } });
    await documents.updateOne({ _id: 2 }, { $set: { status: 'removed' } });
    await database.close();
    const shipped = threeRecipes().map((recipe) => ({
      ...recipe,
      description: 'Better described than before.',
    }));
    const second = await readyStore(engine, { place: first.place, builtinRecipes: shipped });
    expect(await second.recipes.get(1)).toMatchObject({ title: 'My own' });
    expect(await second.recipes.get(2)).toBeNull();
    expect(await second.recipes.get(66)).toMatchObject({ description: 'Better described than before.' });
    await second.close();
  });

  it.runIf(engine.name === 'mongodb')('is loaded only once when two processes start at once', async () => {
    const place = await engine.newPlace();
    const stores = await Promise.all(
      [1, 2].map(() => readyStore(engine, { place, builtinRecipes: threeRecipes() })),
    );
    for (const store of stores) {
      const { count, digest, recipes } = await store.changes.snapshot();
      expect(count).toBe(3);
      expect(digest).toMatch(/^[0-9a-f]{16}$/);
      expect(new Set(recipes.map((recipe) => recipe.revision)).size).toBe(3);
    }
    for (const store of stores) await store.close();
  });

  it('is counted for the overview, with administrators and reviews', async () => {
    const { administrators, reviews, stats, close } = await readyStore(engine, {
      builtinRecipes: threeRecipes(),
    });
    await administrators.create({ username: 'keeper', passwordHash: 'x', role: 'owner' });
    const [approved, pending, refused] = [aReview(), aReview(), aReview()];
    for (const review of [approved, pending, refused]) await reviews.insert(review);
    await reviews.moderate({ id: approved.id, status: 'approved', by: 'keeper' });
    await reviews.moderate({ id: refused.id, status: 'rejected', by: 'keeper' });
    expect(await stats.overview()).toEqual({
      totalUsers: 1,
      totalRecipes: 3,
      pendingRecipes: 0,
      pendingRatings: 1,
      approvedRatings: 1,
    });
    await close();
  });
});
