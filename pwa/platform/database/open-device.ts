import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { syncedReviewSchema } from '#domain/contract/sync';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import { compareCodes } from '#domain/text/compare-codes';
import { type Bowlful, DATABASE_VERSION, database } from './bowlful.ts';
import { askBrowserToPersist } from './browser-storage.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import { setLocalMarker } from './cookies.ts';
import { adoptDogProfile } from './dog-cookie.ts';
import { adoptJournalledDrafts } from './draft-journal.ts';
import { INITIAL_PREFERENCES, type Preferences } from './preference-values.ts';
import { readOwnRecipe, readOwnRecipes } from './read-own-recipes.ts';
import { readRecipe, readRecipes } from './read-recipes.ts';
import type { ActivePets, Pet, RecipeWithCard, ReviewRow } from './rows.ts';
import { createStorage, openDatabase, type Storage } from './storage.ts';
import { readCards, renewOldCards } from './stored-cards.ts';
import {
  addPet,
  type RemovedPet,
  readActivePets,
  readPets,
  removeActivePet,
  removePet,
  replaceActivePet,
  replacePet,
  restorePet,
  selectPet,
  withDailyEnergy,
} from './stored-pets.ts';
import { preferencesOf } from './stored-preferences.ts';

/** Records the first save, and asks the browser once to persist this site's storage. */
async function askToPersist({ database, run }: Storage, now: Date): Promise<void> {
  setLocalMarker();
  const mayAsk = await run(() =>
    database.transaction('rw', database.preferences, async () => {
      const before = preferencesOf(await database.preferences.toArray(), undefined);
      if (before.firstSavedAt === null) {
        await database.preferences.put({ key: 'firstSavedAt', value: now.toISOString() });
      }
      return before.persistence === INITIAL_PREFERENCES.persistence;
    }),
  );
  if (!mayAsk) return;
  const value = await askBrowserToPersist();
  await run(() => database.preferences.put({ key: 'persistence', value }));
}

/** Pages opened within this time are one visit. */
const SAME_VISIT_MS = 30 * 60 * 1000;

async function countStoredVisit({ database, run }: Storage, now: Date): Promise<void> {
  await run(() =>
    database.transaction('rw', database.preferences, async () => {
      const { visits } = preferencesOf(await database.preferences.toArray(), undefined);
      // Absolute, so that a clock set back does not stop the count.
      const sinceMs = Math.abs(now.getTime() - Date.parse(visits.lastAt ?? ''));
      const isSame = visits.count > 0 && sinceMs < SAME_VISIT_MS;
      const value = { count: visits.count + (isSame ? 0 : 1), lastAt: now.toISOString() };
      await database.preferences.put({ key: 'visits', value });
    }),
  );
}

/** The reviews of a recipe, newest first. Damaged ones are skipped and recorded. */
async function readReviews(database: Bowlful, recipeId: number): Promise<ReviewRow[]> {
  // The id comes from the address; IndexedDB rejects NaN as a key.
  if (!Number.isSafeInteger(recipeId)) return [];
  const rows = await database.reviews.where('recipeId').equals(recipeId).toArray();
  const whole = rows.filter((row) => syncedReviewSchema.safeParse(row).success);
  if (whole.length < rows.length) noteCatalogueDamage();
  return whole.sort((a, b) => compareCodes(b.createdAt, a.createdAt) || b.revision - a.revision);
}

/** The device's storage with everything that needs Dexie or a schema, in the chunk that loads when idle. */
export type Device = Pick<Storage, 'database' | 'run'> & {
  watch<T>(ask: (device: Device) => T | Promise<T>, onAnswer: (answer: T) => void): () => void;
  preferences(): Promise<Preferences>;
  cards(): Promise<RecipeCard[]>;
  /** A recipe of the catalogue or the owner's with its card; null if either is missing or damaged. */
  recipe(id: number): Promise<RecipeWithCard | null>;
  /** All undamaged recipes of the owner, most recently changed first. */
  ownRecipes(): Promise<RecipeWithCard[]>;
  /** All undamaged recipes. */
  recipes(): Promise<Recipe[]>;
  /** Newest first. */
  reviews(recipeId: number): Promise<ReviewRow[]>;
  activePets(): Promise<ActivePets>;
  pets(): Promise<Pet[]>;
  addPet(species: Species, profile: unknown, id?: string): Promise<void>;
  selectPet(id: string): Promise<void>;
  removePet(id: string): Promise<unknown>;
  restorePet(removed: RemovedPet): Promise<void>;
  /** Resolves to false if the animal is gone. What is stored since it was `opened` stays, unless `profile` changes it. */
  replacePet(species: Species, profile: object, id: string, opened?: object): Promise<boolean>;
  /** Undefined removes the owner's choice. */
  setDailyEnergy(species: Species, dailyEnergyKcal: number | undefined): Promise<void>;
  clearProfile(species: Species): Promise<RemovedPet | undefined>;
  askToPersist(now?: Date): Promise<void>;
  countVisit(now: Date): Promise<void>;
};

/** Opens the device's database and takes over what older versions of the site, or its last moments, left in this
 * browser. */
export async function openDevice(): Promise<Device> {
  const device = deviceOf(createStorage(database));
  await openDatabase(database, DATABASE_VERSION);
  // Not awaited if opening is slow: it continues once the database is open.
  const adopted = adoptDogProfile(database).catch(() => {});
  const renewed = renewOldCards(database).catch(() => {});
  const left = adoptJournalledDrafts(database).catch(() => {});
  if (database.isOpen()) await Promise.all([adopted, renewed, left]);
  return device;
}

/** The queries and commands on a storage, regardless of who opens its database. */
export function deviceOf(storage: Storage): Device {
  const { run } = storage;
  const device: Device = {
    database: storage.database,
    run,
    watch: (ask, onAnswer) => storage.watch(() => ask(device), onAnswer),
    preferences: async () =>
      preferencesOf(await storage.database.preferences.toArray(), globalThis.navigator?.language),
    cards: () => readCards(storage.database),
    recipe: (id) =>
      isOwnRecipeId(id) ? readOwnRecipe(storage.database, id) : readRecipe(storage.database, id),
    ownRecipes: () => readOwnRecipes(storage.database),
    recipes: () => readRecipes(storage.database),
    reviews: (recipeId) => readReviews(storage.database, recipeId),
    activePets: () => readActivePets(storage.database),
    pets: () => readPets(storage.database),
    addPet: (species, profile, id) => run((held) => addPet(held, species, profile, id)),
    selectPet: (id) => run((held) => selectPet(held, id)),
    removePet: (id) => run((held) => removePet(held, id)),
    restorePet: (removed) => run((held) => restorePet(held, removed)),
    replacePet: (species, profile, id, opened) =>
      run((held) => replacePet(held, species, profile, id, opened)),
    setDailyEnergy: (species, dailyEnergyKcal) =>
      run((held) => replaceActivePet(held, species, (stored) => withDailyEnergy(stored, dailyEnergyKcal))),
    clearProfile: (species) => run((held) => removeActivePet(held, species)),
    askToPersist: (now = new Date()) => askToPersist(storage, now),
    countVisit: (now) => countStoredVisit(storage, now),
  };
  return device;
}
