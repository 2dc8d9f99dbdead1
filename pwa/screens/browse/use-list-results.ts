import { useMemo } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { type SortOrder, sortCards } from '#domain/catalogue/sort';
import { type Category, matchesCategory } from '#domain/reference/category';
import { isShown, type Shown } from '../parts/catalogue/shown-species.tsx';
import type { Matches } from './list-matches.ts';

type Wanted = { category: Category; sort: SortOrder; text: string; shown: Shown };

/** Matching cards in order; undefined while cards or index are loading. */
export function useListResults(
  cards: readonly RecipeCard[] | undefined,
  matches: Matches | undefined,
  { category, sort, text, shown }: Wanted,
): RecipeCard[] | undefined {
  // Sorted once and then only filtered, so that a keystroke needs no sorting.
  const list = useMemo(() => {
    const passing = cards?.filter((card) => isShown(card, shown) && matchesCategory(card.category, category));
    return passing && sortCards(passing, sort);
  }, [cards, category, sort, shown]);
  return useMemo(() => {
    if (list === undefined || text.trim() === '') return list;
    const isMatch = matches?.(text);
    return isMatch && list.filter((card) => isMatch(card.id));
  }, [list, matches, text]);
}
