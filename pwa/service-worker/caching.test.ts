// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isDownload, isKeptPhoto, isPdfAnswer, isPhotoAnswer, SERVER_PATHS } from './caching.ts';

const ORIGIN = 'https://bowlful.example';
const kept = (address: string) => isKeptPhoto(new URL(address, ORIGIN), ORIGIN);

describe('photos', () => {
  it('of this site are cached', () => {
    expect(kept('/photos/17.webp')).toBe(true);
    expect(kept('/social/recipe-1.png')).toBe(true);
  });

  // Answers of the API must never be stored.
  it.each(['/api/recipes', '/api/admin/pending-ratings', '/api/photos/1', '/assets/main.js', '/', '/photos'])(
    'do not include %s',
    (path) => {
      expect(kept(path)).toBe(false);
    },
  );

  it('of other sites are not cached', () => {
    expect(kept('https://elsewhere.example/photos/1.jpg')).toBe(false);
  });

  it('fault 21: are cached only if the response is an image', () => {
    const answer = (status: number, type: string) =>
      new Response('x', { status, headers: { 'Content-Type': type } });
    expect(isPhotoAnswer(answer(200, 'image/webp'))).toBe(true);
    expect(isPhotoAnswer(answer(200, 'text/html'))).toBe(false);
    expect(isPhotoAnswer(answer(404, 'image/png'))).toBe(false);
    expect(
      isPhotoAnswer(Object.defineProperty(answer(200, 'image/png'), 'redirected', { value: true })),
    ).toBe(false);
  });
});

describe('navigations', () => {
  const toServer = (path: string) => SERVER_PATHS.some((pattern) => pattern.test(path));

  it.each(['/api/sync', '/social/1.png', '/out/7', '/sitemap.xml', '/robots.txt', '/livez', '/readyz'])(
    'to %s go to the server',
    (path) => {
      expect(toServer(path)).toBe(true);
    },
  );

  it.each(['/', '/dog-recipes', '/recipe/1', '/queue', '/admin', '/outings', '/social', '/livezone'])(
    'to %s are answered by the stored shell',
    (path) => {
      expect(toServer(path)).toBe(false);
    },
  );
});

describe('downloads', () => {
  it('are the files that screens link to, and never get the stored page', () => {
    expect(isDownload(new URL('/downloads/toxic-foods-reference.pdf', ORIGIN))).toBe(true);
    expect(isDownload(new URL('/downloads/other.pdf', ORIGIN))).toBe(false);
    expect(SERVER_PATHS.some((pattern) => pattern.test('/downloads/toxic-foods-reference.pdf'))).toBe(true);
  });

  it('fault 21: are cached only if the response is a PDF', () => {
    const answer = (status: number, type: string) =>
      new Response('x', { status, headers: { 'Content-Type': type } });
    expect(isPdfAnswer(answer(200, 'application/pdf'))).toBe(true);
    expect(isPdfAnswer(answer(200, 'text/html'))).toBe(false);
    expect(isPdfAnswer(answer(404, 'application/pdf'))).toBe(false);
  });
});
