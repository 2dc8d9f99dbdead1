import { type Category, categoryLabel } from './category.ts';
import type { Species } from './species.ts';

/** Filters of the dog list, in the order shown. */
export const DOG_FILTERS = ['all', 'puppy', 'adult', 'senior', 'special-diet', 'treats'] as const;

/** Filters of the cat list, in the order shown. */
export const CAT_FILTERS = ['all', 'kitten', 'adult', 'senior', 'fish', 'chicken', 'special'] as const;

/** The filters of a section's list; `all` filters nothing. */
export function categoryFilters(species: Species): readonly Category[] {
  return species === 'dog' ? DOG_FILTERS : CAT_FILTERS;
}

/** What a filter chip says: `all` is 'All', whatever the section. */
export function filterLabel(filter: Category): string {
  return filter === 'all' ? 'All' : categoryLabel(filter);
}
