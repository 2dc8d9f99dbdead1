import { matchPath } from 'react-router-dom';
import { findCategory } from '#domain/recipe/category';

/** Where the server renders what it has no address for. */
const MISSING = '/404';

/** What narrows or sorts a list on the device alone; the server renders the list without it. */
const DEVICE_QUERY = ['q', 'search', 'sort'];

/**
 * Whether the page that the server rendered for `url` is what the app shows first at an address: only then can it be
 * taken over as it stands.
 */
export function isPageOf(url: string, address: { pathname: string; search: string }): boolean {
  // A number that is none has the recipe screen's own 'not found'.
  if (url === MISSING) return matchPath('/recipe/:id', address.pathname) === null;
  const [path, query] = url.split('?');
  const rendered = new URLSearchParams(query);
  const asked = new URLSearchParams(address.search);
  return (
    path === address.pathname &&
    rendered.get('category') === (findCategory(asked.get('category')) ?? null) &&
    !DEVICE_QUERY.some((name) => asked.has(name))
  );
}
