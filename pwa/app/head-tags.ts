import type { PageMeta } from './page-meta.ts';

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
