import * as z from 'zod/mini';
import { canonicalUserName } from '../account/user-name.ts';
import { REVIEW_COMMENT_MAX, reviewTranslationSchema } from '../review/review.ts';
import { atLeast, atMost, trimmed } from '../text/characters.ts';

export const loginBodySchema = z.strictObject({
  username: trimmed(1, 80).check(z.overwrite(canonicalUserName)),
  password: z.string().check(atLeast(1), atMost(200)),
  /** One-time or recovery code, for accounts that ask for one. */
  code: z.optional(z.string().check(atLeast(1), atMost(40))),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

/** Answer of login and of `GET /api/admin/session`. */
export const adminSessionSchema = z.strictObject({ username: z.string() });
export type AdminSession = z.infer<typeof adminSessionSchema>;

/** One row of `GET /api/admin/pending-ratings`, oldest first. */
export const pendingRatingSchema = z.strictObject({
  id: z.uuid(),
  userName: z.string(),
  rating: z.int(),
  comment: z.string(),
  recipeId: z.int(),
  recipeTitle: z.nullable(z.string()),
  userCountry: z.nullable(z.string()),
  createdAt: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Sent back with a decision; increases when a decision is undone. */
  version: z.int(),
  /** Of an earlier decision that was undone. */
  adminReply: z.nullable(z.string()),
  translation: z.nullable(reviewTranslationSchema),
});
export type PendingRating = z.infer<typeof pendingRatingSchema>;

/**
 * Body of `POST /api/admin/moderate-rating/{id}`; `moderatorId` is accepted and ignored: the session identifies the
 * moderator. An approval may include the site's reply and a translation of the comment: both are published with the
 * review. Null removes the one of an earlier decision.
 */
export const moderateRatingBodySchema = z
  .strictObject({
    status: z.enum(['approved', 'rejected']),
    notes: z.optional(z.string().check(atMost(2000))),
    moderatorId: z.optional(z.int()),
    adminReply: z.optional(z.nullable(trimmed(1, REVIEW_COMMENT_MAX))),
    translation: z.optional(z.nullable(reviewTranslationSchema)),
  })
  .check(
    z.refine(
      ({ status, adminReply, translation }) =>
        status === 'approved' || (adminReply === undefined && translation === undefined),
      { path: ['status'], message: 'Only an approved review can have a reply or a translation' },
    ),
  )
  .register(z.globalRegistry, {
    anyOf: [
      { properties: { status: { const: 'approved' } } },
      { not: { anyOf: [{ required: ['adminReply'] }, { required: ['translation'] }] } },
    ],
  });
export type ModerateRatingBody = z.infer<typeof moderateRatingBodySchema>;

export const moderateRatingAnswerSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['approved', 'rejected']),
});

/** Answer of `GET /api/admin/stats`. */
export const adminStatsSchema = z.strictObject({
  /** Administrators: visitors have no accounts. */
  totalUsers: z.int(),
  totalRecipes: z.int(),
  pendingRecipes: z.int(),
  pendingRatings: z.int(),
  approvedRatings: z.int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;
