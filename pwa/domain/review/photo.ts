import * as z from 'zod/mini';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from './photos.ts';

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
