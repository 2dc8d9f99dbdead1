import { useStore } from 'zustand';
import { catalogueStore } from '../../database/catalogue-store.ts';

/** Whether what is not among the cards is not there at all: everything has arrived, or no more is coming for now. */
export function useIsCatalogueWhole(): boolean {
  return useStore(catalogueStore, ({ cards, isComplete, isSettled }) => {
    return isSettled || (isComplete && cards !== undefined);
  });
}
