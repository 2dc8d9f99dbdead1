import type { JsonLd } from '#domain/catalogue/json-ld';
import { escapeMarkup, scriptJson } from '#domain/text/escape-markup';
import { headTags } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';

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
