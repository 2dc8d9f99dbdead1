import type { ListSection } from '#domain/catalogue/list-head';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { buildSearchIndex } from '#domain/catalogue/search-index';
import type { RenderedAddress } from '#domain/contract/page-address';
import type { CatalogueView } from '#domain/contract/page-data-of';
import type { Device } from './open-device.ts';
import { readListHead } from './read-list-head.ts';

/**
 * The rows that the page at an address is painted from.
 * @returns null where the device lacks one: the app itself says what that means
 */
export async function deviceView(device: Device, address: RenderedAddress): Promise<CatalogueView | null> {
  if ('recipeId' in address) return await recipeView(device, address.recipeId);
  const section = sectionOf(address);
  const head = section && (await readListHead(device.database, section));
  if (head) return { ...viewOf(head.cards), counts: head.counts };
  const cards = await cardsFor(device, address);
  return cards && viewOf(cards);
}

/** More are too many to read before the first paint. */
const MOST_CARDS = 1_000;

const NOTHING: CatalogueView = {
  recipes: [],
  cards: () => [],
  card: () => undefined,
  recipe: () => undefined,
  reviewsOf: () => [],
  searchIndex: () => buildSearchIndex([]),
};

/** The list that an address shows from its beginning. */
function sectionOf(address: RenderedAddress): ListSection | undefined {
  if (address.kind === 'home' && address.url === '/') return 'home';
  const isWhole =
    address.kind === 'list' && !('category' in address || 'sort' in address || 'text' in address);
  return isWhole ? address.scope : undefined;
}

/** Pages without a list take nothing of the catalogue but its size, which none of them shows. */
async function cardsFor(device: Device, { kind }: RenderedAddress): Promise<RecipeCard[] | null> {
  if (kind === 'page' || kind === 'device' || kind === 'missing') return [];
  const isMuch = (await device.database.cards.count()) > MOST_CARDS;
  return isMuch ? null : await device.cards();
}

function viewOf(cards: readonly RecipeCard[]): CatalogueView {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    ...NOTHING,
    recipes: cards,
    cards: () => cards,
    card: (id) => byId.get(id),
    searchIndex: () => buildSearchIndex([...cards]),
  };
}

async function recipeView(device: Device, recipeId: number): Promise<CatalogueView | null> {
  const [found, reviews] = await Promise.all([device.recipe(recipeId), device.reviews(recipeId)]);
  if (found === null) return null;
  return {
    ...NOTHING,
    card: () => found.card,
    recipe: () => found.recipe,
    reviewsOf: (_id, most) => reviews.slice(0, most),
  };
}
