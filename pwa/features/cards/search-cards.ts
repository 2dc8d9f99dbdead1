import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { ListScope } from '#domain/catalogue/recipe-lists';
import type { SearchIndex } from '#domain/catalogue/search-index';

/** Ids of the recipes that match a query, best first. */
export type Search = (query: string) => number[];

/** Cards indexed before yielding to the main thread. */
const SLICE = 100;

type Held = { index: SearchIndex; cards: Map<number, RecipeCard> };

/** By list: one searched while typing indexes only its own cards. */
const held = new Map<ListScope, Held>();
let lastUpdate: Promise<unknown> = Promise.resolve();

/**
 * A search over exactly `cards`, the whole scope. Builds the index once, in slices, then updates it incrementally.
 */
export function searchOver(scope: ListScope, cards: readonly RecipeCard[]): Promise<Search> {
  const update = lastUpdate.then(() => followCards(scope, cards));
  lastUpdate = update.catch(() => {});
  return update;
}

async function followCards(scope: ListScope, cards: readonly RecipeCard[]): Promise<Search> {
  const { buildSearchIndexInSlices, indexCard, unindexCard, searchCards } = await import(
    '#domain/catalogue/search-index'
  );
  const wanted = new Map(cards.map((card) => [card.id, card]));
  const before = held.get(scope);
  const index = before?.index ?? (await buildSearchIndexInSlices(cards));
  const indexed = before?.cards ?? wanted;
  const changed = cards.filter((card) => indexed.get(card.id) !== card);
  for (const [position, card] of changed.entries()) {
    if (position % SLICE === SLICE - 1) await breath();
    indexCard(index, card);
  }
  for (const id of indexed.keys()) if (!wanted.has(id)) unindexCard(index, id);
  held.set(scope, { index, cards: wanted });
  return (query) => searchCards(index, query);
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
