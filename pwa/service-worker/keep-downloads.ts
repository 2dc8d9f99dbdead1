import { DOWNLOADS, DOWNLOADS_CACHE, isPdfAnswer } from './caching.ts';

/** Keeps the files to take away; what comes in their place, such as the page of a network, is left out. */
export async function keepDownloads(): Promise<void> {
  const cache = await caches.open(DOWNLOADS_CACHE);
  for (const path of DOWNLOADS) {
    const answer = await fetch(path, { redirect: 'error' });
    if (!isPdfAnswer(answer)) continue;
    // Whole before it is kept: a line that drops leaves nothing behind.
    const bytes = await answer.arrayBuffer();
    if (isWholePdf(bytes)) await cache.put(path, new Response(bytes, { headers: answer.headers }));
  }
}

/** Whether a file has the beginning and the end of a PDF. */
export function isWholePdf(bytes: ArrayBuffer): boolean {
  const text = (from: number, to?: number) => new TextDecoder('latin1').decode(bytes.slice(from, to));
  return text(0, 5) === '%PDF-' && /%%EOF\s*$/.test(text(-32));
}
