/** The path without the slash at its end, which only the root keeps. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** Rewrites the address bar before anything reads it: the service worker answers pages without asking the server. */
export function rewriteTrailingSlash(): void {
  const { origin, pathname, search, hash } = location;
  const path = withoutTrailingSlash(pathname);
  // With its origin: a path such as '//x' alone would be another site's address.
  if (path !== pathname) history.replaceState(history.state, '', `${origin}${path}${search}${hash}`);
}
