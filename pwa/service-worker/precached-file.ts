/** A precached file, as listed by the build. */
export type PrecacheEntry = {
  /** Path on this site. */
  path: string;
  /** `contentHash` of the file. */
  hash: string;
};

/** The list that the build writes into the worker. */
export type BuildManifest = readonly { url: string; revision: string | null }[];

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

/** Enough of the digest to distinguish any two files; the worker's list contains one per file. */
const HASH_BYTES = 16;

/** The first 128 bits of the SHA-256 of a file, in hexadecimal digits. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, HASH_BYTES);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Entries of the build's list. */
export function precacheEntries(manifest: BuildManifest): PrecacheEntry[] {
  return manifest.map(({ url, revision }) => ({ path: `/${url}`, hash: String(revision) }));
}

/** Cache key of a file: includes the content hash, so that builds share identical files. */
export function keyOf({ path, hash }: PrecacheEntry): string {
  return `${path}?${hash}`;
}

/** Cache for the app's files; holds those of an installing build beside those in use. */
export const PRECACHE = 'bowlful-precache';

/** The stored file; null if it is missing or differs from the build's. */
export async function keptFile(store: Cache, entry: PrecacheEntry): Promise<Response | null> {
  const kept = await store.match(keyOf(entry));
  if (kept === undefined) return null;
  // Return the stored response itself, not a copy: it carries the browser's compiled-code cache.
  return (await wholeFile(kept.clone(), entry)) === null ? null : kept;
}

/**
 * Fetches a file from the network and verifies it.
 * @param patienceMs timeout of each request
 * @returns null if the response is not the build's file, or there is none
 */
export async function fetchFile(entry: PrecacheEntry, patienceMs: number): Promise<Response | null> {
  // The HTTP cache may hold a wrong file for a year under an immutable name: then bypass it.
  for (const cache of ['default', 'reload'] as const) {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(entry.path, { cache, redirect: 'error', signal }).catch(() => null);
    if (answer === null) return null;
    const file = await wholeFile(answer, entry);
    if (file !== null) return file;
  }
  return null;
}
