import type { JsonLd } from '#domain/recipe/structured-data';
import type { PageMeta } from './page-meta.ts';

const LANGUAGES = ['en', 'en-GB', 'en-US', 'en-CA', 'en-AU', 'x-default'];
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
const meta = (attribute: string, name: string, content: string) =>
  `<meta ${attribute}="${name}" content="${escaped(content)}">`;

/** A data block that no text inside can end. */
function jsonLdScript(data: JsonLd): string {
  const json = JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="application/ld+json">${json}</script>`;
}

/** The head of a page as HTML, for the server's first answer. */
export function headMarkup(page: PageMeta, structuredData: readonly JsonLd[]): string {
  const canonical = escaped(page.canonical);
  return [
    `<title>${escaped(page.title)}</title>`,
    page.description === '' ? '' : meta('name', 'description', page.description),
    meta('name', 'robots', page.robots),
    `<link rel="canonical" href="${canonical}">`,
    ...LANGUAGES.map((language) => `<link rel="alternate" hreflang="${language}" href="${canonical}">`),
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
    ...structuredData.map(jsonLdScript),
  ].join('');
}
