import type { ListScope } from '#domain/catalogue/list-scope';
import type { MatchIndex } from '#domain/catalogue/match-index';
import type { RecipeCard } from '#domain/catalogue/recipe-card';

/** Tells of each recipe whether it matches a query. */
export type Matches = (query: string) => (id: number) => boolean;

/** Work at a stretch on the index, before the page can draw. */
const STRETCH_MS = 8;

type Held = { index: MatchIndex; cards: Map<number, RecipeCard> };

const held = new Map<ListScope, Held>();
let lastUpdate: Promise<unknown> = Promise.resolve();

/** Matching over exactly `cards`, all of the list's: the index is built once, in slices, and then follows the cards. */
export function matchesOver(scope: ListScope, cards: readonly RecipeCard[]): Promise<Matches> {
  const update = lastUpdate.then(() => followCards(scope, cards));
  lastUpdate = update.catch(() => {});
  return update;
}

async function followCards(scope: ListScope, cards: readonly RecipeCard[]): Promise<Matches> {
  const { emptyMatchIndex, matchCard, matchingCards, unmatchCard } = await import(
    '#domain/catalogue/match-index'
  );
  const { index, cards: indexed } = held.get(scope) ?? { index: emptyMatchIndex(), cards: new Map() };
  const wanted = new Map(cards.map((card) => [card.id, card]));
  let since = performance.now();
  for (const card of cards) {
    if (indexed.get(card.id) === card) continue;
    matchCard(index, card);
    if (performance.now() - since < STRETCH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  }
  for (const id of indexed.keys()) if (!wanted.has(id)) unmatchCard(index, id);
  held.set(scope, { index, cards: wanted });
  return (query) => matchingCards(index, query);
}
