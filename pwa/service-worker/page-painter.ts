import type { PageData } from '#domain/contract/page-data';

/** A page's content, what its head says, and the data with which the app takes it over. */
export type PaintedPage = { html: string; head: string; data: PageData };

/** What the painter's script leaves in the worker's scope. */
export type PainterScope = {
  /** Resolves to null where the app must make the page itself; rejects on any fault. */
  paintPage?: (url: URL) => Promise<PaintedPage | null>;
};
