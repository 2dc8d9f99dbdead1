import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#domain/contract/page-data';
import { routeAt } from '#domain/site/route-at';
import { scriptJson } from '#domain/text/escape-markup';
import type { RenderedParts } from '../jobs/jobs.ts';

type RenderedPage = { html: string; status: number };

/** Renders the built app: full pages, empty pages and the hashes of their scripts. */
export type PageRenderer = {
  /** CSP sources of the inline scripts of every built page. */
  scriptHashes: readonly string[];
  /** @param form 'readable' leaves out, and never builds, what search engines don't read */
  render(data: PageData, form?: 'whole' | 'readable'): Promise<RenderedPage>;
  /** The empty page of device-only screens; excluded from search engines. */
  shell(): string;
};

type Render = (data: PageData) => Promise<RenderedParts>;

const SHELL_HEAD = '<title>Bowlful</title><meta name="robots" content="noindex">';
/** For visitors without JavaScript, on pages that need it. */
const DEVICE_NOTE =
  '<noscript><p class="page-note">This page is made on your device, by scripts, which are off. <a href="/recipes">All recipes</a> can be read without them.</p></noscript>';

/** For visitors without JavaScript, on pages that can be read without it. */
const BUTTON_NOTE =
  '<noscript><p class="page-note">You can read this page, but its buttons need scripts, which are off.</p></noscript>';

/** Whether the device fills the page; cook mode contains its recipe's text. */
function isOfDevice(url: string): boolean {
  const { route } = routeAt(url.split('?')[0] ?? '');
  return route.serves === 'device' && route.ofRecipe !== true;
}

/**
 * Loads the built template and renderer of the app.
 * @param elsewhere renders instead, for example in a thread
 * @returns null if the app has not been built
 */
export async function loadPageRenderer(
  clientDir: string,
  serverEntry: string,
  elsewhere?: Render,
): Promise<PageRenderer | null> {
  const template = path.join(clientDir, 'index.html');
  if (!existsSync(template) || !existsSync(serverEntry)) return null;
  const page = readFileSync(template, 'utf8');
  const readablePage = readable(page);
  const shellFile = path.join(clientDir, 'shell.html');
  const shellPage = existsSync(shellFile) ? readFileSync(shellFile, 'utf8') : '';
  const render = elsewhere ?? ((await import(pathToFileURL(serverEntry).href)) as { render: Render }).render;
  return {
    scriptHashes: [...new Set([...inlineScriptHashes(page), ...inlineScriptHashes(shellPage)])],
    async render(data, form = 'whole') {
      const { html, head, status } = await render(data);
      const note = isOfDevice(data.url) ? DEVICE_NOTE : BUTTON_NOTE;
      if (form === 'whole') return { html: fillTemplate(page, { html, head, data, note }), status };
      const parts = { html: readable(html), head: readable(head), data: null };
      return { html: fillTemplate(readablePage, parts), status };
    },
    shell: () => fillTemplate(page, { html: '', head: SHELL_HEAD, data: null, note: DEVICE_NOTE }),
  };
}

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
