import type { Category } from './category.ts';
import type { Species } from './species.ts';

/** Filters of the dog list, in the order shown. */
export const DOG_FILTERS = ['all', 'puppy', 'adult', 'senior', 'special-diet', 'treats'] as const;

/** Filters of the cat list, in the order shown. */
export const CAT_FILTERS = ['all', 'kitten', 'adult', 'senior', 'fish', 'chicken', 'special'] as const;

/** The filters of a section's list; `all` filters nothing. */
export function categoryFilters(species: Species): readonly Category[] {
  return species === 'dog' ? DOG_FILTERS : CAT_FILTERS;
}

const LABELS: Partial<Record<Category, string>> = {
  puppy: 'Puppy',
  adult: 'Adult',
  senior: 'Senior',
  'special-diet': 'Special Diet',
  treats: 'Treats',
  kitten: 'Kitten',
  fish: 'Fish',
  chicken: 'Chicken',
  special: 'Special',
};

/** What a filter chip says: `all` is 'All', whatever the section. */
export function filterLabel(filter: Category): string {
  return LABELS[filter] ?? 'All';
}
