import { findCategory } from '#domain/recipe/category';
import { NO_RECIPE, recipeIdOf } from '#domain/recipe/recipe-address';

/** Where the server renders what it has no address for. */
const MISSING = '/404';

/** What narrows or sorts a list on the device alone; the server renders the list without it. */
const DEVICE_QUERY = ['q', 'search', 'sort', 'item', 'tab'];

/**
 * Whether the page that the server rendered for `url` is what the app shows first at an address: only then can it be
 * taken over as it stands.
 */
export function isPageOf(url: string, address: { pathname: string; search: string }): boolean {
  if (url === MISSING) return recipeIdOf(address.pathname) === NO_RECIPE;
  const [path, query] = url.split('?');
  const rendered = new URLSearchParams(query);
  const asked = new URLSearchParams(address.search);
  return (
    path === address.pathname &&
    rendered.get('category') === (findCategory(asked.get('category')) ?? null) &&
    !DEVICE_QUERY.some((name) => asked.has(name))
  );
}
