import { useMemo } from 'react';
import { isInScope, type ListScope } from '#domain/catalogue/list-scope';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { type SortOrder, sortCards } from '#domain/catalogue/sort';
import { type Category, matchesCategory } from '#domain/reference/category';
import type { Search } from '../parts/catalogue/search-cards.ts';

type Wanted = { category: Category; sort: SortOrder; text: string; species: ListScope };

/** Matching cards in order; undefined while cards or index are loading. */
export function useListResults(
  cards: readonly RecipeCard[] | undefined,
  search: Search | undefined,
  { category, sort, text, species }: Wanted,
): RecipeCard[] | undefined {
  // Sorted once and then only filtered, so that a keystroke needs no sorting.
  const list = useMemo(() => {
    const passing = cards?.filter(
      (card) => isInScope(card.species, species) && matchesCategory(card.category, category),
    );
    return passing && sortCards(passing, sort);
  }, [cards, category, sort, species]);
  return useMemo(() => {
    if (list === undefined || text.trim() === '') return list;
    if (search === undefined) return undefined;
    const found = new Set(search(text));
    return list.filter((card) => found.has(card.id));
  }, [list, search, text]);
}
