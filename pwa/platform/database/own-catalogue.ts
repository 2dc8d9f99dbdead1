import { useStore } from 'zustand';
import { catalogueStore } from './catalogue-store.ts';
import { isPaintedHere, usePageData } from './page-data-context.ts';

/** Whether the device's own cards are the whole catalogue, and newer than what the page inlines. */
export function useIsOwnCatalogue(): boolean {
  const isPainted = isPaintedHere(usePageData());
  return useStore(
    catalogueStore,
    ({ isComplete, isFresh, cards }) => isComplete && (isFresh || (isPainted && cards !== undefined)),
  );
}
