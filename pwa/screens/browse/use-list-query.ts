import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Category } from '#domain/recipe/category';
import { categoryFilters } from '#domain/recipe/category-filters';
import { defaultSort, type SortOrder, sortOptions } from '#domain/recipe/sort';
import type { Species } from '#domain/recipe/species';

/** The address follows the box when the typing rests: it concerns the whole app, a keystroke only the list. */
const REST_MS = 300;

export type ListQuery = {
  typed: string;
  category: Category;
  sort: SortOrder;
  type: (text: string) => void;
  chooseCategory: (category: Category) => void;
  chooseSort: (sort: SortOrder) => void;
  /** Everything back to the whole list. */
  clear: () => void;
};

/** What a list is narrowed to and sorted by, kept in the query of its address: `q`, `category`, `sort`. */
export function useListQuery(species: Species): ListQuery {
  const [params, setParams] = useSearchParams();
  const addressed = params.get('q') ?? '';
  const [typed, setTyped] = useState(addressed);
  const written = useRef(addressed);

  function write(name: string, value: string, fallback: string): void {
    setParams((before) => withParam(before, name, value, fallback), { replace: true });
  }

  // A link or Back changed the address: the box follows.
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    setTyped(addressed);
  }, [addressed]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      written.current = typed;
      setParams((before) => withParam(before, 'q', typed, ''), { replace: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

  return {
    typed,
    category: categoryFilters(species).find((filter) => filter === params.get('category')) ?? 'all',
    sort:
      sortOptions(species).find(({ value }) => value === params.get('sort'))?.value ?? defaultSort(species),
    type: setTyped,
    chooseCategory: (category) => write('category', category, 'all'),
    chooseSort: (sort) => write('sort', sort, defaultSort(species)),
    clear: () => {
      written.current = '';
      setTyped('');
      setParams((before) => withParam(withParam(before, 'q', '', ''), 'category', 'all', 'all'), {
        replace: true,
      });
    },
  };
}

/** What is as it would be anyway is left out of the address. */
function withParam(before: URLSearchParams, name: string, value: string, fallback: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (value === fallback) after.delete(name);
  else after.set(name, value);
  return after;
}
