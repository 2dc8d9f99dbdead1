import * as z from 'zod/mini';
import { atMost, trimmed } from '../text/characters.ts';

export const REVIEW_NAME_MAX = 80;
export const REVIEW_COMMENT_MIN = 10;
export const REVIEW_COMMENT_MAX = 2000;

const rating = z
  .int('Please select a rating from 1 to 5 stars')
  .check(
    z.gte(1, 'Please select a rating from 1 to 5 stars'),
    z.lte(5, 'Please select a rating from 1 to 5 stars'),
  );
const comment = trimmed(REVIEW_COMMENT_MIN, REVIEW_COMMENT_MAX, {
  least: 'Comment is required (minimum 10 characters)',
  most: `Comment can be at most ${REVIEW_COMMENT_MAX} characters`,
});
const userName = trimmed(2, REVIEW_NAME_MAX, {
  least: 'Name is required (minimum 2 characters)',
  most: `Name can be at most ${REVIEW_NAME_MAX} characters`,
});

/** A visitor's review: one schema for form, queue and route. */
export const reviewDraftSchema = z.strictObject({ rating, comment, userName });
export type ReviewDraft = z.infer<typeof reviewDraftSchema>;

/**
 * Body of `POST /api/recipes/{id}/ratings`. A caller that sends `userId` may omit the name and is shown as 'Anonymous'; the
 * id itself is ignored.
 */
export const reviewPostSchema = z
  .strictObject({
    rating,
    comment,
    userName: z.optional(userName),
    userId: z.optional(z.union([z.int(), z.string().check(atMost(80))])),
  })
  .check(
    z.refine((body) => body.userName !== undefined || body.userId !== undefined, {
      path: ['userName'],
      message: 'Name is required (minimum 2 characters)',
    }),
  )
  .register(z.globalRegistry, { anyOf: [{ required: ['userName'] }, { required: ['userId'] }] });
export type ReviewPost = z.infer<typeof reviewPostSchema>;

/** The comment translated into another language. */
export const reviewTranslationSchema = z.strictObject({
  /** BCP 47 tag of the translation. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
  comment: trimmed(1, 2 * REVIEW_COMMENT_MAX),
});
export type ReviewTranslation = z.infer<typeof reviewTranslationSchema>;

/** A public review: only approved ones leave the server. */
export const reviewSchema = z.object({
  id: z.uuid(),
  recipeId: z.int(),
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: z.string(),
  userName: z.string(),
  /** ISO 3166 alpha-2; null where unknown. */
  userCountry: z.nullable(z.string()),
  createdAt: z.string(),
  isApproved: z.literal(true),
  imageUrl: z.nullable(z.string()),
  imageStatus: z.nullable(z.enum(['pending', 'approved', 'rejected'])),
  adminReply: z.nullable(z.string()),
  adminReplyAt: z.nullable(z.string()),
  /** Present if the comment has been translated. */
  translation: z.optional(z.nullable(reviewTranslationSchema)),
});
export type Review = z.infer<typeof reviewSchema>;
