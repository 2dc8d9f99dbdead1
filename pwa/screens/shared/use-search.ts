import { useEffect, useState } from 'react';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { type Search, type SearchScope, searchOver } from './search-cards.ts';

/**
 * A search over the cards, all of the scope's; undefined until its index is there. A new function whenever the cards changed.
 * @param isWanted whether anyone is about to search: the index is not built before
 */
export function useSearch(
  scope: SearchScope,
  cards: readonly RecipeCard[] | undefined,
  isWanted: boolean,
): Search | undefined {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    if (!isWanted || cards === undefined) return;
    let isStale = false;
    searchOver(scope, cards).then(
      (ready) => {
        if (!isStale) setSearch(() => ready);
      },
      () => {}, // Its chunk did not come: the next change of the cards, or the next visit, asks again.
    );
    return () => {
      isStale = true;
    };
  }, [scope, cards, isWanted]);
  return search;
}
