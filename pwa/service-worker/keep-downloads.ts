import { DOWNLOADS } from '#domain/site/downloads';
import { DOWNLOADS_CACHE, isPdfAnswer } from './caching.ts';

/** Stores the downloads; skips any other response, such as a captive portal's page. */
export async function keepDownloads(): Promise<void> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  for (const { path } of DOWNLOADS) {
    const answer = await fetch(path, { redirect: 'error' });
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
