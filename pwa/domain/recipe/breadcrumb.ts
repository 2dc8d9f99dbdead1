import type { JsonLd } from './json-ld.ts';

const FRIENDLY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'dog-recipes': 'Dog Recipes',
    'cat-recipes': 'Cat Recipes',
    organic: 'Organic Recipes',
    'cost-calculator': 'Cost Calculator',
    recipe: 'Recipe',
  }),
);

/** Folders without a page of their own: a crumb would lead nowhere. */
const NO_PAGE = new Set(['tools']);

function segmentName(segment: string): string {
  const words = decodeSegment(segment).replaceAll('-', ' ');
  return FRIENDLY_NAMES.get(segment) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // '%' alone is no encoding
  }
}

/** Home, then one item for each segment of the path that has a page. */
export function breadcrumbJsonLd(path: string, origin: string): JsonLd {
  const segments = (path.split(/[?#]/)[0] ?? '').split('/').filter((segment) => segment !== '');
  const trail = segments.flatMap((segment, at) =>
    NO_PAGE.has(segment)
      ? []
      : [{ name: segmentName(segment), item: `${origin}/${segments.slice(0, at + 1).join('/')}` }],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', item: `${origin}/` }, ...trail].map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...crumb,
    })),
  };
}
