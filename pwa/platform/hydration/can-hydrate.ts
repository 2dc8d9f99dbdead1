import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { findCategory } from '#domain/reference/category';

/** Path of the server's page for unknown addresses. */
const MISSING = '/404';

/** Query parameters that change what a page shows; the server renders those that it keeps in the data's url. */
const SHOWN_QUERY = ['q', 'search', 'sort', 'item', 'tab', 'kind'];

/**
 * Whether the server-rendered page for `url` matches the app's first render at an address; only then can it be
 * hydrated.
 */
export function canHydrate(url: string, address: { pathname: string; search: string }): boolean {
  if (url === MISSING) return recipeIdOf(address.pathname) === NO_RECIPE;
  const [path, query] = url.split('?');
  const rendered = new URLSearchParams(query);
  const asked = new URLSearchParams(address.search);
  return (
    path === address.pathname &&
    rendered.get('category') === (findCategory(asked.get('category')) ?? null) &&
    SHOWN_QUERY.every((name) => rendered.get(name) === asked.get(name))
  );
}
