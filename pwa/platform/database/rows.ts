import type { ListSection } from '#domain/catalogue/list-head';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { HouseholdPart } from '#domain/household/household';
import type { MergeEntry, Subject } from '#domain/household/merge-entry';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import type { Product } from '#domain/reference/product-schema';
import type { Photo } from '#domain/review/photo';

/** A catalogue row as the server sent it, with the revision that enters the digest. */
export type RecipeRow = SyncedRecipe;
export type ReviewRow = SyncedReview;

export type RecipeWithCard = {
  recipe: Recipe;
  card: RecipeCard;
  /** Of a recipe of the owner's: its words, and how they are read for its nutrients. */
  own?: OwnRecipe;
  reading?: BatchReading;
};

export type FavouriteRow = { recipeId: number; addedAt: string };

/** One animal; at most one per species is active. */
export type Pet = { id: string; isActive: boolean } & (
  | { species: 'dog'; profile: DogProfile }
  | { species: 'cat'; profile: CatProfile }
);
export type PetRow = Pet & { updatedAt: string };

/** Null: none. Undefined: not read yet. */
export type ActivePets = { dog: DogProfile | null | undefined; cat: CatProfile | null | undefined };

export type PreferenceRow = { key: string; value: unknown };

export type DraftRow = { key: string; value: unknown; updatedAt: string };

/** Data of the owner, parsed by their schema at every read. */
export type KeptRow = { id: string; value: unknown; updatedAt: string };

/** A recipe of the owner's: `value` is parsed by its schema at every read, `made` is what was last made of it. */
export type OwnRecipeRow = {
  id: number;
  value: unknown;
  updatedAt: string;
  made?: { recipe: Recipe; card: RecipeCard; reading?: BatchReading; verdictVersion: string };
  /** JPEG, drawn small. */
  photo?: Photo;
};

/** A row that a merge wrote or removed. */
export type MergedRow = {
  table:
    | 'pets'
    | 'favourites'
    | 'plans'
    | 'shopping'
    | 'cookSessions'
    | 'drafts'
    | 'ownRecipes'
    | 'cookedDays'
    | 'weighIns';
  key: string | number;
  /** Null where there was none. */
  before: unknown;
  /** `comparable` of what the merge left, null where it removed the row: an undo spares rows that have changed since. */
  after: string | null;
  part: HouseholdPart;
  subject: Subject;
};

/** The last merge of a household: what it did, and what an undo needs. */
export type HouseholdMergeRow = { id: 'last'; at: string; entries: MergeEntry[]; rows: MergedRow[] };

/** State of the pull, written in the same transaction as the rows it describes. */
export type CatalogueStateRow = {
  key: 'catalogue';
  epoch: string;
  cursor: string;
  /** Digest of the device's own rows, updated incrementally, 16 hexadecimal digits. */
  digest: string;
  /** Whether a pull has reached the last page since the tables were last empty. */
  isComplete: boolean;
  /** ISO 8601; time of the last commit of the last page. */
  pulledAt: string | null;
  /** The `VERDICT_VERSION` of all cards; missing if an older release computed them. */
  verdictVersion?: string;
  site?: SiteSettings;
  /** The products of both species, where the operator has a list. */
  products?: { version: string; list: Product[] } | undefined;
};

/**
 * What a page of the catalogue begins with, so that it is shown without reading every card. Lies beside the state of the
 * pull, is written in the same transaction as the cards, and is missing while they are on their way.
 */
export type ListHeadRow = {
  key: `head:${ListSection}`;
  /** Recipes of the whole catalogue. */
  counts: { dog: number; cat: number };
  /** In the order of the page. */
  cards: RecipeCard[];
};
