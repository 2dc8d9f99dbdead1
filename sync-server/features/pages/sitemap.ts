import { isInScope } from '#domain/catalogue/recipe-lists';
import { LIST_SCOPES, PLAIN_PAGES } from '#domain/contract/page-address';
import { guidePath } from '#domain/guides/guide-slug';
import type { Recipe } from '#domain/recipe/recipe';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Guides } from './guides.ts';

type Scope = (typeof LIST_SCOPES)[number]['scope'];

/** Screens without public content are not disallowed, because crawlers have to see their noindex. */
export function robotsTxt(publicOrigin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

function isListed({ species, isOrganic }: Recipe, scope: Scope): boolean {
  if (scope === 'organic') return isOrganic;
  return scope === 'popular' || isInScope(species, scope);
}

/**
 * All public pages, each with its last change if known. Addresses consist of digits, hyphens and plain words, so
 * need no escaping.
 * @param builtAt build time of the plain pages' text, ISO 8601; null if that is unknown
 */
export function sitemapXml(
  publicOrigin: string,
  { recipes, changedAt }: Pick<Snapshot, 'recipes' | 'changedAt'>,
  builtAt: string | null,
  { published }: Pick<Guides, 'published'>,
): string {
  const url = (path: string, at: string | null | undefined) => {
    const lastmod = at ? `<lastmod>${at}</lastmod>` : '';
    return `  <url><loc>${publicOrigin}${path}</loc>${lastmod}</url>`;
  };
  const newestOf = (scope: Scope) =>
    recipes
      .filter((recipe) => isListed(recipe, scope))
      .map(({ id }) => changedAt.get(id) ?? '')
      .sort()
      .at(-1);
  const urls = [
    ...LIST_SCOPES.map(({ path, scope }) => url(path, newestOf(scope))),
    ...PLAIN_PAGES.map((path) => url(path, builtAt)),
    ...published.map(({ slug, publishedAt, updatedAt }) => url(guidePath(slug), updatedAt ?? publishedAt)),
    ...recipes.map(({ id }) => url(`/recipe/${id}`, changedAt.get(id))),
  ];
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${head}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
