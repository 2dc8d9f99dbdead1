import { createStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';

export type CatalogueState = {
  /** Every card of the device, ordered by id; undefined until they are read. */
  cards: RecipeCard[] | undefined;
  /** Whether the device holds the complete catalogue, or only the pages received so far. */
  isComplete: boolean;
  /** Whether the first pull of this visit has ended, successfully or not. */
  isSettled: boolean;
  /** Whether a pull of this visit has succeeded: the device is then newer than the page's inlined data. */
  isFresh: boolean;
};

/** The screens' shared state of the catalogue, so that it is read once. */
export const catalogueStore = createStore<CatalogueState>(() => ({
  cards: undefined,
  isComplete: false,
  isSettled: false,
  isFresh: false,
}));
