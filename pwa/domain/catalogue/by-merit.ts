import { compareCodes } from '../text/compare-codes.ts';
import type { RecipeCard } from './recipe-card.ts';

type Rated = Pick<RecipeCard, 'averageRating' | 'ratingCount' | 'createdAt' | 'id'>;

/**
 * Best rated first, ties by number of ratings and age, newest first; then by id, so that every device shows the same.
 */
export function byMerit(a: Rated, b: Rated): number {
  return (
    (b.averageRating ?? 0) - (a.averageRating ?? 0) ||
    b.ratingCount - a.ratingCount ||
    compareCodes(b.createdAt, a.createdAt) ||
    a.id - b.id
  );
}
