export const PHOTOS_KEPT = 60;
export const PHOTO_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Where a navigation goes to the server and never to the stored shell. */
export const SERVER_PATHS: RegExp[] = [
  /^\/api\//,
  /^\/social\//,
  /^\/photos\//,
  /^\/downloads\//,
  /^\/out\//,
  /^\/sitemap[^/]*\.xml$/,
  /^\/robots\.txt$/,
  /^\/(livez|readyz)$/,
];

/**
 * Whether a request is for a photo that is kept once seen. Our own paths only: the content policy lets the worker
 * connect to no other origin, so another site's pictures pass it by, and answers of the API are never kept.
 */
export function isKeptPhoto(url: URL, ownOrigin: string): boolean {
  return url.origin === ownOrigin && /^\/(photos|social)\//.test(url.pathname);
}

/** Whether an answer is the photo: a network's sign-in page comes with 200 as well. */
export function isPhotoAnswer(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && /^image\//i.test(type);
}
