import { createStore } from 'zustand';
import type { RecipeCard } from '#domain/recipe/recipe-card';

export type CatalogueState = {
  /** Every card of the device, by id; undefined until they are read. */
  cards: RecipeCard[] | undefined;
  /** Whether the device holds the whole catalogue, or only the pages that have arrived so far. */
  isComplete: boolean;
  /** Whether the first pull of this visit is over, well or badly. */
  isSettled: boolean;
  /** Whether a pull of this visit has ended well: the device is then newer than what was inlined in the page. */
  isFresh: boolean;
};

/** What all screens share of the catalogue, so that it is read once and not once a screen. */
export const catalogueStore = createStore<CatalogueState>(() => ({
  cards: undefined,
  isComplete: false,
  isSettled: false,
  isFresh: false,
}));
