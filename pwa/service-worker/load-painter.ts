import type { PaintedPage, PainterScope } from './page-painter.ts';

declare const self: ServiceWorkerGlobalScope & PainterScope;

/** The renderer's script; `build/build-painter.ts` puts its name here. */
export const PAINTER_PATH = '/assets/painter.js';

/**
 * Runs the renderer's script. A worker may import later only what it imported while it was installed, so that happens once
 * then.
 * @throws where it is not there
 */
export function loadPainter(): void {
  if (self.paintPage === undefined) importScripts(PAINTER_PATH);
}

/** Keeps the renderer with the worker that is being installed; an installation never fails for it. */
export function keepPainter(): void {
  try {
    loadPainter();
  } catch {
    // Offline or intercepted: the next build's worker tries again, and pages are made by the app alone.
  }
}

/**
 * Paints the page at an address.
 * @returns null where the app must make it itself
 * @throws whatever goes wrong in the renderer, or where it is not there
 */
export async function paint(url: URL): Promise<PaintedPage | null> {
  loadPainter();
  return (await self.paintPage?.(url)) ?? null;
}
