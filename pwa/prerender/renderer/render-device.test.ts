import { afterEach, expect, it } from 'vitest';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { Bowlful } from '../../platform/database/bowlful.ts';
import type { CatalogueStateRow } from '../../platform/database/rows.ts';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { isRenderable, renderDevice } from './render-device.ts';

const NAME = 'painted';

function openRaw(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function remove(): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve('deleted');
    request.onerror = () => reject(request.error);
    request.onblocked = () => resolve('blocked');
  });
}

async function databaseWith(state: Partial<CatalogueStateRow>): Promise<void> {
  const database = new Bowlful(NAME);
  await database.open();
  await database.recipes.put({ ...aRecipe({ id: 1 }), revision: 3 });
  await database.syncState.put({ key: 'catalogue', ...state } as CatalogueStateRow);
  database.close();
}

afterEach(async () => {
  expect(await remove()).toBe('deleted');
});

it('creates no database if there is none', async () => {
  await expect(renderDevice(NAME)).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
});

// Dexie multiplies versions by ten: one below this build's 8, one above.
it.each([70, 90])('leaves a database of another release’s version alone: %i', async (version) => {
  (await openRaw(version)).close();
  await expect(renderDevice(NAME)).rejects.toThrow();
  expect((await indexedDB.databases()).find(({ name }) => name === NAME)?.version).toBe(version);
});

it('reads the rows, and closes at once if another tab deletes the database', async () => {
  await databaseWith({ isComplete: true, verdictVersion: VERDICT_VERSION });
  const device = await renderDevice(NAME);
  expect((await device.database.recipes.get(1))?.revision).toBe(3);
  expect(await isRenderable(device)).toBe(true);
  expect(await remove()).toBe('deleted');
});

it.each([
  ['that is still incomplete', { isComplete: false, verdictVersion: VERDICT_VERSION }],
  ['with verdicts of another build', { isComplete: true, verdictVersion: 'other' }],
])('does not render from a catalogue %s', async (_, state) => {
  await databaseWith(state);
  expect(await isRenderable(await renderDevice(NAME))).toBe(false);
});
