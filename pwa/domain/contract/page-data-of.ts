import { popularCards } from '../catalogue/featured-cards.ts';
import { headCards, LIST_HEAD_CARDS } from '../catalogue/list-head.ts';
import type { RecipeCard } from '../catalogue/recipe-card.ts';
import { defaultSort, isInScope, type ListScope, sortCards } from '../catalogue/recipe-lists.ts';
import type { Guide } from '../guides/guide.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { matchesCategory } from '../reference/category.ts';
import type { Product } from '../reference/product-schema.ts';
import { SPECIES, type Species } from '../reference/species.ts';
import type { Review } from '../review/review.ts';
import type { RenderedAddress } from './page-address.ts';
import type { PageData } from './page-data.ts';
import type { SiteSettings } from './site-settings.ts';

/** The catalogue as a page needs it: the server's rows, or a device's. */
export type CatalogueView = {
  /** Recipes of each species, of the whole catalogue. */
  counts(): PageData['counts'];
  cards(): readonly RecipeCard[];
  card(recipeId: number): RecipeCard | undefined;
  recipe(recipeId: number): Recipe | undefined;
  /** Approved reviews of a recipe, newest first: all, or up to a limit. */
  reviewsOf(recipeId: number, most?: number): Review[];
  /** Ids of the recipes that match, best first. */
  search(text: string): number[];
};

/** Maximum recipes that a species' list links to beyond its cards: search engines follow links, not scripts. */
const FURTHER_LINKS = 500;
/** Maximum inlined reviews; the device holds them all. */
const PAGE_REVIEWS = 20;

type Narrowed = Extract<RenderedAddress, { kind: 'home' | 'list' }>;

/** The cards of a list, those that its query matches first, and its search results. */
function narrowedCards(catalogue: CatalogueView, scope: ListScope, address: Narrowed) {
  const { category = 'all', sort = defaultSort(scope), text } = address;
  const own = sortCards(
    catalogue.cards().filter((card) => isInScope(card.species, scope)),
    sort,
  );
  const ids = text === undefined ? undefined : catalogue.search(text);
  const wanted = new Set(ids);
  const passes = (card: RecipeCard) =>
    matchesCategory(card.category, category) && (ids === undefined || wanted.has(card.id));
  const cards = [...new Set([...own.filter(passes), ...own])].slice(0, LIST_HEAD_CARDS);
  const inlined = new Set(cards.map(({ id }) => id));
  const further = scope === 'all' ? [] : own.filter(({ id }) => !inlined.has(id)).slice(0, FURTHER_LINKS);
  return {
    cards,
    ...(further.length > 0 && {
      further: further.map(({ id, title, species }) => ({ id, title, species })),
    }),
    ...(text !== undefined && ids && { found: { text, ids: ids.filter((id) => inlined.has(id)) } }),
  };
}

/** An article, and the cards of its recipes that are still published. */
function guideData(guide: Guide | undefined, catalogue: CatalogueView): Partial<PageData> {
  if (guide === undefined) return { notFound: true };
  return { guide, cards: guide.recipes.flatMap((id) => catalogue.card(id) ?? []) };
}

/** The contents of pages besides the catalogue. */
type SiteParts = {
  site?: SiteSettings;
  products?: OperatorProducts;
  guides?: { find(slug: string): Guide | undefined };
};

/** The operator's list of products; no version means no list. */
type OperatorProducts = { version: string | undefined; of(species: Species): readonly Product[] };

/** Data that the page at an address is rendered from. */
export function pageDataOf(
  address: RenderedAddress,
  catalogue: CatalogueView,
  origin: string,
  { site, products, guides }: SiteParts = {},
): PageData {
  const base = { url: address.url, origin, counts: catalogue.counts(), ...(site && { site }) };
  if (address.kind === 'home' && address.url === '/') {
    return { ...base, cards: headCards('home', catalogue.cards()) };
  }
  if (address.kind === 'home') return { ...base, ...narrowedCards(catalogue, 'all', address) };
  if (address.kind === 'list') return { ...base, ...narrowedCards(catalogue, address.scope, address) };
  if (address.kind === 'organic') {
    return { ...base, cards: catalogue.cards().filter(({ isOrganic }) => isOrganic) };
  }
  if (address.kind === 'popular') return { ...base, cards: popularCards(catalogue.cards()) };
  if (address.kind === 'guide') return { ...base, ...guideData(guides?.find(address.slug), catalogue) };
  if (address.kind === 'page') return { ...base, ...productsAt(address.url, products) };
  if (address.kind === 'device') return base;
  if (address.kind === 'missing') return { ...base, notFound: true };
  const recipe = catalogue.recipe(address.recipeId);
  const card = catalogue.card(address.recipeId);
  if (recipe === undefined || card === undefined) return { ...base, notFound: true };
  const reviews = address.kind === 'cook' ? [] : catalogue.reviewsOf(address.recipeId, PAGE_REVIEWS);
  return { ...base, recipe: { recipe, card, reviews } };
}

/** Only the operator's list: the app has the built-in one. */
function productsAt(url: string, products: OperatorProducts | undefined): Pick<PageData, 'products'> {
  const species = SPECIES.find((each) => url === `/${each}-products`);
  if (species === undefined || products?.version === undefined) return {};
  return { products: products.of(species) };
}
