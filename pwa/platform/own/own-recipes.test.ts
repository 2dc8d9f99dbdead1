// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { Photo } from '#domain/review/photos';
import { makeBackup, openBackup, restoreBackup } from '../../features/settings/backup/backup.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { database } from '../database/bowlful.ts';
import { loadDevice } from '../database/device.ts';
import { removeOwnRecipe, saveOwnRecipe } from './own-recipes.ts';

const own = (words: Partial<OwnRecipe['words']> = {}, id = 500_000_001): OwnRecipe => ({
  id,
  words: {
    title: 'Sunday pot',
    description: '',
    species: 'dog',
    category: 'all',
    isOrganic: false,
    role: 'everyday',
    prepTime: 15,
    servings: 4,
    ingredients: ['500 g beef mince, 20% fat, raw'],
    instructions: ['Brown the mince for 10 minutes.'],
    ...words,
  },
  origin: { kind: 'hand' },
  createdAt: '2026-11-01T08:00:00.000Z',
});
const photo: Photo = { bytes: new Uint8Array([1, 2, 3]).buffer, mediaType: 'image/jpeg' };
const read = async (id = 500_000_001) => (await loadDevice()).recipe(id);

beforeEach(async () => {
  await clearDevice();
});

describe('the owner’s recipes', () => {
  it('are read like catalogue recipes, with card and text', async () => {
    await saveOwnRecipe(own());
    expect(await read()).toMatchObject({
      recipe: { id: 500_000_001, ingredientLines: [{ ingredientId: 'beef-mince-20', grams: 500 }] },
      card: { title: 'Sunday pot', verdict: { status: 'short' } },
      own: own(),
    });
    expect(await read(500_000_002)).toBeNull();
  });

  it('are recomputed from their text if the cached conversion is missing or outdated', async () => {
    await saveOwnRecipe(own());
    const [row] = await database.ownRecipes.toArray();
    if (row?.made === undefined) throw new Error('Nothing was made');
    const old = { ...row.made, recipe: { ...row.made.recipe, title: 'old' }, verdictVersion: 'older' };
    await database.ownRecipes.put({ ...row, made: old });
    expect((await read())?.recipe.title).toBe('Sunday pot');
    const { made: _, ...words } = row;
    await database.ownRecipes.put(words);
    expect((await read())?.recipe.title).toBe('Sunday pot');
  });

  it('keep their photo when their text changes, and show it instead of the bowl', async () => {
    await saveOwnRecipe(own(), photo);
    await saveOwnRecipe(own({ title: 'Monday pot' }));
    expect((await read())?.card).toMatchObject({
      title: 'Monday pot',
      imageUrl: expect.stringMatching(/^blob:/),
    });
    await saveOwnRecipe(own(), null);
    expect((await read())?.card.imageUrl).toBeNull();
  });

  it('are refused if they could not be read back, and nothing changes', async () => {
    await saveOwnRecipe(own());
    const tooMany = Array.from({ length: 41 }, (_, n) => `${n + 1} g salt`);
    await expect(saveOwnRecipe(own({ ingredients: tooMany }))).rejects.toThrow('Can be at most 40');
    expect((await read())?.own?.words.ingredients).toHaveLength(1);
  });

  it('are gone once they are removed', async () => {
    await saveOwnRecipe(own(), photo);
    await removeOwnRecipe(500_000_001);
    expect(await read()).toBeNull();
    expect(await database.ownRecipes.count()).toBe(0);
  });

  it('come back from a backup without their photo; the later text wins', async () => {
    await saveOwnRecipe(own(), photo);
    const file = new Blob([await makeBackup()]);
    await database.ownRecipes.clear();
    await restoreBackup(await openBackup(file), 'merge');
    expect(await read()).toMatchObject({ card: { title: 'Sunday pot', imageUrl: null }, own: own() });

    await saveOwnRecipe(own({ title: 'Changed since' }), photo);
    await restoreBackup(await openBackup(file), 'merge');
    expect((await read())?.card).toMatchObject({
      title: 'Changed since',
      imageUrl: expect.stringMatching(/^blob:/),
    });
  });

  it('stay when the catalogue’s tables are cleared', async () => {
    await saveOwnRecipe(own());
    await Promise.all([database.recipes.clear(), database.cards.clear(), database.syncState.clear()]);
    expect((await read())?.recipe.title).toBe('Sunday pot');
  });
});
