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

/** Checks the tag because instanceof fails for buffers from another realm, such as a worker's. */
const isBuffer = (value: unknown) => Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** A queued photo, stored as bytes because a stored Blob may lose its file in WebKit. */
export const photoSchema = z.strictObject({
  bytes: z.custom<ArrayBuffer>(isBuffer, 'This is not a photo').check(
    z.refine((bytes) => bytes.byteLength > 0, 'This photo is empty'),
    z.refine((bytes) => bytes.byteLength <= PHOTO_MAX_BYTES, 'A photo can be at most 5 MB'),
  ),
  mediaType: z.enum(PHOTO_TYPES, 'A photo must be a JPEG, PNG or WebP picture'),
});
export type Photo = z.infer<typeof photoSchema>;
