import { Dexie, type Table } from 'dexie';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { guardedFactory, refuseWritesWhenNewer } from './newer-version.ts';
import type {
  CatalogueStateRow,
  DraftRow,
  FavouriteRow,
  KeptRow,
  PetRow,
  PreferenceRow,
  RecipeRow,
  ReviewRow,
} from './rows.ts';

/** Version of the schema. A released version is never edited: add the next one, with its upgrade(). */
export const DATABASE_VERSION = 3;

/**
 * What the device holds besides the queue. `recipes`, `cards`, `reviews` and `syncState` may be rebuilt from the
 * server at any time; everything else is the owner's and is never dropped.
 */
export class Bowlful extends Dexie {
  declare recipes: Table<RecipeRow, number>;
  declare cards: Table<RecipeCard, number>;
  declare reviews: Table<ReviewRow, string>;
  declare favourites: Table<FavouriteRow, number>;
  declare pets: Table<PetRow, string>;
  declare preferences: Table<PreferenceRow, string>;
  declare drafts: Table<DraftRow, string>;
  /** By recipe. */
  declare cookSessions: Table<KeptRow, string>;
  declare plans: Table<KeptRow, string>;
  declare shopping: Table<KeptRow, string>;
  declare recents: Table<KeptRow, string>;
  declare syncState: Table<CatalogueStateRow, string>;

  constructor(name = 'bowlful') {
    // No cache of Dexie's: it shows writes before they are committed, and would hold the catalogue twice.
    super(name, {
      cache: 'disabled',
      // What is said to be kept survives a browser that dies the moment after.
      chromeTransactionDurability: 'strict',
      ...guardedFactory(DATABASE_VERSION),
    });
    this.version(1).stores({
      // The digest reads ids and revisions from the index alone, without the rows.
      recipes: 'id, [id+revision]',
      cards: 'id, species',
      reviews: 'id, recipeId, [id+revision]',
      favourites: 'recipeId',
      pets: 'id, species',
      preferences: 'key',
      drafts: 'key',
      syncState: 'key',
    });
    // Cards carry a verdict from here on; `renewOldCards` makes those of version 1 anew once the database is open.
    this.version(2);
    this.version(3).stores({ cookSessions: 'id', plans: 'id', shopping: 'id', recents: 'id' });
    refuseWritesWhenNewer(this, DATABASE_VERSION);
  }
}

/** The device's database; opens at its first use. */
export const database = new Bowlful();
