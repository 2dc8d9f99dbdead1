import sharp from 'sharp';

/** 24 megapixels of one colour; a few kilobytes. */
export function largePhoto(): Promise<Buffer> {
  const picture = { width: 6000, height: 4000, channels: 3, background: '#88aa66' } as const;
  return sharp({ create: picture }).png({ compressionLevel: 9, palette: true, colours: 2 }).toBuffer();
}
