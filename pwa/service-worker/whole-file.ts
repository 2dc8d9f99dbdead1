import { contentHash } from './content-hash.ts';
import type { PrecacheEntry } from './precache-entry.ts';

/** Content types by file extension: with another type browsers refuse scripts and show pages as text. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html\b/i,
  js: /^(?:text|application)\/javascript\b/i,
  css: /^text\/css\b/i,
  woff2: /^font\/woff2\b/i,
  svg: /^image\/svg\+xml\b/i,
};

/** Headers about the encoded bytes, no longer true after decoding. */
const OF_THE_WAY = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/** Whether a response has the content type for the extension of a path. */
export function hasTypeOf(path: string, answer: Response): boolean {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return type?.test(answer.headers.get('Content-Type') ?? '') ?? false;
}

/**
 * The build's file if the response is exactly that: a plain 200 of its type with its content; not a captive portal's
 * page, a redirect, a partial file, or another build's version. Null otherwise.
 */
export async function wholeFile(answer: Response, entry: PrecacheEntry): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected || !hasTypeOf(entry.path, answer)) return null;
  // A truncated or damaged body rejects.
  const bytes = await answer.arrayBuffer().catch(() => null);
  if (bytes === null || (await contentHash(bytes)) !== entry.hash) return null;
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_WAY) headers.delete(name);
  return new Response(bytes, { headers });
}
