import { useMemo } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { type SortOrder, sortCards } from '#domain/catalogue/sort';
import { type Category, matchesCategory } from '#domain/reference/category';
import type { Search } from '../cards/search-cards.ts';
import { isShown, type Shown } from '../cards/shown-species.tsx';

type Wanted = { category: Category; sort: SortOrder; text: string; shown: Shown };

/** Matching cards in order; undefined while cards or index are loading. */
export function useListResults(
  cards: readonly RecipeCard[] | undefined,
  search: Search | undefined,
  { category, sort, text, shown }: Wanted,
): RecipeCard[] | undefined {
  // Sorted once and then only filtered, so that a keystroke needs no sorting.
  const list = useMemo(() => {
    const passing = cards?.filter((card) => isShown(card, shown) && matchesCategory(card.category, category));
    return passing && sortCards(passing, sort);
  }, [cards, category, sort, shown]);
  return useMemo(() => {
    if (list === undefined || text.trim() === '') return list;
    if (search === undefined) return undefined;
    const found = new Set(search(text));
    return list.filter((card) => found.has(card.id));
  }, [list, search, text]);
}
