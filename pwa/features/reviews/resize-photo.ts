import type { Photo } from '#domain/review/photos';
import { ToldError } from '#domain/text/told-error';

/** Twice the largest display size of a photo. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** The picture cannot be decoded here; the message is shown to the person. */
export class PhotoError extends ToldError {
  override readonly name = 'PhotoError';

  constructor(options?: ErrorOptions) {
    super('We can’t read this picture. Choose a JPEG, PNG or WebP.', options);
  }
}

/** Width and height scaled down to at most `longest` pixels on the longer side; never enlarged. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * A photo ready to store: upright, by default at most 1600 pixels long, JPEG, without the camera's metadata such as the
 * location. Resized on the device, so it needs no network.
 * @throws {PhotoError} if the browser cannot decode the file
 */
export async function resizePhoto(file: Blob, longestSide = LONGEST_SIDE): Promise<Photo> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitWithin(picture.width, picture.height, longestSide));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (blob === null) throw new Error('No picture');
    return { bytes: await blob.arrayBuffer(), mediaType: 'image/jpeg' };
  } catch (error) {
    throw new PhotoError({ cause: error });
  }
}
