import * as z from 'zod/mini';
import type { Bowlful } from '../database/bowlful.ts';
import type { CatalogueStateRow } from '../database/rows.ts';

const stateSchema: z.ZodMiniType<CatalogueStateRow> = z.object({
  key: z.literal('catalogue'),
  epoch: z.string(),
  cursor: z.string(),
  digest: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  isComplete: z.boolean(),
  pulledAt: z.nullable(z.string()),
});

/** Where the last pull ended; undefined before the first one. 'damaged' means: start anew, with everything. */
export async function readPullState(database: Bowlful): Promise<CatalogueStateRow | undefined | 'damaged'> {
  const row: unknown = await database.syncState.get('catalogue');
  if (row === undefined) return undefined;
  const parsed = stateSchema.safeParse(row);
  return parsed.success ? parsed.data : 'damaged';
}
