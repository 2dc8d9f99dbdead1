import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  categoryFilters,
  defaultSort,
  type ListScope,
  type SortOrder,
  sortOptions,
} from '#domain/catalogue/recipe-lists';
import { CATEGORIES, type Category } from '#domain/reference/category';
import { type SearchMode, searchMode } from '../search/search-modes.tsx';
import { useSyncedUrl } from '../search/use-synced-url.ts';
import { LIST_TEXTS } from './list-texts.ts';

/** Query of a list: search text, category, order, and the tab on display. */
export type ListQuery = { text: string; category: Category; sort: SortOrder; mode: SearchMode };

/** Parses the query of an address; unknown values are ignored. */
export function readListQuery(params: URLSearchParams, scope: ListScope): ListQuery {
  return {
    text: params.get('q') ?? '',
    category: CATEGORIES.find((category) => category === params.get('category')) ?? 'all',
    sort: sortOptions(scope).find(({ value }) => value === params.get('sort'))?.value ?? defaultSort(scope),
    mode: searchMode(params),
  };
}

/** The address of a list; default values are left out. */
export function listAddress(
  { text, category, sort, mode }: ListQuery,
  scope: ListScope,
  path = LIST_TEXTS[scope].path,
): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('category', category);
  if (sort !== defaultSort(scope)) params.set('sort', sort);
  if (mode === 'ai') params.set('tab', 'ai');
  const query = params.toString();
  return path + (query === '' ? '' : `?${query}`);
}

/** Filter chips of a list: its own, plus the category in its address if that is another one. */
export function listFilters(scope: ListScope, category: Category): readonly Category[] {
  const filters = categoryFilters(scope);
  return filters.includes(category) ? filters : [...filters, category];
}

type ListQueryState = ListQuery & {
  type: (text: string) => void;
  chooseCategory: (category: Category) => void;
  chooseSort: (sort: SortOrder) => void;
  chooseMode: (mode: SearchMode) => void;
  /** Back to the whole list, in the same order. */
  clear: () => void;
};

/** Query state of a list, mirrored in the address so that it can be shared and survives a reload. */
export function useListQuery(scope: ListScope): ListQueryState {
  const { pathname, search, key } = useLocation();
  // A list may have several addresses; keep the one it was opened at.
  const [path] = useState(pathname);
  const navigate = useNavigate();
  const query = readListQuery(new URLSearchParams(search), scope);
  const { text, category, sort } = query;
  const [mode, chooseMode] = useState(query.mode);
  const [typed, setTyped] = useState(text);
  // A ref for `go`, so that typing does not change the identity of the callbacks below.
  const latest = useRef(text);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);

  // Navigation by the router, such as a link or Back, updates the box and the tab. Not in an effect: on mount that
  // would undo what was typed before it ran.
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setTyped(text);
    chooseMode(query.mode);
  }

  const go = useCallback(
    (change: Partial<ListQuery>) =>
      navigate(listAddress({ text: latest.current, category, sort, mode, ...change }, scope, path), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, category, sort, mode, scope, path],
  );
  const chooseSort = useCallback((chosen: SortOrder) => go({ sort: chosen }), [go]);
  const clear = useCallback(() => go({ text: '', category: 'all' }), [go]);
  const chooseCategory = useCallback((chosen: Category) => go({ category: chosen }), [go]);

  useSyncedUrl(listAddress({ text: typed, category, sort, mode }, scope, path));

  return {
    text: typed,
    category,
    sort,
    mode,
    type: setTyped,
    chooseCategory,
    chooseSort,
    chooseMode,
    clear,
  };
}
