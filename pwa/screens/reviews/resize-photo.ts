import type { Photo } from '#domain/outbox/photo';

/** As large as a photo is ever shown, twice over. */
export const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** The picture cannot be read here; its message is for the person. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';

  constructor(options?: ErrorOptions) {
    super('This picture cannot be read here. Choose a JPEG, PNG or WebP picture.', options);
  }
}

/** Width and height with the longest side at most `longest` pixels, in the same proportion; never larger than before. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const share = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * A photo as it is sent: upright, at most 1600 pixels long, JPEG, and without what the camera wrote into it, such as the
 * place. Made on the device, so it needs no network.
 * @throws {PhotoError} where the browser cannot read the file
 */
export async function resizePhoto(file: Blob): Promise<Photo> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitWithin(picture.width, picture.height, LONGEST_SIDE));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No canvas');
    // JPEG knows no transparency.
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
