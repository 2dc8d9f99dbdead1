import { type Category, categoryLabel } from '../reference/category.ts';
import type { ListScope } from './list-scope.ts';

/** Filters of the dog list, in the order shown. */
const DOG_FILTERS = ['all', 'puppy', 'adult', 'senior', 'special-diet', 'treats'] as const;

/** Filters of the cat list, in the order shown. */
const CAT_FILTERS = ['all', 'kitten', 'adult', 'senior', 'fish', 'chicken', 'special'] as const;

/** Filters of the list of both species: the union of both, in the order shown. */
const ALL_FILTERS = ['all', 'puppy', 'kitten', 'adult', 'senior', 'special-diet', 'treats'] as const;

/** The filters of a list; `all` filters nothing. */
export function categoryFilters(scope: ListScope): readonly Category[] {
  if (scope === 'all') return ALL_FILTERS;
  return scope === 'dog' ? DOG_FILTERS : CAT_FILTERS;
}

/** Label of a filter chip: `all` is 'All' in every section. */
export function filterLabel(filter: Category): string {
  return filter === 'all' ? 'All' : categoryLabel(filter);
}
