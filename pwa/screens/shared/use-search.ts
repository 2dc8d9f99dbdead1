import { useEffect, useState } from 'react';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { type Search, type SearchScope, searchOver } from './search-cards.ts';

/**
 * A search over all cards of the scope; undefined until its index is built. A new function whenever the cards change.
 * @param isWanted whether a search is imminent: the index is not built before
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
      () => {}, // The chunk failed to load: the next change of the cards, or the next visit, retries.
    );
    return () => {
      isStale = true;
    };
  }, [scope, cards, isWanted]);
  return search;
}
