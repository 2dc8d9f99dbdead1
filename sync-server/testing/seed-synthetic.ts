import { openStore } from '../storage/store/store.ts';
import { syntheticRecipes } from './synthetic-recipes.ts';

/** Seeds the embedded engine under DATA_DIR with COUNT synthetic recipes, for measurements. */
const store = await openStore({
  dataDir: process.env['DATA_DIR'] ?? '',
  builtinRecipes: syntheticRecipes(Number(process.env['COUNT'])),
});
await store.whenReady();
await store.close();
