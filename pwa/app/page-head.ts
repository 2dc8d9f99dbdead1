import type { JsonLd } from '#domain/catalogue/json-ld';
import { metaDescription } from '#domain/catalogue/meta-description';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { socialImagePath } from '#domain/catalogue/recipe-picture';
import type { GuideHead } from '#domain/guides/guide';
import { categoryLabel } from '#domain/reference/category';
import { routeAt } from '#domain/site/route-at';
import { escapeMarkup, scriptJson } from '#domain/text/escape-markup';
import { counted } from '#domain/text/sentence-parts';
import { BRAND, sectionOfSpecies } from '../components/section.ts';

/** Metadata for the head of a page. Addresses are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  canonical: string;
  image: string;
  robots: string;
};

const INDEXED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1';
/** A page with a query is a view of the same page, except the search, which consists of it. */
export const FOLLOWED = 'noindex, follow';
export const HIDDEN = 'noindex';

/**
 * Head of the page at an address.
 * @param url path with query
 * @param origin scheme and host without a slash at the end
 * @param card of the recipe, on a recipe's page
 * @param guide on a guide's page
 */
export function pageMeta(
  url: string,
  origin: string,
  card?: RecipeCard | null,
  guide?: GuideHead | null,
): PageMeta {
  const [pathname = '/', query = ''] = url.split('?');
  const path = pathname.replace(/\/$/, '') || '/';
  const { route } = routeAt(path);
  const address = route.serves === 'page' ? (route.canonical ?? path) : path;
  const isMissing = route.serves === 'nothing' || (route.serves === 'guide' && !guide);
  // All missing pages share their metadata, as the server sends it.
  const canonical = `${origin}${isMissing ? '/404' : address}`;
  const base = { canonical, image: `${origin}/social/site.png` };
  if (card !== undefined && card !== null && route.serves === 'recipe') {
    const brand = BRAND[sectionOfSpecies(card.species)];
    const servings = counted(card.servings, 'serving');
    const facts = `${categoryLabel(card.category)}, ${card.prepTime} min preparation, ${servings}.`;
    return {
      ...base,
      title: `${card.title} | ${brand}`,
      description: metaDescription(card.description, facts),
      image: `${origin}${socialImagePath(card.id)}`,
      robots: query === '' ? INDEXED : FOLLOWED,
    };
  }
  if (guide && route.serves === 'guide') {
    return {
      ...base,
      title: `${guide.title} | Bowlful`,
      description: guide.metaDescription,
      robots: query === '' ? INDEXED : FOLLOWED,
    };
  }
  if (route.serves !== 'cards' && route.serves !== 'page') {
    return { ...base, title: route.title, description: '', robots: HIDDEN };
  }
  if (route.serves === 'page' && route.isHidden) {
    return { ...base, title: route.title, description: route.description, robots: HIDDEN };
  }
  const isSearch = route.serves === 'cards' && route.isSearch === true;
  const { title, description } = route;
  return { ...base, title, description, robots: query === '' || isSearch ? INDEXED : FOLLOWED };
}

/** A head element: its name and attributes; the attributes listed in `key` identify it. */
export type HeadTag = {
  element: 'meta' | 'link';
  key: readonly string[];
  attributes: Record<string, string>;
};

const LANGUAGES = ['en', 'en-GB', 'en-US', 'en-CA', 'en-AU', 'x-default'];

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadTag => ({
  element: 'meta',
  key: [attribute],
  attributes: { [attribute]: name, content },
});

/** Head elements of a page other than title and structured data: written by the server, updated on the device. */
export function headTags(page: PageMeta): HeadTag[] {
  const href = page.canonical;
  return [
    meta('name', 'description', page.description),
    meta('name', 'robots', page.robots),
    { element: 'link', key: ['rel'], attributes: { rel: 'canonical', href } },
    ...LANGUAGES.map(
      (hreflang): HeadTag => ({
        element: 'link',
        key: ['rel', 'hreflang'],
        attributes: { rel: 'alternate', hreflang, href },
      }),
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Bowlful'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', page.canonical),
    meta('property', 'og:image', page.image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:url', page.canonical),
  ];
}

/** A data block that no text inside can end. */
function jsonLdScript(data: JsonLd): string {
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

/** The head of a page as HTML, for the server's first answer. */
export function headMarkup(page: PageMeta, structuredData: readonly JsonLd[]): string {
  const tags = headTags(page)
    .filter(({ attributes }) => attributes['content'] !== '')
    .map(({ element, attributes }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeMarkup(value)}"`);
      return `<${element} ${pairs.join(' ')}>`;
    });
  return [`<title>${escapeMarkup(page.title)}</title>`, ...tags, ...structuredData.map(jsonLdScript)].join(
    '',
  );
}

type Style = { path: string; css: string };

/** Styles used only by a route's page; `build/build-manifest.ts` sets them. */
declare const ROUTE_STYLES: Record<string, Style[]>;

/** Names of a route's own chunks; `build/build-manifest.ts` sets them. */
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
