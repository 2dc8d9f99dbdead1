import type { SyncPage } from '#domain/contract/sync';

type NextPage = (cursor: string | null) => Promise<SyncPage | 'gone'>;

/** Merges the pages that `next` returns from a cursor on into one. */
export type Gather = (next: NextPage, cursor: string | null) => Promise<SyncPage | 'gone'>;

/** The pages to commit together; fewer if a request fails. */
export function gatherPages(most: number): Gather {
  return async (next, cursor) => {
    const first = await next(cursor);
    if (first === 'gone') return 'gone';
    const pages = [first];
    for (let last = first; last.more && pages.length < most; ) {
      const page = await next(last.cursor).catch(() => 'lost' as const);
      // The next request for this page reports the error.
      if (page === 'lost' || page === 'gone' || page.epoch !== first.epoch) break;
      pages.push(page);
      last = page;
    }
    return joinPages(pages);
  };
}

/**
 * Merges consecutive pages into one that ends where the last one does. Card figures are kept
 * if all pages were computed with the same tables; otherwise the device recomputes them.
 * @throws {RangeError} without a page
 */
export function joinPages(pages: readonly SyncPage[]): SyncPage {
  const last = pages.at(-1);
  if (last === undefined) throw new RangeError('There is no page to join');
  const versions = new Set(pages.map(({ cardFigures }) => cardFigures?.version));
  const [version] = versions;
  const { cardFigures: _, ...rest } = last;
  return {
    ...rest,
    recipes: pages.flatMap(({ recipes }) => recipes),
    reviews: pages.flatMap(({ reviews }) => reviews),
    removed: pages.flatMap(({ removed }) => removed),
    ...(versions.size === 1 && version !== undefined
      ? { cardFigures: { version, of: pages.flatMap(({ cardFigures }) => cardFigures?.of ?? []) } }
      : {}),
  };
}
