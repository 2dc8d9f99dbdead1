import * as z from 'zod/mini';
import { recipeFiguresSchema } from '../catalogue/recipe-card.ts';
import { recipeSchema } from '../recipe/recipe.ts';
import { reviewSchema } from '../review/review.ts';
import { atLeast, atMost } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';
import { siteSettingsSchema } from './site-settings.ts';

/** Version of the sync protocol and of the queue's calls; sent as `X-Bowlful-Protocol`. */
export const PROTOCOL_VERSION = 1;

/** Maximum rows per page. */
export const SYNC_PAGE_LIMIT = 200;

/** Query of `GET /api/sync`; without a cursor the first page is returned. */
const syncQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(atLeast(1), atMost(120))),
});

const revision = z.int().check(z.positive());

export const syncedRecipeSchema = z.extend(recipeSchema, { revision });
export type SyncedRecipe = z.infer<typeof syncedRecipeSchema>;

export const syncedReviewSchema = z.extend(reviewSchema, { revision });
export type SyncedReview = z.infer<typeof syncedReviewSchema>;

export const removalSchema = z.strictObject({
  kind: z.enum(['recipe', 'review']),
  id: z.union([z.int(), z.string()]),
  revision,
});
export type Removal = z.infer<typeof removalSchema>;

/** Figures that the cards of a page's recipes show about their foods, in the order of the recipes. */
const pageFiguresSchema = z.object({
  /** The `VERDICT_VERSION` they were computed with; a device with other tables computes them itself. */
  version: z.string(),
  of: z.array(recipeFiguresSchema),
});

/**
 * One page of `GET /api/sync`. The page and its cursor are committed together on the device. The last page (`more:
 * false`) carries the count and the digest of all live rows, or null while any write is in flight. Unknown fields of
 * a later server are dropped rather than refused, so that an old app keeps working.
 */
export const syncPageSchema = z.object({
  /** Changes when the server's data were restored or replaced: the device reloads. */
  epoch: z.string(),
  /** Opaque to the device, which sends it back as `?cursor=`. */
  cursor: z.string(),
  more: z.boolean(),
  recipes: z.array(syncedRecipeSchema),
  reviews: z.array(syncedReviewSchema),
  removed: z.array(removalSchema),
  /** Not `figures`, in which the apps of earlier releases refuse a figure they don't know. */
  cardFigures: z.optional(pageFiguresSchema),
  count: z.nullable(z.int()),
  /** 16 hexadecimal digits. */
  digest: z.nullable(z.string()),
  /** Only with the last page. */
  site: z.optional(siteSettingsSchema),
});
export type SyncPage = z.infer<typeof syncPageSchema>;

/** How a device keeps up with the catalogue. */
export const SYNC_CALLS = defineCalls({
  sync: {
    method: 'get',
    path: '/api/sync',
    summary: 'Changes since a cursor, in pages; without a cursor, everything.',
    query: syncQuerySchema,
    answer: ok('One page.', syncPageSchema),
    errors: [410],
  },
});
