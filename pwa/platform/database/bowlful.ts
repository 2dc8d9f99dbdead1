import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { guardedFactory, refuseWritesWhenNewer } from './guarded-factory.ts';
import type {
  AsideRow,
  CatalogueStateRow,
  DraftRow,
  FavouriteRow,
  HouseholdMergeRow,
  KeptRow,
  ListHeadRow,
  MembershipRow,
  OwnRecipeRow,
  PetRow,
  PreferenceRow,
  RecipeRow,
  ReviewRow,
  SharedRecordRow,
} from './rows.ts';

/** Version of the schema. Released versions are never edited: add the next one with its upgrade(). */
export const DATABASE_VERSION = 8;

/**
 * The device's data besides the queue. `recipes`, `cards`, `reviews` and `syncState` can be rebuilt from the server at
 * any time; everything else belongs to the owner and is never dropped.
 */
export class Bowlful extends Dexie {
  declare recipes: Table<RecipeRow, number>;
  declare cards: Table<RecipeCard, number>;
  declare reviews: Table<ReviewRow, string>;
  declare favourites: Table<FavouriteRow, number>;
  declare pets: Table<PetRow, string>;
  declare preferences: Table<PreferenceRow, string>;
  declare drafts: Table<DraftRow, string>;
  /** Keyed by recipe. */
  declare cookSessions: Table<KeptRow, string>;
  declare plans: Table<KeptRow, string>;
  declare shopping: Table<KeptRow, string>;
  declare recents: Table<KeptRow, string>;
  /** The owner's recipes, kept apart from the catalogue, which a pull may replace. */
  declare ownRecipes: Table<OwnRecipeRow, number>;
  /** The days on which a recipe was cooked, keyed by recipe. */
  declare cookedDays: Table<KeptRow, string>;
  /** Weigh-ins, keyed by animal. */
  declare weighIns: Table<KeptRow, string>;
  /** What each animal ate, keyed by day, animal, meal and food. */
  declare fedMeals: Table<KeptRow, string>;
  /** The last household merge, for undo. */
  declare householdMerges: Table<HouseholdMergeRow, string>;
  /** The household that this device shares with others: one row, or none. */
  declare householdMembership: Table<MembershipRow, string>;
  /** What this device and the household last agreed on, record by record. */
  declare householdReplica: Table<SharedRecordRow, string>;
  declare householdAsides: Table<AsideRow, string>;
  declare syncState: Table<CatalogueStateRow, string>;

  /** @param opening options for IndexedDB; by default a newer database is left unchanged */
  constructor(name = 'bowlful', opening: DexieOptions = guardedFactory(DATABASE_VERSION)) {
    // No Dexie cache: it shows writes before they are committed, and would hold the catalogue twice.
    super(name, {
      cache: 'disabled',
      // A reported save must survive a browser crash right after it.
      chromeTransactionDurability: 'strict',
      ...opening,
    });
    this.version(1).stores({
      // The digest reads ids and revisions from this index alone.
      recipes: 'id, [id+revision]',
      cards: 'id, species',
      reviews: 'id, recipeId, [id+revision]',
      favourites: 'recipeId',
      pets: 'id, species',
      preferences: 'key',
      drafts: 'key',
      syncState: 'key',
    });
    // From this version on, cards have a verdict; `renewOldCards` recomputes those of version 1 once the database is open.
    this.version(2);
    this.version(3).stores({ cookSessions: 'id', plans: 'id', shopping: 'id', recents: 'id' });
    this.version(4).stores({ ownRecipes: 'id', cookedDays: 'id' });
    this.version(5).stores({ householdMerges: 'id', weighIns: 'id' });
    // From this version on, shopping lists hold recipes. A tab of an earlier release would reset them as damaged.
    this.version(6);
    this.version(7).stores({ fedMeals: 'id' });
    this.version(8).stores({ householdMembership: 'id', householdReplica: 'name', householdAsides: 'id' });
    refuseWritesWhenNewer(this, DATABASE_VERSION);
  }

  /** Rows of `syncState` with the start of each list. */
  get listHeads(): Table<ListHeadRow, ListHeadRow['key']> {
    return this.table('syncState');
  }
}

/** The device's database; opens on first use. */
export const database = new Bowlful();
