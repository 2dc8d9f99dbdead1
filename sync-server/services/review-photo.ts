import sharp from 'sharp';
import { PHOTO_TYPES, type PhotoType } from '#domain/contract/photos';
import { ApiError, unsupportedMediaType } from '../errors.ts';

const LONG_SIDE_PX = 1600;
/** A few kilobytes may unpack to gigabytes of pixels. */
const PIXELS_MAX = 24_000_000;
const FORMATS: Record<string, PhotoType> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** @throws {ApiError} 415 unless the header names one of the accepted types */
export function requirePhotoType(contentType: string | undefined): PhotoType {
  const named = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  const type = PHOTO_TYPES.find((known) => known === named);
  if (type === undefined) throw unsupportedMediaType('Please send the photo as JPEG, PNG or WebP.');
  return type;
}

/**
 * The photo drawn anew as a JPEG of at most 1600 px: what hid in the file, the place where it was taken too, stays
 * behind.
 * @throws {ApiError} 415 when the bytes are not what the type says, 422 when they are no readable picture
 */
export async function redrawnPhoto(bytes: Buffer, type: PhotoType): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { format } = await picture.metadata().catch(() => ({ format: undefined }));
  if (FORMATS[format ?? ''] !== type) throw unsupportedMediaType('The photo is not what its type says.');
  const inside = {
    width: LONG_SIDE_PX,
    height: LONG_SIDE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  try {
    return await picture
      .rotate()
      .resize(inside)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    throw new ApiError(422, 'invalid', 'The photo cannot be read. Please choose another one.');
  }
}
