/** Enough of the digest to distinguish any two files; the worker's list contains one per file. */
const HASH_BYTES = 16;

/** The first 128 bits of the SHA-256 of a file, in hexadecimal digits. */
export async function contentHash(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, HASH_BYTES);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
