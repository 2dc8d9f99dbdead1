import { headCards, LIST_HEAD_CARDS } from '#domain/catalogue/list-head';
import { isInScope, type ListScope } from '#domain/catalogue/list-scope';
import { popularCards } from '#domain/catalogue/popular-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { searchCards } from '#domain/catalogue/search-index';
import { defaultSort, sortCards } from '#domain/catalogue/sort';
import type { PageData } from '#domain/contract/page-data';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { Guide } from '#domain/guides/guide';
import { matchesCategory } from '#domain/reference/category';
import { SPECIES } from '#domain/reference/species';
import type { Guides } from './guides.ts';
import type { RenderedAddress } from './page-address.ts';
import type { Products } from './products.ts';
import type { Snapshot } from './snapshot.ts';

/** Maximum of recipes that a species' list links to beyond its cards: search engines follow links, not scripts. */
const FURTHER_LINKS = 500;
/** Maximum of inlined reviews; the device holds them all. */
const PAGE_REVIEWS = 20;

type Narrowed = Extract<RenderedAddress, { kind: 'home' | 'list' }>;

/** The cards of a list, those of its query first, and what its search finds. */
function narrowedCards(snapshot: Snapshot, scope: ListScope, address: Narrowed) {
  const { category = 'all', sort = defaultSort(scope), text } = address;
  const own = sortCards(
    snapshot.cards().filter((card) => isInScope(card.species, scope)),
    sort,
  );
  const ids = text === undefined ? undefined : searchCards(snapshot.searchIndex(), text);
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

function counts(snapshot: Snapshot): PageData['counts'] {
  const dog = snapshot.recipes.filter((recipe) => recipe.species === 'dog').length;
  return { dog, cat: snapshot.recipes.length - dog };
}

/** An article and the cards of the recipes beside it that are still published. */
function guideData(guide: Guide | undefined, snapshot: Snapshot): Partial<PageData> {
  if (guide === undefined) return { notFound: true };
  return { guide, cards: guide.recipes.flatMap((id) => snapshot.card(id) ?? []) };
}

/** The contents of pages besides the catalogue. */
type SiteParts = { site?: SiteSettings; products?: Products; guides?: Pick<Guides, 'find'> };

/** Data that the page at an address is rendered from. */
export function pageDataOf(
  address: RenderedAddress,
  snapshot: Snapshot,
  origin: string,
  { site, products, guides }: SiteParts = {},
): PageData {
  const base = { url: address.url, origin, counts: counts(snapshot), ...(site && { site }) };
  if (address.kind === 'home' && address.url === '/')
    return { ...base, cards: headCards('home', snapshot.cards()) };
  if (address.kind === 'home') return { ...base, ...narrowedCards(snapshot, 'all', address) };
  if (address.kind === 'list') return { ...base, ...narrowedCards(snapshot, address.scope, address) };
  if (address.kind === 'organic') {
    return { ...base, cards: snapshot.cards().filter(({ isOrganic }) => isOrganic) };
  }
  if (address.kind === 'popular') return { ...base, cards: popularCards(snapshot.cards()) };
  if (address.kind === 'guide') return { ...base, ...guideData(guides?.find(address.slug), snapshot) };
  if (address.kind === 'page') return { ...base, ...productsAt(address.url, products) };
  if (address.kind === 'missing') return { ...base, notFound: true };
  const recipe = snapshot.recipe(address.recipeId);
  const card = snapshot.card(address.recipeId);
  if (recipe === undefined || card === undefined) return { ...base, notFound: true };
  const reviews = address.kind === 'cook' ? [] : snapshot.reviewsOf(address.recipeId, PAGE_REVIEWS);
  return { ...base, recipe: { recipe, card, reviews } };
}

/** Only the operator's: the app holds the built-in list itself. */
function productsAt(url: string, products: Products | undefined): Pick<PageData, 'products'> {
  const species = SPECIES.find((each) => url === `/${each}-products`);
  if (species === undefined || products?.version === undefined) return {};
  return { products: products.of(species) };
}
