import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { type CatalogueState, catalogueStore } from './catalogue-store.ts';
import { usePageData } from './early-data.ts';
import { loadCards } from './load-cards.ts';

/**
 * Every card of the catalogue, in no promised order; undefined while nothing is known yet.
 * The same array as long as nothing changed, so that an index over it can be memoised.
 */
export function useRecipeCards(): RecipeCard[] | undefined {
  const page = usePageData();
  const state = useStore(catalogueStore);
  const isHere = page !== undefined && isCurrentPage(page.url);
  useEffect(() => loadCards(), []);
  return useMemo(() => knownCards(state, page?.cards, isHere), [state, page, isHere]);
}

/**
 * The device's cards, and beside them the inlined ones for as long as these may be newer or more.
 * @param isHere whether the cards were inlined for the screen that is shown: on their own they are its whole list, and
 *   only part of any other
 * @returns undefined while a pull may still bring what the screen is about
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

/** A card that says what its inlined one says is that object still, so that nothing is drawn again. */
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

/** On the server the page is always the one that is rendered. */
function isCurrentPage(url: string): boolean {
  return typeof window === 'undefined' || url.split('?')[0] === window.location.pathname;
}
