import { createHash } from 'node:crypto';
import type { PageData } from '#domain/contract/page-data';

/** Places of the built page that a render fills. */
const HEAD = '<!--app-head-->';
const HTML = '<!--app-html-->';
const DATA = '<!--page-data-->';

const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON that cannot end the script element it stands in, nor be a line end of old JavaScript. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] as string);
}

/** The page with its parts in place. Functions, because `$` means something in a replacement string. */
export function fillTemplate(
  template: string,
  { head, html, data }: { head: string; html: string; data: PageData | null },
): string {
  const script =
    data === null ? '' : `<script type="application/json" id="page-data">${scriptJson(data)}</script>`;
  return template
    .replace(HEAD, () => head)
    .replace(DATA, () => script)
    .replace(HTML, () => html);
}

/** CSP sources of the inline scripts that a built page runs; data blocks run nothing and need none. */
export function inlineScriptHashes(page: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const isData = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes);
    if (isData || /\bsrc\s*=/i.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}
