import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { findCategory } from '#domain/reference/category';

/** Time-out: a screen that fails to load must not hold up the queue. */
const PATIENCE_MS = 3_000;

let end = () => {};
let underWay: Promise<void> | undefined;

/** Starts hydration of a pre-rendered page; background work waits for it to end. */
export function beginHydration(patienceMs = PATIENCE_MS): void {
  underWay = new Promise((resolve) => {
    const timer = setTimeout(() => end(), patienceMs);
    end = () => {
      clearTimeout(timer);
      underWay = undefined;
      resolve();
    };
  });
}

/** The screen is hydrated and handles presses. */
export function endHydration(): void {
  end();
}

/** Resolves once the pre-rendered page is hydrated; at once if the app renders it itself. */
export function whenHydrated(): Promise<void> {
  return underWay ?? Promise.resolve();
}

/** Pending hydration of the pre-rendered page; undefined if there is none. */
export function hydrationUnderWay(): Promise<void> | undefined {
  return underWay;
}

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
