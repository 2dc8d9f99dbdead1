import { syncedReviewSchema } from '#domain/contract/sync';
import { compareCodes } from '#domain/text/compare-codes';
import type { Bowlful } from './bowlful.ts';
import { noteCatalogueDamage } from './catalogue-damage.ts';
import type { ReviewRow } from './rows.ts';

/** The reviews of a recipe, newest first. Damaged ones are skipped and recorded. */
export async function readReviews(database: Bowlful, recipeId: number): Promise<ReviewRow[]> {
  // The id comes from the address; IndexedDB rejects NaN as a key.
  if (!Number.isSafeInteger(recipeId)) return [];
  const rows = await database.reviews.where('recipeId').equals(recipeId).toArray();
  const whole = rows.filter((row) => syncedReviewSchema.safeParse(row).success);
  if (whole.length < rows.length) noteCatalogueDamage();
  return whole.sort((a, b) => compareCodes(b.createdAt, a.createdAt) || b.revision - a.revision);
}
