import sharp from 'sharp';

/** 24 megapixels of one colour in a few kilobytes. */
export function largePhoto(): Promise<Buffer> {
  const picture = { width: 6000, height: 4000, channels: 3, background: '#88aa66' } as const;
  return sharp({ create: picture }).png({ compressionLevel: 9, palette: true, colours: 2 }).toBuffer();
}

/** A valid picture as long as a photo may be: what follows the end of a PNG is not read. */
export function longPhoto(photo: Buffer, bytes: number): Buffer {
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))]);
}
