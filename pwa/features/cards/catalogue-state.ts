import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PageData } from '#domain/contract/page-data';
import { useIsOwnCatalogue } from '../../platform/database/cards.ts';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { isFromDevice, usePageData } from '../../platform/query/page-data.ts';

/** Number of recipes per species: the server's figures until the device has synced. */
export function useCatalogueCounts(cards: readonly RecipeCard[] | undefined): PageData['counts'] {
  const inlined = usePageData()?.counts;
  const isOwn = useIsOwnCatalogue();
  return useMemo(() => {
    if (inlined !== undefined && !isOwn) return inlined;
    const dog = cards?.filter((card) => card.species === 'dog').length ?? 0;
    return { dog, cat: (cards?.length ?? 0) - dog };
  }, [inlined, isOwn, cards]);
}

/**
 * True if a missing card does not exist: everything has synced, or no more is arriving for now.
 * @param text search text on screen; if the server ran this search, it covered every card
 */
export function useIsCatalogueWhole(text?: string): boolean {
  const page = usePageData();
  const found = page?.found;
  const isServed = found !== undefined && found.text === text?.trim();
  const isWhole = useStore(catalogueStore, ({ cards, isComplete, isSettled }) => {
    return isSettled || (isComplete && cards !== undefined);
  });
  return isServed || isWhole || isFromDevice(page);
}
