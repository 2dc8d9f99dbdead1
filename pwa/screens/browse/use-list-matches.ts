import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ListScope } from '#domain/catalogue/list-scope';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { catalogueStore } from '../../database/catalogue-store.ts';
import { usePageData } from '../../database/page-data-context.ts';
import { type Matches, matchesOver } from './list-matches.ts';

/**
 * Matching over all cards of a list; undefined until its index is built. A new function whenever the cards change. For
 * the search in the address it is what the server found, until the device has its own catalogue.
 * @param text of the search on screen
 * @param isWanted a search is imminent: the index is not built before
 */
export function useListMatches(
  scope: ListScope,
  cards: readonly RecipeCard[] | undefined,
  text: string,
  isWanted: boolean,
): Matches | undefined {
  const found = usePageData()?.found;
  const isFresh = useStore(catalogueStore, (state) => state.isFresh);
  const served = useMemo(() => {
    const ids = found && new Set(found.ids);
    return ids && (() => (id: number) => ids.has(id));
  }, [found]);
  const [matches, setMatches] = useState<Matches>();
  useEffect(() => {
    if (!isWanted || cards === undefined) return;
    let isStale = false;
    matchesOver(scope, cards).then(
      (ready) => {
        if (!isStale) setMatches(() => ready);
      },
      () => {}, // The chunk failed to load: the next change of the cards, or the next visit, retries.
    );
    return () => {
      isStale = true;
    };
  }, [scope, cards, isWanted]);
  return served && found?.text === text.trim() && !isFresh ? served : matches;
}
