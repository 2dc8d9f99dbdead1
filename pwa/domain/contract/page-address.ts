import { NO_RECIPE } from '../catalogue/recipe-address.ts';
import { type ListScope, type SortOrder, sortOptions } from '../catalogue/recipe-lists.ts';
import { isOwnRecipeId } from '../own/own-id.ts';
import { type Category, findCategory } from '../reference/category.ts';
import { pathsThatServe, routeAt } from '../site/route-at.ts';

/** Available in every runtime of the app, but missing from the ECMAScript types. */
declare class URLSearchParams {
  constructor(query?: string);
  readonly size: number;
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
}

/** Content at an address of the site; `url` is its canonical form, with the query keys that change the content. */
export type PageAddress =
  | ({ kind: 'home'; url: string } & Narrowing)
  | ({ kind: 'list'; url: string; scope: ListScope } & Narrowing)
  /** A page with text of its own that also lists the organic recipes. */
  | { kind: 'organic'; url: string }
  /** The shop, which offers a few recipes of the whole catalogue. */
  | { kind: 'popular'; url: string }
  | { kind: 'recipe'; url: string; recipeId: number }
  /** The name and text of a recipe; only the device knows the cook's place in it. */
  | { kind: 'cook'; url: string; recipeId: number }
  | { kind: 'guide'; url: string; slug: string }
  /** Independent of the catalogue. */
  | { kind: 'page'; url: string }
  /** Content only on the device; the server knows its frame, except for the owner's own recipes. */
  | { kind: 'device'; url: string; isOwnRecipe: boolean }
  /** A search too long for the server, a link with a code, or the administration. */
  | { kind: 'shell' }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; url: string };

/** Filters and order of a list's cards. */
type Narrowing = { category?: Category; sort?: SortOrder; text?: string };

/** Longer searches are answered only on the device. */
const MOST_TEXT = 80;

/** An address with a page to render: neither a redirect nor the bare shell of the app. */
export type RenderedAddress = Extract<PageAddress, { url: string }>;

/** Every unknown address. */
export const MISSING: PageAddress & RenderedAddress = { kind: 'missing', url: '/404' };
/** The public pages that list recipes, and their scope. */
export const LIST_SCOPES = pathsThatServe('cards').map(([path, { lists }]) => ({ path, scope: lists }));
/** The public pages without catalogue content that search engines keep, by their canonical addresses. */
export const PLAIN_PAGES = pathsThatServe('page')
  .filter(([, { canonical, isHidden }]) => canonical === undefined && !isHidden)
  .map(([path]) => path);

/**
 * Parses an address: `pathname` as the browser sent it (still escaped), `querystring` without its question mark.
 * Unknown query keys, such as a campaign's, do not change the content.
 */
export function pageAddress(pathname: string, querystring: string): PageAddress {
  if (pathname !== '/' && pathname.endsWith('/')) {
    const to = pathname.slice(0, -1);
    // Redirects only to existing addresses: '//elsewhere' or '/\\elsewhere' would be another site.
    if (to.endsWith('/') || to === '' || pageAddress(to, '').kind === 'missing') return MISSING;
    return { kind: 'moved', to: querystring === '' ? to : `${to}?${querystring}` };
  }
  const query = new URLSearchParams(querystring);
  const { route, id = NO_RECIPE, slug = '' } = routeAt(pathname);
  if (route.serves === 'cards') return listAddress(pathname, query, route.lists, route.isSearch === true);
  if (route.serves === 'page') return { kind: 'page', url: pathname };
  if (route.serves === 'guide') return { kind: 'guide', url: pathname, slug };
  if (route.serves === 'nothing') return MISSING;
  if (isOwnRecipeId(id)) return { kind: 'device', url: pathname, isOwnRecipe: true };
  if (route.serves === 'recipe') return { kind: 'recipe', url: pathname, recipeId: id };
  if (route.ofRecipe) return { kind: 'cook', url: pathname, recipeId: id };
  // On these pages a query is a code or an initial value, which only the app reads.
  if (route.isForApp || querystring !== '') return { kind: 'shell' };
  return { kind: 'device', url: pathname, isOwnRecipe: false };
}

function listAddress(
  pathname: string,
  query: URLSearchParams,
  lists: ListScope | 'organic' | 'popular',
  isSearch: boolean,
): PageAddress {
  if (lists === 'organic' || lists === 'popular') return { kind: lists, url: pathname };
  const isHome = pathname === '/';
  // Home's key, in links that people write by hand.
  if (!isHome && !query.has('q') && query.has('search')) {
    query.set('q', query.get('search') ?? '');
    query.delete('search');
    return { kind: 'moved', to: `${pathname}?${query}` };
  }
  const textKey = isHome ? 'search' : 'q';
  const words = query.get(textKey);
  const text = words?.trim() ?? '';
  if (text.length > MOST_TEXT) return { kind: 'shell' };
  const category = findCategory(query.get('category'));
  const hasSort = !isHome && !isSearch;
  const sort = hasSort
    ? sortOptions(lists).find(({ value }) => value === query.get('sort'))?.value
    : undefined;
  const kept = new URLSearchParams();
  // On Home an empty search shows every recipe; elsewhere it is ignored.
  if (words !== null && (isHome || text !== '')) kept.set(textKey, words);
  if (category !== undefined) kept.set('category', category);
  if (sort !== undefined) kept.set('sort', sort);
  if (!isHome && query.get('tab') === 'ai') kept.set('tab', 'ai');
  const url = kept.size === 0 ? pathname : `${pathname}?${kept}`;
  const narrowing = { ...(category && { category }), ...(sort && { sort }), ...(text && { text }) };
  return isHome ? { kind: 'home', url, ...narrowing } : { kind: 'list', url, scope: lists, ...narrowing };
}
