import { findCategory } from '#domain/recipe/category';
import { NO_RECIPE, recipeIdOf } from '#domain/recipe/recipe-address';

/** Path of the server's page for unknown addresses. */
const MISSING = '/404';

/** Query parameters that filter or sort a list on the device; the server renders the list without them. */
const DEVICE_QUERY = ['q', 'search', 'sort', 'item', 'tab'];

/**
 * Whether the server-rendered page for `url` matches the app's first render at an address; only then can it be
 * hydrated.
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
