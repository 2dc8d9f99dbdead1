import { Bowlful } from '../platform/database/bowlful.ts';
import { createStorage } from '../platform/database/storage.ts';
import { type PullOptions, pullCatalogue } from '../platform/sync/pull.ts';
import { aRecipe } from './catalogue-rows.ts';
import { syncServerDouble } from './sync-server-double.ts';

export const NOW = new Date('2025-06-01T12:00:00.000Z');

let fixtures = 0;

/** A fresh device and the server that it pulls from. */
export function pullFixture() {
  fixtures += 1;
  const database = new Bowlful(`pull-fixture-${fixtures}`);
  const server = syncServerDouble();
  return {
    database,
    server,
    pull: (options: Partial<PullOptions> = {}) =>
      pullCatalogue({ fetch: server.fetch, device: createStorage(database), now: () => NOW, ...options }),
    putRecipes(...ids: number[]) {
      for (const id of ids) server.putRecipe(aRecipe({ id }));
    },
    storedIds: () => database.recipes.toCollection().primaryKeys(),
  };
}
