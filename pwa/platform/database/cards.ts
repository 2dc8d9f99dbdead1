import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { usePageData } from '../query/page-data.ts';
import { useIsDeviceNewer } from '../query/query.ts';
import { type CatalogueState, catalogueStore } from './catalogue-store.ts';
import { loadCards } from './load-cards.ts';

/**
 * Every card of the catalogue, in any order; undefined while unknown. The array keeps its identity while nothing
 * changes, so that an index over it can be memoised.
 */
export function useRecipeCards(): RecipeCard[] | undefined {
  const page = usePageData();
  const state = useStore(catalogueStore);
  const isDeviceNewer = useIsDeviceNewer();
  const isHere = page !== undefined && isCurrentPage(page.url);
  useEffect(() => loadCards(), []);
  return useMemo(
    () => knownCards({ ...state, isFresh: isDeviceNewer }, page?.cards, isHere),
    [state, page, isHere, isDeviceNewer],
  );
}

/** Whether the device's own cards are the whole catalogue, and as new as what the page inlines. */
export function useIsOwnCatalogue(): boolean {
  const isDeviceNewer = useIsDeviceNewer();
  return useStore(
    catalogueStore,
    ({ isComplete, cards }) => isComplete && isDeviceNewer && cards !== undefined,
  );
}

/**
 * The device's cards, merged with the inlined ones while these may be newer or more.
 * @param isHere whether the cards were inlined for the current screen: then they are its complete list, otherwise only
 *   a part
 * @returns undefined while a pull may still bring cards of the screen
 */
export function knownCards(
  state: CatalogueState,
  inlined: readonly RecipeCard[] | undefined,
  isHere: boolean,
): RecipeCard[] | undefined {
  const { cards, isComplete, isFresh, isSettled } = state;
  if (cards !== undefined && isComplete && (isFresh || inlined === undefined)) {
    return keepingSame(cards, inlined ?? []);
  }
  if (inlined !== undefined && (isHere || isSettled || isComplete)) return withInlined(cards ?? [], inlined);
  return isSettled ? cards : undefined;
}

/** Keeps the inlined object of an equal card, so that nothing re-renders. */
function keepingSame(cards: RecipeCard[], inlined: readonly RecipeCard[]): RecipeCard[] {
  if (inlined.length === 0) return cards;
  const told = new Map(inlined.map((card) => [card.id, card]));
  return cards.map((card) => {
    const before = told.get(card.id);
    return before !== undefined && JSON.stringify(before) === JSON.stringify(card) ? before : card;
  });
}

function withInlined(cards: readonly RecipeCard[], inlined: readonly RecipeCard[]): RecipeCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const card of inlined) byId.set(card.id, card);
  return [...byId.values()];
}

/** On the server, the page is always the one being rendered. */
function isCurrentPage(url: string): boolean {
  return typeof window === 'undefined' || url.split('?')[0] === window.location.pathname;
}
