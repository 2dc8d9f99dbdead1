import { SEEN_PHOTO_DAYS } from '#domain/privacy/retention';
import { DOWNLOADS } from '#domain/site/downloads';

export const PHOTO_MAX_AGE_SECONDS = SEEN_PHOTO_DAYS * 24 * 60 * 60;

/** Paths whose navigations always go to the server instead of the stored shell. */
export const SERVER_PATHS: RegExp[] = [
  /^\/api\//,
  /^\/social\//,
  /^\/photos\//,
  /^\/downloads\//,
  /^\/out\//,
  /^\/share-target$/,
  /^\/sitemap[^/]*\.xml$/,
  /^\/robots\.txt$/,
  /^\/ads\.txt$/,
  /^\/(livez|readyz)$/,
];

export const DOWNLOADS_CACHE = 'downloads';
/** Some 400 kB on the slowest connection. */
const DOWNLOAD_PATIENCE_MS = 120_000;

/** Whether a URL is one of the downloads: network first, then the stored copy. */
export function isDownload(url: URL): boolean {
  return DOWNLOADS.some(({ path }) => path === url.pathname);
}

/** Whether a response is a PDF: a captive portal's page also has status 200. */
export function isPdfAnswer(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && type.startsWith('application/pdf');
}

/**
 * Whether a request is for a photo to cache on first view. Only same-origin paths: the content security policy
 * forbids the worker other origins, and API responses are never cached.
 */
export function isKeptPhoto(url: URL, ownOrigin: string): boolean {
  return url.origin === ownOrigin && /^\/(photos|social)\//.test(url.pathname);
}

/** Whether a response is an image: a captive portal's page also has status 200. */
export function isPhotoAnswer(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && !response.redirected && /^image\//i.test(type);
}

/** Stores the downloads; skips any other response, such as a captive portal's page. */
export async function keepDownloads(): Promise<void> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  for (const { path } of DOWNLOADS) {
    const signal = AbortSignal.timeout(DOWNLOAD_PATIENCE_MS);
    const answer = await fetch(path, { redirect: 'error', signal });
    if (!isPdfAnswer(answer)) continue;
    // Read in full before storing, so that a dropped connection leaves nothing behind.
    const bytes = await answer.arrayBuffer();
    if (isWholePdf(bytes)) await cache.put(path, new Response(bytes, { headers: answer.headers }));
  }
}

/** Whether a file has a PDF's header and trailer. */
function isWholePdf(bytes: ArrayBuffer): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(bytes.slice(from, to));
  return text(0, 5) === '%PDF-' && /%%EOF\s*$/.test(text(-32));
}
