import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { buildSearchIndex } from '#domain/catalogue/search-index';
import type { RenderedAddress } from '#domain/contract/page-address';
import type { CatalogueView } from '#domain/contract/page-data-of';
import type { Device } from './open-device.ts';

/**
 * The rows that the page at an address is painted from.
 * @returns null where the device lacks one: the app itself says what that means
 */
export async function deviceView(device: Device, address: RenderedAddress): Promise<CatalogueView | null> {
  if ('recipeId' in address) return await recipeView(device, address.recipeId);
  const cards = await cardsFor(device, address);
  return { ...NOTHING, ...viewOf(cards) };
}

const NOTHING: CatalogueView = {
  recipes: [],
  cards: () => [],
  card: () => undefined,
  recipe: () => undefined,
  reviewsOf: () => [],
  searchIndex: () => buildSearchIndex([]),
};

/** Pages without a list take nothing of the catalogue but its size, which none of them shows. */
function cardsFor(device: Device, { kind }: RenderedAddress): Promise<RecipeCard[]> {
  return kind === 'page' || kind === 'device' || kind === 'missing' ? Promise.resolve([]) : device.cards();
}

function viewOf(cards: readonly RecipeCard[]): Partial<CatalogueView> {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
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
