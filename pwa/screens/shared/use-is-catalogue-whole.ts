import { useStore } from 'zustand';
import { catalogueStore } from '../../database/catalogue-store.ts';

/** Whether a card that is missing does not exist: everything has synced, or no more is arriving for now. */
export function useIsCatalogueWhole(): boolean {
  return useStore(catalogueStore, ({ cards, isComplete, isSettled }) => {
    return isSettled || (isComplete && cards !== undefined);
  });
}
