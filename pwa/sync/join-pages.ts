import type { SyncPage } from '#domain/contract/sync';

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
