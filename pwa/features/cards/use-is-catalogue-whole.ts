import { useStore } from 'zustand';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { isFromDevice, usePageData } from '../../platform/query/page-data.ts';

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
