import * as z from 'zod/mini';

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Upper limit of an uploaded photo, in bytes. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;

/** Path of an approved photo; its key is the Idempotency-Key of the upload. */
export function photoPath(key: string): string {
  return `/photos/${key}`;
}

/** One row of `GET /api/admin/pending-photos`, oldest review first. */
export const pendingPhotoSchema = z.strictObject({
  key: z.uuid(),
  reviewId: z.uuid(),
  userName: z.string(),
  comment: z.string(),
  recipeId: z.int(),
  recipeTitle: z.nullable(z.string()),
  createdAt: z.string(),
});
export type PendingPhoto = z.infer<typeof pendingPhotoSchema>;

/** Body of `POST /api/admin/moderate-photo/{key}`. */
export const moderatePhotoBodySchema = z.strictObject({ status: z.enum(['approved', 'rejected']) });

export const moderatePhotoAnswerSchema = z.strictObject({
  key: z.uuid(),
  status: z.enum(['approved', 'rejected']),
});
