import type { SyncPage } from '#domain/contract/sync';

/** The last page of a pull, empty but for `changes`. */
export function aPage(changes: Partial<SyncPage> = {}): SyncPage {
  return {
    epoch: 'e',
    cursor: 'c1',
    more: false,
    recipes: [],
    reviews: [],
    removed: [],
    count: null,
    digest: null,
    ...changes,
  };
}
