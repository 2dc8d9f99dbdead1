import type { PageData } from '#domain/contract/page-data';

/** The switch: false, and the app renders every page itself. */
export const IS_PRERENDERING: boolean = true;

/** The renderer's script; the build puts its name here. */
export const RENDERER_PATH = '/assets/painter.js';

/** A page's content, its head tags, and the data with which the app hydrates it. */
export type RenderedPage = { html: string; head: string; data: PageData };

/** What the renderer's script adds to the worker's scope. */
export type RendererScope = {
  /** Resolves to null where the app must render the page itself; rejects on any fault. */
  renderPage?: (url: URL) => Promise<RenderedPage | null>;
};

declare const self: ServiceWorkerGlobalScope & RendererScope;

/**
 * Runs the script. A worker may import later only what it imported while it was installed, so that happens once then.
 * @throws where it is not there
 */
export function loadRenderer(): void {
  if (self.renderPage === undefined) importScripts(RENDERER_PATH);
}

/**
 * Renders the page at an address.
 * @returns null where the app must render it itself
 * @throws whatever goes wrong in the renderer, or where it is not there
 */
export async function renderPage(url: URL): Promise<RenderedPage | null> {
  loadRenderer();
  return (await self.renderPage?.(url)) ?? null;
}
