import { useEffect, useMemo, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { ListScope } from '#domain/catalogue/recipe-lists';
import { usePageData } from '../../platform/query/page-data.ts';
import { useIsDeviceNewer } from '../../platform/query/query.ts';
import { type Search, searchOver } from '../cards/search-cards.ts';

/**
 * A search over all cards of the scope; undefined until its index is built. A new function whenever the cards change.
 * For the search in the address it returns the server's results until the device has its own catalogue.
 * @param text of the search on screen
 * @param isWanted a search is imminent: the index is not built before
 */
export function useSearch(
  scope: ListScope,
  cards: readonly RecipeCard[] | undefined,
  text: string,
  isWanted = text.trim() !== '',
): Search | undefined {
  const found = usePageData()?.found;
  const isDeviceNewer = useIsDeviceNewer();
  const served = useMemo(() => found && (() => found.ids), [found]);
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
  return served && found?.text === text.trim() && !isDeviceNewer ? served : search;
}
