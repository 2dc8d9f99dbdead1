/** The path without a trailing slash, except for the root. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Runs before anything reads the address: the service worker answers pages without a redirect from the server. */
export function rewriteTrailingSlash(): void {
  const { origin, pathname, search, hash } = location;
  const path = withoutTrailingSlash(pathname);
  // Includes the origin: '//x' alone would be another site's address.
  if (path !== pathname) history.replaceState(history.state, '', `${origin}${path}${search}${hash}`);
}

/** Path that the page was loaded at; undefined on the server. Read by the first code, before any navigation. */
export const LANDING_PATH = typeof location === 'undefined' ? undefined : location.pathname;
