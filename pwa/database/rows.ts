import type { SiteSettings } from '#domain/contract/site-settings';
import type { SyncedRecipe, SyncedReview } from '#domain/contract/sync';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { Recipe } from '#domain/recipe/recipe';
import type { RecipeCard } from '#domain/recipe/recipe-card';

/** Catalogue rows are what the server sent, with the revision that the digest is made of. */
export type RecipeRow = SyncedRecipe;
export type ReviewRow = SyncedReview;

export type RecipeWithCard = { recipe: Recipe; card: RecipeCard };

export type FavouriteRow = { recipeId: number; addedAt: string };

/** One animal; at most one of a species is active. */
export type Pet = { id: string; isActive: boolean } & (
  | { species: 'dog'; profile: DogProfile }
  | { species: 'cat'; profile: CatProfile }
);
export type PetRow = Pet & { updatedAt: string };

/** Null: there is none. Undefined: not read yet. */
export type ActivePets = { dog: DogProfile | null | undefined; cat: CatProfile | null | undefined };

export type PreferenceRow = { key: string; value: unknown };

export type DraftRow = { key: string; value: unknown; updatedAt: string };

/** Something of the owner's, parsed by its own schema whenever it is read. */
export type KeptRow = { id: string; value: unknown; updatedAt: string };

/** Where the pull stands. Written in the same transaction as the rows it speaks of. */
export type CatalogueStateRow = {
  key: 'catalogue';
  epoch: string;
  cursor: string;
  /** Running digest of the device's own rows, 16 hexadecimal digits. */
  digest: string;
  /** Whether a pull has ever reached the last page since the tables were last empty. */
  isComplete: boolean;
  /** ISO 8601; when the last page was last committed. */
  pulledAt: string | null;
  /** The `VERDICT_VERSION` that every card was made with; none where an older release made them. */
  verdictVersion?: string;
  site?: SiteSettings;
};
