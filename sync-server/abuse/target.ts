/** The server under abuse and what was seeded in it; shared by all callers of a run. */
export type Target = {
  origin: string;
  publicOrigin: string;
  /** Recipes of the built-in catalogue. */
  recipeIds: number[];
  /** The recipe with the most reviews. */
  reviewedRecipeId: number;
  /** A review with a photo, uploaded under `photoKey`. */
  reviewId: string;
  photoKey: string;
  /** Headers that the review's author sends with its photo. */
  photoHeaders: Record<string, string>;
  /** 24 megapixels of one colour. */
  photo: Buffer;
  epoch: string;
  revision: number;
  /** Cookie of an administrator's session; only the approvals use it. */
  cookie: string;
  /** Reviews pending approval. */
  pendingIds: string[];
};
