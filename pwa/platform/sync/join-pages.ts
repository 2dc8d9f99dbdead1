import type { SyncPage } from '#domain/contract/sync';

type NextPage = (cursor: string | null) => Promise<SyncPage | 'gone'>;

/** Makes one page of those that `next` answers from a cursor on. */
export type Gather = (next: NextPage, cursor: string | null) => Promise<SyncPage | 'gone'>;

/** As many pages as are committed together, or those that came before one that did not. */
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
 * Pages that follow each other as one, which ends where the last of them does. What their cards say of the foods is kept
 * where all of them were worked out with the same tables; else the device works it out itself.
 * @throws {RangeError} without a page
 */
export function joinPages(pages: readonly SyncPage[]): SyncPage {
  const last = pages.at(-1);
  if (last === undefined) throw new RangeError('There is no page to join');
  const versions = new Set(pages.map(({ figures }) => figures?.version));
  const [version] = versions;
  const { figures: _, ...rest } = last;
  return {
    ...rest,
    recipes: pages.flatMap(({ recipes }) => recipes),
    reviews: pages.flatMap(({ reviews }) => reviews),
    removed: pages.flatMap(({ removed }) => removed),
    ...(versions.size === 1 && version !== undefined
      ? { figures: { version, of: pages.flatMap(({ figures }) => figures?.of ?? []) } }
      : {}),
  };
}
