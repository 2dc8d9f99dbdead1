import { compareCodes } from '#domain/text/compare-codes';
import type { DraftRow } from '../../platform/database/rows.ts';
import { useQuery } from '../../platform/query/query.ts';

/** The drafts whose key begins so, the last typed first; undefined until they are read. */
export function useDraftsOf(prefix: string): readonly DraftRow[] | undefined {
  return useQuery(
    'draftsOf',
    async ({ database }) => {
      const rows = await database.drafts.where('key').startsWith(prefix).toArray();
      return rows.sort((a, b) => compareCodes(b.updatedAt, a.updatedAt));
    },
    { deps: [prefix] },
  );
}
