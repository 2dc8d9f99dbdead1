/** Where abuse goes, and what was put there before: every caller of a run knows the same things. */
export type Target = {
  origin: string;
  publicOrigin: string;
  /** Recipes of the built-in catalogue. */
  recipeIds: number[];
  /** The recipe with the most reviews. */
  reviewedRecipeId: number;
  /** A review whose photo was handed in under `photoKey`. */
  reviewId: string;
  photoKey: string;
  /** What else the device that wrote the review sends with its photo. */
  photoHeaders: Record<string, string>;
  /** 24 megapixels of one colour. */
  photo: Buffer;
  epoch: string;
  revision: number;
  /** Of an administrator's session; only the approvals use it. */
  cookie: string;
  /** Reviews that wait for a decision. */
  pendingIds: string[];
};
