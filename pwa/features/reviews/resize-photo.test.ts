// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitWithin, PhotoError, resizePhoto } from './resize-photo.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('fitWithin', () => {
  it.each([
    [4000, 3000, 1600, 1200],
    [3000, 4000, 1200, 1600],
    [1600, 900, 1600, 900],
    [640, 480, 640, 480],
    [9000, 2, 1600, 1], // 2 · 1600 / 9000 is 0.36: never 0 high
  ])('makes %d × %d at most 1600 long: %d × %d', (width, height, wide, high) => {
    expect(fitWithin(width, height, 1600)).toEqual({ width: wide, height: high });
  });
});

describe('resizePhoto', () => {
  function stubBrowser(picture: { width: number; height: number } | null) {
    const close = vi.fn();
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(async () => {
        if (picture === null) throw new DOMException('not a picture');
        return { ...picture, close };
      }),
    );
    const drawImage = vi.fn();
    const fillRect = vi.fn();
    const context = { drawImage, fillRect, fillStyle: '' };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const toBlob = vi
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done, type) => done(new Blob(['jpeg'], { type: type ?? '' })));
    return { close, drawImage, fillRect, toBlob };
  }

  it('draws the upright picture on white, 1600 long, as JPEG', async () => {
    const { close, drawImage, fillRect, toBlob } = stubBrowser({ width: 4000, height: 3000 });
    const file = new Blob(['camera']);
    const photo = await resizePhoto(file);
    expect(createImageBitmap).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
    expect(fillRect).toHaveBeenCalledWith(0, 0, 1600, 1200);
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1600, 1200]);
    expect(toBlob.mock.calls[0]?.[1]).toBe('image/jpeg');
    expect(photo.mediaType).toBe('image/jpeg');
    expect(photo.bytes.byteLength).toBe(4);
    expect(close).toHaveBeenCalled();
  });

  it('explains that a file is not a picture', async () => {
    stubBrowser(null);
    await expect(resizePhoto(new Blob(['text']))).rejects.toThrow(PhotoError);
    await expect(resizePhoto(new Blob(['text']))).rejects.toThrow(
      'We can’t read this picture. Choose a JPEG, PNG or WebP.',
    );
  });
});
