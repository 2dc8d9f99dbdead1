import type { RecipeCard } from '#domain/recipe/recipe-card';
import type { SearchIndex } from '#domain/recipe/search-index';

/** Ids of the recipes that answer a query, best first. */
export type Search = (query: string) => number[];

/** Cards brought up to date before the page may breathe. */
const SLICE = 100;

let index: SearchIndex | undefined;
let indexed = new Map<number, RecipeCard>();
let lastUpdate: Promise<unknown> = Promise.resolve();

/**
 * A search over exactly `cards`. The index is built once, in slices, and after that only follows what changed;
 * all lists share it.
 */
export function searchOver(cards: readonly RecipeCard[]): Promise<Search> {
  const update = lastUpdate.then(() => followCards(cards));
  lastUpdate = update.catch(() => {});
  return update;
}

async function followCards(cards: readonly RecipeCard[]): Promise<Search> {
  const { buildSearchIndexInSlices, indexCard, unindexCard, searchCards } = await import(
    '#domain/recipe/search-index'
  );
  const wanted = new Map(cards.map((card) => [card.id, card]));
  const held = index ?? (await buildSearchIndexInSlices(cards));
  if (index === undefined) indexed = wanted;
  index = held;
  const changed = cards.filter((card) => indexed.get(card.id) !== card);
  for (const [position, card] of changed.entries()) {
    if (position % SLICE === SLICE - 1) await breath();
    indexCard(held, card);
  }
  for (const id of indexed.keys()) if (!wanted.has(id)) unindexCard(held, id);
  indexed = wanted;
  return (query) => searchCards(held, query);
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
