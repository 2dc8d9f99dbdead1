import { useMemo } from 'react';
import { type Category, matchesCategory } from '#domain/recipe/category';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { type SortOrder, sortCards } from '#domain/recipe/sort';
import type { Search } from '../shared/search-cards.ts';

type Wanted = { category: Category; sort: SortOrder; text: string };

/** Matching cards in order; undefined while cards or index are loading. */
export function useListResults(
  cards: readonly RecipeCard[] | undefined,
  search: Search | undefined,
  { category, sort, text }: Wanted,
): RecipeCard[] | undefined {
  // Sorted once and then only filtered, so that a keystroke needs no sorting.
  const list = useMemo(() => {
    const passing = cards?.filter((card) => matchesCategory(card.category, category));
    return passing && sortCards(passing, sort);
  }, [cards, category, sort]);
  return useMemo(() => {
    if (list === undefined || text.trim() === '') return list;
    if (search === undefined) return undefined;
    const found = new Set(search(text));
    return list.filter((card) => found.has(card.id));
  }, [list, search, text]);
}
