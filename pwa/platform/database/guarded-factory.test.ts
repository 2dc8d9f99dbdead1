// @vitest-environment happy-dom
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { Bowlful, DATABASE_VERSION } from './bowlful.ts';
import { deviceProblemStore } from './device-problem.ts';
import { createStorage, openDatabase } from './storage.ts';

/** A database with the schema of a later build. */
async function storedByNewerBuild(name: string, recipes: string): Promise<void> {
  const newer = new Dexie(name);
  newer.version(DATABASE_VERSION + 1).stores({
    recipes,
    cards: 'id, species',
    reviews: 'id, recipeId, [id+revision]',
    favourites: 'recipeId',
    pets: 'id, species',
    preferences: 'key',
    drafts: 'key',
    syncState: 'key',
    plans: 'id',
  });
  await newer.table('recipes').put({ ...aSyncedRecipe(1, 1), futureField: 'kept' });
  await newer.table('plans').put({ id: 1 });
  newer.close();
}

async function contentOf(name: string): Promise<unknown> {
  const any = await new Dexie(name).open();
  const content = {
    version: any.verno,
    recipes: await any.table('recipes').toArray(),
    plans: await any.table('plans').toArray(),
  };
  any.close();
  return content;
}

describe('fault 13: old code on a newer database', () => {
  it.each([
    ['with our indexes', 'newer-same', 'id, [id+revision]'],
    ['without one of our indexes', 'newer-less', 'id'],
  ])('%s reads, but writes and changes nothing', async (_, name, recipes) => {
    await storedByNewerBuild(name, recipes);
    const before = await contentOf(name);
    const old = new Bowlful(name);
    await openDatabase(old, DATABASE_VERSION);
    expect(deviceProblemStore.getState().problem).toBe('newer');
    expect((await old.recipes.get(1))?.title).toBe('Chicken and rice bowl 1');
    const { run } = createStorage(old);
    for (const write of [
      () => old.recipes.put(aSyncedRecipe(1, 2)),
      () => old.recipes.add(aSyncedRecipe(2, 2)),
      () => old.recipes.update(1, { title: 'Stripped' }),
      () => old.recipes.delete(1),
      () => old.recipes.clear(),
      () => old.recipes.bulkPut([aSyncedRecipe(1, 2)]),
      () => old.transaction('rw', old.drafts, () => old.drafts.put({ key: 'a', value: 1, updatedAt: '' })),
    ]) {
      await expect(run<unknown>(write)).rejects.toMatchObject({ name: 'DeviceError', code: 'newer' });
    }
    old.close();
    expect(await contentOf(name)).toEqual(before);
  });

  it('writes as usual to a database of its own version', async () => {
    deviceProblemStore.setState({ problem: null });
    const own = new Bowlful('own-version');
    await openDatabase(own, DATABASE_VERSION);
    expect(deviceProblemStore.getState().problem).toBeNull();
    await own.recipes.put(aSyncedRecipe(1, 1));
    expect(await own.recipes.count()).toBe(1);
    own.close();
  });
});
