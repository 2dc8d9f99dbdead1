import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { isOwnRecipeId } from '#domain/own/own-id';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import { adoptDogProfile } from './adopt-dog-profile.ts';
import { askToPersist } from './ask-to-persist.ts';
import { type Bowlful, DATABASE_VERSION, database } from './bowlful.ts';
import { adoptJournalledDrafts } from './draft-journal.ts';
import { openDatabase } from './open-database.ts';
import type { Preferences } from './preference-values.ts';
import { readCards } from './read-cards.ts';
import { readOwnRecipe, readOwnRecipes } from './read-own-recipes.ts';
import { readRecipe } from './read-recipe.ts';
import { readRecipes } from './read-recipes.ts';
import { readReviews } from './read-reviews.ts';
import { renewOldCards } from './renew-old-cards.ts';
import type { ActivePets, Pet, RecipeWithCard, ReviewRow } from './rows.ts';
import { createStorage, type Storage } from './storage.ts';
import {
  addPet,
  type RemovedPet,
  readActivePets,
  readPets,
  removeActivePet,
  removePet,
  replaceActivePet,
  restorePet,
  selectPet,
  withDailyEnergy,
} from './stored-pets.ts';
import { preferencesOf } from './stored-preferences.ts';
import { countStoredVisit } from './stored-visits.ts';

/** The device's storage with everything that needs Dexie or a schema, in the chunk that loads when idle. */
export type Device = Pick<Storage, 'database' | 'run'> & {
  watch<T>(ask: (device: Device) => T | Promise<T>, onAnswer: (answer: T) => void): () => void;
  preferences(): Promise<Preferences>;
  cards(): Promise<RecipeCard[]>;
  /** A recipe of the catalogue or the owner's with its card; null if either is missing or damaged. */
  recipe(id: number): Promise<RecipeWithCard | null>;
  /** All undamaged recipes of the owner's, the last changed first. */
  ownRecipes(): Promise<RecipeWithCard[]>;
  /** All undamaged recipes. */
  recipes(): Promise<Recipe[]>;
  /** Newest first. */
  reviews(recipeId: number): Promise<ReviewRow[]>;
  activePets(): Promise<ActivePets>;
  pets(): Promise<Pet[]>;
  addPet(species: Species, profile: unknown): Promise<void>;
  selectPet(id: string): Promise<void>;
  removePet(id: string): Promise<unknown>;
  restorePet(removed: RemovedPet): Promise<void>;
  saveProfile(species: Species, profile: unknown): Promise<void>;
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

/** The queries and commands on a storage, whoever opens its database. */
export function deviceOf(storage: Storage): Device {
  const { run } = storage;
  const on = <T>(operation: (held: Bowlful) => Promise<T>) => run(operation);
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
    addPet: (species, profile) => on((held) => addPet(held, species, profile)),
    selectPet: (id) => on((held) => selectPet(held, id)),
    removePet: (id) => on((held) => removePet(held, id)),
    restorePet: (removed) => on((held) => restorePet(held, removed)),
    saveProfile: (species, profile) => on((held) => replaceActivePet(held, species, () => profile)),
    setDailyEnergy: (species, dailyEnergyKcal) =>
      on((held) => replaceActivePet(held, species, (stored) => withDailyEnergy(stored, dailyEnergyKcal))),
    clearProfile: (species) => on((held) => removeActivePet(held, species)),
    askToPersist: (now = new Date()) => askToPersist(storage, now),
    countVisit: (now) => countStoredVisit(storage, now),
  };
  return device;
}
