import { LIST_PAGES, PLAIN_PAGES } from './page-address.ts';
import type { Snapshot } from './snapshot.ts';

/** The screens without public content are not closed here: a crawler has to read their noindex. */
export function robotsTxt(publicOrigin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

/** All public pages; addresses hold digits and plain words only, so nothing needs escaping. */
export function sitemapXml(publicOrigin: string, snapshot: Snapshot): string {
  const recipes = snapshot.recipes.map(({ id }) => `/recipe/${id}`);
  const urls = [...LIST_PAGES, ...PLAIN_PAGES, ...recipes].map(
    (path) => `  <url><loc>${publicOrigin}${path}</loc></url>`,
  );
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
