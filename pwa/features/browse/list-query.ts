import {
  categoryFilters,
  defaultSort,
  type ListScope,
  type SortOrder,
  sortOptions,
} from '#domain/catalogue/recipe-lists';
import { CATEGORIES, type Category } from '#domain/reference/category';
import { LIST_TEXTS } from './list-texts.ts';

/** Query of a list: search text, category, order. */
export type ListQuery = { text: string; category: Category; sort: SortOrder };

/** Parses the query of an address; unknown values are ignored. */
export function readListQuery(params: URLSearchParams, scope: ListScope): ListQuery {
  return {
    text: params.get('q') ?? '',
    category: CATEGORIES.find((category) => category === params.get('category')) ?? 'all',
    sort: sortOptions(scope).find(({ value }) => value === params.get('sort'))?.value ?? defaultSort(scope),
  };
}

/** The address of a list; default values are left out. */
export function listAddress(
  { text, category, sort }: ListQuery,
  scope: ListScope,
  path = LIST_TEXTS[scope].path,
): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('category', category);
  if (sort !== defaultSort(scope)) params.set('sort', sort);
  const query = params.toString();
  return path + (query === '' ? '' : `?${query}`);
}

/** Filter chips of a list: its own, plus the category in its address if that is another one. */
export function listFilters(scope: ListScope, category: Category): readonly Category[] {
  const filters = categoryFilters(scope);
  return filters.includes(category) ? filters : [...filters, category];
}
