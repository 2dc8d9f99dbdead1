import type { NewReview } from '../storage/reviews.ts';
import { openStore, type Store, type StoreConfig } from '../storage/store/store.ts';
import type { Engine, Place } from './storage-engines.ts';

/** A review with a unique id. */
export function aReview(overrides: Partial<NewReview> = {}): NewReview {
  return {
    id: crypto.randomUUID(),
    recipeId: 1,
    rating: 5,
    comment: 'He licked the bowl clean.',
    userName: 'Ada',
    userCountry: null,
    createdAt: '2026-03-01T08:00:00.000Z',
    ...overrides,
  };
}

/** An initialised store in a new place, or in the given one. */
export async function readyStore(
  engine: Engine,
  config: Partial<StoreConfig> & { place?: Place } = {},
): Promise<Store & { place: Place }> {
  const { place = await engine.newPlace(), ...rest } = config;
  const { openDatabase: _openDatabase, ...where } = place;
  const store = await openStore({ builtinRecipes: [], ...where, ...rest });
  await store.whenReady();
  return { ...store, place };
}
