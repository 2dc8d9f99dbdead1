import type * as z from 'zod/mini';
import type { ListSection } from '#domain/catalogue/list-head';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { HouseholdPart } from '#domain/household/household';
import type { SetAsideField } from '#domain/household/merge-fields';
import type { MergeEntry, Subject } from '#domain/household/merge-rule';
import type { Push, ReplicaRow } from '#domain/household/replica';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import type { OwnRecipe } from '#domain/own/own-recipe';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import type { Product } from '#domain/reference/product-schema';
import type { Photo } from '#domain/review/photos';

/** A catalogue row as the server sent it, with the revision that enters the digest. */
export type RecipeRow = SyncedRecipe;
export type ReviewRow = SyncedReview;

export type RecipeWithCard = {
  recipe: Recipe;
  card: RecipeCard;
  /** One of the owner's recipes: its text, and how its lines are read for nutrients. */
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

/** `opened`: the form's values before anything was typed; drafts that earlier builds saved have none. */
export type DraftRow = { key: string; value: unknown; updatedAt: string; opened?: object };

/** Data of the owner, parsed by their schema at every read. */
export type KeptRow = { id: string; value: unknown; updatedAt: string };

/** One of the owner's recipes: `value` is parsed by its schema on every read, `made` is the cached conversion. */
export type OwnRecipeRow = {
  id: number;
  value: unknown;
  updatedAt: string;
  made?: { recipe: Recipe; card: RecipeCard; reading?: BatchReading; verdictVersion: string };
  /** JPEG, scaled down. */
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
    | 'weighIns'
    | 'fedMeals'
    | 'preferences';
  key: string | number;
  /** Null if there was none. */
  before: unknown;
  /** `comparable` of the merged row, null if the merge removed it: an undo skips rows that have changed since. */
  after: string | null;
  part: HouseholdPart;
  subject: Subject;
};

/** The last household merge: what it did, and what an undo needs. */
export type HouseholdMergeRow = {
  id: 'last';
  at: string;
  entries: MergeEntry[];
  rows: MergedRow[];
  /** It joined a household: an undo also leaves the one that this device is in by then. */
  isJoining?: boolean;
};

/** Fields of a record that only a newer app shows; null: all of it. */
export type HiddenPart = { name: string; fields: readonly string[] | null };

/** What stood in the way of the last sync. */
export type SyncProblem =
  | 'offline'
  /** The household holds as much as the server allows, or one record is too large for it. */
  | 'full'
  /** The server asked for a pause, failed, or refused for any other reason. */
  | 'busy'
  /** The server holds a record that no member has sealed. */
  | 'unreadable'
  /** A newer app has shared something that this one can't show (it is kept), or the server wants a newer app. */
  | 'newer-app'
  /** The server has no such household any more: a member erased it, or it was lost. `remakeHousehold` or leave. */
  | 'gone';

/** The household that this device shares with others. */
export type MembershipRow = {
  id: 'current';
  /** 32 bytes as base64url: whoever has it is a member. */
  secret: string;
  /** Derived from the secret; empty until the first sync. */
  words: readonly string[];
  /** The server's data that `after` counts in; null before the first answer. */
  epoch: string | null;
  /** `seq` up to which the replica has the server's records. */
  after: number;
  /** Whether this device's data are merged with the household's; until then its rows say nothing about deletions. */
  isMerged: boolean;
  /** ISO 8601. */
  syncedAt: string | null;
  /** Records to push. */
  waiting: number;
  problem: SyncProblem | null;
  /** ISO 8601; when the server was last seen to have gone back to an earlier state. */
  restoredAt?: string;
  /** What this app couldn't show of the records, for the version that can. */
  hidden?: readonly HiddenPart[];
  /** `seq` before the first record that this app couldn't open: the next page, maybe of a newer version, begins there. */
  unopenedAfter?: number | undefined;
  /** The secret of the household that this device moved away from: to erase once the new one has everything. */
  toErase?: string;
};

/** What this device knows of one record, and where it was about to push it: the worker may do so without a page. */
export type SharedRecordRow = ReplicaRow & { place?: Pick<Push, 'op' | 'base' | 'past'> };

/** A field's value that lost against another device's, until a person decides; `at`: when this device noticed, ISO 8601. */
export type AsideRow = SetAsideField & { id: string; at: string };

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
  /** The products for both species, if the operator has a list. */
  products?: { version: string; list: Product[] } | undefined;
};

/**
 * The start of a catalogue list, so that it shows without reading every card. Stored beside the state of the
 * pull, in the same transaction as the cards; missing while cards are still coming.
 */
export type ListHeadRow = {
  key: `head:${ListSection}`;
  /** Number of recipes in the whole catalogue. */
  counts: { dog: number; cat: number };
  /** In display order. */
  cards: RecipeCard[];
};

/** The undamaged rows. */
export function wholeRows<T>(schema: z.ZodMiniType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const result = schema.safeParse(row);
    return result.success ? [result.data] : [];
  });
}

/** A random id, unique across devices; `randomUUID` is missing on pages served over plain http. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
