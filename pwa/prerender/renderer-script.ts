import type { PageData } from '#domain/contract/page-data';

/** The switch: if false, the app renders every page itself. */
export const IS_PRERENDERING: boolean = true;

/** The renderer's script; the build fills in its name. */
export const RENDERER_PATH = '/assets/renderer.js';

/** A page's content, its head tags, and the data for its hydration. */
export type RenderedPage = { html: string; head: string; data: PageData };

/** What the renderer's script adds to the worker's scope. */
export type RendererScope = {
  /** Resolves to null if the app must render the page itself; rejects on any error. */
  renderPage?: (url: URL) => Promise<RenderedPage | null>;
};

declare const self: ServiceWorkerGlobalScope & RendererScope;

/**
 * Runs the script. A worker may only import scripts that it already imported during installation, so it does so once then.
 * @throws if the script is missing
 */
export function loadRenderer(): void {
  if (self.renderPage === undefined) importScripts(RENDERER_PATH);
}

/**
 * Renders the page at an address.
 * @returns null if the app must render it itself
 * @throws any error of the renderer, or if it is missing
 */
export async function renderPage(url: URL): Promise<RenderedPage | null> {
  loadRenderer();
  return (await self.renderPage?.(url)) ?? null;
}
