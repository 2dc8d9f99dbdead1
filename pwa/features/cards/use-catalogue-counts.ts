import { useMemo } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PageData } from '#domain/contract/page-data';
import { useIsOwnCatalogue } from '../../platform/database/cards.ts';
import { usePageData } from '../../platform/query/page-data.ts';

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
