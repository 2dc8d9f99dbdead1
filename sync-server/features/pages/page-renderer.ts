import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#domain/contract/page-data';
import { routeAt } from '#domain/site/route-at';
import type { RenderedParts } from '../jobs/jobs.ts';
import { fillTemplate, inlineScriptHashes, readable } from './page-template.ts';

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
