export const PHOTOS_KEPT = 60;
export const PHOTO_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Where a navigation goes to the server and never to the stored shell. */
export const SERVER_PATHS: RegExp[] = [
  /^\/api\//,
  /^\/social\//,
  /^\/photos\//,
  /^\/downloads\//,
  /^\/out\//,
  /^\/share-target$/,
  /^\/sitemap[^/]*\.xml$/,
  /^\/robots\.txt$/,
  /^\/(livez|readyz)$/,
];

export const DOWNLOADS_CACHE = 'downloads';
/** Kept from the first visit on. */
export const DOWNLOADS = ['/downloads/toxic-foods-reference.pdf'];

/** Whether an address is one of the files to take away: fresh with a network, the kept one without. */
export function isDownload(url: URL): boolean {
  return DOWNLOADS.includes(url.pathname);
}

/** Whether an answer is such a file: a network's sign-in page comes with 200 as well. */
export function isPdfAnswer(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && type.startsWith('application/pdf');
}

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
