import { routeAt } from '#domain/site/route-at';

type Style = { path: string; css: string };

/** The styles of a route's page that no other page has; `build/route-styles.ts` puts them here. */
declare const ROUTE_STYLES: Record<string, Style[]>;

/**
 * The styles of a page as markup for its head: a file of their own could come after the first paint. The disabled link tells
 * the screen's script that it has them.
 */
export function routeStyles(pathname: string, isMissing: boolean): string {
  if (typeof ROUTE_STYLES === 'undefined') return '';
  const styles = ROUTE_STYLES[isMissing ? '*' : routeAt(pathname).path] ?? [];
  return styles
    .map(({ path, css }) => `<style>${css}</style><link rel="stylesheet" href="${path}" disabled>`)
    .join('');
}
