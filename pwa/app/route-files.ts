import { routeAt } from '#domain/site/route-at';

type Style = { path: string; css: string };

/** The styles of a route's page that no other page has; `build/route-styles.ts` puts them here. */
declare const ROUTE_STYLES: Record<string, Style[]>;

/** The names of a route's own chunks; `build/route-scripts.ts` puts them here. */
declare const ROUTE_SCRIPTS: Record<string, string>;

/**
 * What only this page needs, as markup for its head. Its styles, since a file of their own could come after the first paint; the
 * disabled link tells the screen's script that it has them. The names of its scripts, which the page's own script loads beside
 * the app's (`hydration/inline-script.ts`).
 */
export function routeFiles(pathname: string, isMissing: boolean): string {
  if (typeof ROUTE_STYLES === 'undefined') return '';
  const route = isMissing ? '*' : routeAt(pathname).path;
  const styles = (ROUTE_STYLES[route] ?? []).map(
    ({ path, css }) => `<style>${css}</style><link rel="stylesheet" href="${path}" disabled>`,
  );
  const scripts = ROUTE_SCRIPTS[route] ?? '';
  return styles.join('') + (scripts === '' ? '' : `<meta name="app-files" content="${scripts}">`);
}
