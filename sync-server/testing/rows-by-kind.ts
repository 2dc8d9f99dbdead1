import type { Change } from '../storage/public-rows.ts';

/** The reviews and tombstones among public rows. */
export function rowsByKind(changes: readonly Change[]) {
  return {
    reviews: changes.flatMap((change) => ('review' in change ? [change.review] : [])),
    removed: changes.flatMap((change) => ('removal' in change ? [change.removal] : [])),
  };
}
