import sharp from 'sharp';
import { PHOTO_TYPES, type PhotoType } from '#domain/review/photos';
import { ApiError, unsupportedMediaType } from '../../lib/errors.ts';
import { workQueue } from '../../lib/work-queue.ts';

const LONG_SIDE_PX = 1600;
/** A few KB can unpack to GBs of pixels. */
const PIXELS_MAX = 24_000_000;
const FORMATS: Record<string, PhotoType> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** Each takes up to 100 MB, and a core for half a second. */
const WAITING_AT_MOST = 8;
const SECONDS_AT_MOST = 10;

// One picture at a time, on one core, uncached: other answers take precedence.
sharp.concurrency(1);
sharp.cache(false);
const inTurn = workQueue(1, WAITING_AT_MOST);

/** @throws {ApiError} 415 unless the header has one of the accepted types */
export function requirePhotoType(contentType: string | undefined): PhotoType {
  const named = (contentType ?? '').split(';')[0]?.trim().toLowerCase();
  const type = PHOTO_TYPES.find((known) => known === named);
  if (type === undefined) throw unsupportedMediaType('Please send the photo as JPEG, PNG or WebP.');
  return type;
}

/**
 * Checks the type and the number of pixels that the head of the file states; nothing is unpacked.
 * @throws {ApiError} 415 if it is not of that type, 422 if it has too many pixels
 */
async function requireReadable(bytes: Buffer, type: PhotoType): Promise<void> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null || FORMATS[head.format] !== type)
    throw unsupportedMediaType('The photo does not match its type.');
  if (head.width * head.height > PIXELS_MAX) {
    throw new ApiError(422, 'invalid', 'The photo has too many pixels. Please choose a smaller one.');
  }
}

async function redraw(bytes: Buffer, type: PhotoType): Promise<Buffer> {
  await requireReadable(bytes, type);
  const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const inside = {
    width: LONG_SIDE_PX,
    height: LONG_SIDE_PX,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  try {
    return await picture
      .timeout({ seconds: SECONDS_AT_MOST })
      .rotate()
      .resize(inside)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    throw new ApiError(422, 'invalid', 'The photo cannot be read. Please choose another one.');
  }
}

/**
 * The photo re-encoded as a JPEG of at most 1600 px, which drops all metadata, including the location.
 * @throws {ApiError} 415 if the bytes are not of that type, 422 if they are not a readable picture, 503 if too many
 * are queued
 */
export function redrawnPhoto(bytes: Buffer, type: PhotoType): Promise<Buffer> {
  return inTurn(() => redraw(bytes, type));
}
