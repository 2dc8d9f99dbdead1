import { routeAt } from '#domain/site/route-at';

type Style = { path: string; css: string };

/** Styles used only by a route's page; `build/route-files.ts` sets them. */
declare const ROUTE_STYLES: Record<string, Style[]>;

/** Names of a route's own chunks; `build/route-files.ts` sets them. */
declare const ROUTE_SCRIPTS: Record<string, string>;

/**
 * Head markup for a route's own files. Its styles are inlined, because a separate file may arrive after the first paint; the
 * disabled link marks each as loaded. Its chunks are named in a meta tag, from which `platform/hydration/inline-script.ts`
 * preloads them.
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
