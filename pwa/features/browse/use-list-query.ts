import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListScope, SortOrder } from '#domain/catalogue/recipe-lists';
import type { Category } from '#domain/reference/category';
import { useSyncedUrl } from '../search/use-synced-url.ts';
import { type ListQuery, listAddress, readListQuery } from './list-query.ts';

type ListQueryState = ListQuery & {
  type: (text: string) => void;
  chooseCategory: (category: Category) => void;
  chooseSort: (sort: SortOrder) => void;
  /** Back to the whole list, in the same order. */
  clear: () => void;
};

/** Query state of a list, mirrored in the address so that it can be shared and survives a reload. */
export function useListQuery(scope: ListScope): ListQueryState {
  const { pathname, search, key } = useLocation();
  // A list may have several addresses; keep the one it was opened at.
  const [path] = useState(pathname);
  const navigate = useNavigate();
  const { text, category, sort } = readListQuery(new URLSearchParams(search), scope);
  const [typed, setTyped] = useState(text);
  // A ref for `go`, so that typing does not change the identity of the callbacks below.
  const latest = useRef(text);
  const type = useCallback((words: string) => {
    latest.current = words;
    setTyped(words);
  }, []);

  // Navigation by the router, such as a link or Back, updates the box.
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the address behind the router's back
  useEffect(() => type(text), [key]);

  const go = useCallback(
    (change: Partial<ListQuery>) =>
      navigate(listAddress({ text: latest.current, category, sort, ...change }, scope, path), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, category, sort, scope, path],
  );
  const chooseSort = useCallback((chosen: SortOrder) => go({ sort: chosen }), [go]);
  const clear = useCallback(() => go({ text: '', category: 'all' }), [go]);
  const chooseCategory = useCallback((chosen: Category) => go({ category: chosen }), [go]);

  useSyncedUrl(listAddress({ text: typed, category, sort }, scope, path));

  return {
    text: typed,
    category,
    sort,
    type,
    chooseCategory,
    chooseSort,
    clear,
  };
}
