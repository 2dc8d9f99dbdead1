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
  const inlined = usePageData()?.cards;
  const state = useStore(catalogueStore);
  useEffect(() => loadCards(), []);
  return useMemo(() => knownCards(state, inlined), [state, inlined]);
}

/**
 * The device's cards, and beside them the inlined ones for as long as these may be newer or more.
 * @returns undefined while both are empty and a pull may still bring some
 */
export function knownCards(
  state: CatalogueState,
  inlined: readonly RecipeCard[] | undefined,
): RecipeCard[] | undefined {
  const { cards, isComplete, isFresh, isSettled } = state;
  if (cards !== undefined && ((isComplete && isFresh) || inlined === undefined)) {
    return cards.length > 0 || isComplete || isSettled ? cards : undefined;
  }
  if (inlined === undefined) return undefined;
  if (cards === undefined || cards.length === 0) return [...inlined];
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const card of inlined) byId.set(card.id, card);
  return [...byId.values()];
}
