import { createHash } from 'node:crypto';
import type { PageData } from '#domain/contract/page-data';
import { scriptJson } from '#domain/text/escape-markup';

/** Placeholders of the built page that a render fills. */
const HEAD = '<!--app-head-->';
const NOTE = '<!--page-note-->';
const HTML = '<!--app-html-->';
const DATA = '<!--page-data-->';

type PageParts = {
  head: string;
  html: string;
  data: PageData | null;
  /** A note above the content, for visitors without JavaScript. */
  note?: string;
};

/** The page with its parts inserted. Functions, because `$` is special in a replacement string. */
export function fillTemplate(template: string, { head, html, data, note = '' }: PageParts): string {
  const script =
    data === null ? '' : `<script type="application/json" id="page-data">${scriptJson(data)}</script>`;
  return template
    .replace(HEAD, () => head)
    .replace(DATA, () => script)
    .replace(NOTE, () => note)
    .replace(HTML, () => html);
}

/** Styles, scripts and the device's data: more than half of a page. */
const UNREAD = /<(style|script)\b(?![^>]*\bld\+json)[^>]*>[\s\S]*?<\/\1>/g;

/** The page without the parts that search engines don't read. */
export function readable(html: string): string {
  return html.replace(UNREAD, '');
}

/** CSP sources of the inline scripts of a built page; data blocks need none. */
export function inlineScriptHashes(page: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const isData = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes);
    if (isData || /\bsrc\s*=/i.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
