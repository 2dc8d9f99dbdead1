import { CATEGORIES, type Category } from '#domain/recipe/category';
import { categoryFilters } from '#domain/recipe/category-filters';
import { defaultSort, type SortOrder, sortOptions } from '#domain/recipe/sort';
import type { Species } from '#domain/recipe/species';
import { LIST_TEXTS } from './list-texts.ts';

/** What a list is asked for: words, category, order. */
export type ListQuery = { text: string; category: Category; sort: SortOrder };

/** Reads the query of an address; whatever it names that does not exist is passed over. */
export function readListQuery(params: URLSearchParams, species: Species): ListQuery {
  return {
    text: params.get('q') ?? '',
    category: CATEGORIES.find((category) => category === params.get('category')) ?? 'all',
    sort:
      sortOptions(species).find(({ value }) => value === params.get('sort'))?.value ?? defaultSort(species),
  };
}

/** The address of a list; what is as it would be anyway is left out. */
export function listAddress({ text, category, sort }: ListQuery, species: Species): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('category', category);
  if (sort !== defaultSort(species)) params.set('sort', sort);
  const query = params.toString();
  return LIST_TEXTS[species].path + (query === '' ? '' : `?${query}`);
}

/** The chips of a list: its own filters, and one more where its address names another category. */
export function listFilters(species: Species, category: Category): readonly Category[] {
  const filters = categoryFilters(species);
  return filters.includes(category) ? filters : [...filters, category];
}
