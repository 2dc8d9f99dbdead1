import { CATEGORIES, type Category } from '#domain/recipe/category';
import type { ListScope } from '#domain/recipe/list-scope';
import { cookedRecipeId, NO_RECIPE } from '#domain/recipe/recipe-address';

/** What stands at an address of the site; `url` is its one canonical form, with the query that changes the content. */
export type PageAddress =
  | { kind: 'home'; url: string }
  | { kind: 'list'; url: string; scope: ListScope }
  /** A page with words of its own that also lists the organic recipes. */
  | { kind: 'organic'; url: string }
  | { kind: 'recipe'; url: string; recipeId: number }
  /** The same words whatever the catalogue holds. */
  | { kind: 'page'; url: string }
  /** Content of the device alone, or a search that only the device answers. */
  | { kind: 'shell' }
  | { kind: 'moved'; to: string }
  | { kind: 'missing'; url: string };

const MISSING: PageAddress = { kind: 'missing', url: '/404' };
const LISTS: Record<string, ListScope> = {
  '/dog-recipes': 'dog',
  '/cat-recipes': 'cat',
  '/natural-cat-recipes': 'cat',
  '/recipes': 'all',
  '/search': 'all',
};
/** The public pages that list recipes, and which of them. */
export const LIST_SCOPES: Record<string, ListScope | 'organic'> = {
  '/': 'all',
  ...LISTS,
  '/organic': 'organic',
};
export const LIST_PAGES = Object.keys(LIST_SCOPES);
/** Further addresses of a page: its canonical one alone is in the sitemap. */
export const SECOND_ADDRESSES: readonly string[] = ['/cost-calculator'];
/** The public pages that show nothing of the catalogue. */
export const PLAIN_PAGES = [
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/shop',
  '/ingredients',
  '/dog-products',
  '/cat-products',
  '/submit',
  '/contact',
  '/tools/nutrition-checker',
  '/tools/calorie-calculator',
  '/tools/portion-calculator',
  '/tools/cost-calculator',
  '/nutrition',
];
const DEVICE_SCREENS = new Set([
  '/favourites',
  '/plan',
  '/shopping-list',
  '/queue',
  '/import',
  '/settings',
  '/unsubscribe',
  '/admin',
]);

function isCategory(text: string | null): text is Category {
  return (CATEGORIES as readonly string[]).includes(text ?? '');
}

function withCategory(pathname: string, query: URLSearchParams): string {
  const category = query.get('category');
  return isCategory(category) ? `${pathname}?category=${category}` : pathname;
}

/**
 * Reads an address: `pathname` as the browser sent it (still escaped), `querystring` without its question mark.
 * Unknown query keys, such as a campaign's, change nothing about the content.
 */
export function pageAddress(pathname: string, querystring: string): PageAddress {
  if (pathname !== '/' && pathname.endsWith('/')) {
    const to = pathname.slice(0, -1);
    // Only to what exists here: '//elsewhere' or '/\\elsewhere' would be another site's address.
    if (to.endsWith('/') || to === '' || pageAddress(to, '').kind === 'missing') return MISSING;
    return { kind: 'moved', to: querystring === '' ? to : `${to}?${querystring}` };
  }
  const query = new URLSearchParams(querystring);
  const scope = LISTS[pathname];
  if (pathname === '/' || scope !== undefined) {
    if ((query.get('search') ?? '') !== '') return { kind: 'shell' };
    const url = withCategory(pathname, query);
    return scope === undefined ? { kind: 'home', url } : { kind: 'list', url, scope };
  }
  if (pathname === '/organic') return { kind: 'organic', url: pathname };
  if (PLAIN_PAGES.includes(pathname) || SECOND_ADDRESSES.includes(pathname))
    return { kind: 'page', url: pathname };
  if (DEVICE_SCREENS.has(pathname) || cookedRecipeId(pathname) !== NO_RECIPE) return { kind: 'shell' };
  const [, id] = /^\/recipe\/([1-9]\d{0,8})$/.exec(pathname) ?? [];
  if (id !== undefined) return { kind: 'recipe', url: pathname, recipeId: Number(id) };
  return MISSING;
}

/** An address whose page is rendered from the catalogue. */
export type RenderedAddress = Extract<PageAddress, { url: string }>;
