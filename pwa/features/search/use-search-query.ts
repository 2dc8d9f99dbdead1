import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Category } from '#domain/reference/category';
import { type SearchMode, searchMode } from './search-modes.ts';
import { useSyncedUrl } from './use-synced-url.ts';

/** Filters of the search page, in the order shown. */
export const SEARCH_FILTERS = ['all', 'puppy', 'adult', 'senior', 'grain-free', 'special-diet'] as const;

export type SearchQuery = { text: string; category: Category; mode: SearchMode };

/** Parses the address of the search page; unknown values are ignored. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    category: SEARCH_FILTERS.find((filter) => filter === params.get('category')) ?? 'all',
    mode: searchMode(search),
  };
}

/** The address of a search; default values are left out. */
export function searchAddress({ text, category, mode }: SearchQuery): string {
  const params = new URLSearchParams();
  if (mode === 'ai') params.set('tab', 'ai');
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('category', category);
  const query = params.toString();
  return `/search${query === '' ? '' : `?${query}`}`;
}

/** Query state of the search page, mirrored in the address so that it can be shared and survives a reload. */
export function useSearchQuery(): [SearchQuery, (change: Partial<SearchQuery>) => void] {
  const { search, key } = useLocation();
  const [query, setQuery] = useState(() => readSearchQuery(search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the address behind the router's back
  useEffect(() => setQuery(readSearchQuery(search)), [key]);
  useSyncedUrl(searchAddress(query));
  return [query, (change) => setQuery((before) => ({ ...before, ...change }))];
}
