type Decoder = { decode(bytes: Uint8Array): string };
type DecoderMaker = new (label: string, options?: { fatal?: boolean }) => Decoder;

/** In every browser, worker and server, though in no edition of the language. */
const { TextDecoder: Decoders } = globalThis as unknown as { TextDecoder: DecoderMaker };

/** Signatures of non-text files: PDF, zip, gzip, PNG, JPEG, GIF, RIFF, old Office. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** Where pages name their encoding. */
const HEAD_BYTES = 4096;
const CHARSET = /(?:charset|encoding)\s*=\s*["']?([\w-]{2,30})/i;

/**
 * Decodes a file by its byte order mark, as UTF-8, by the encoding named in its head, else as Windows-1252.
 * @returns null if it is not text: a picture, a PDF, an archive
 */
export function decodeBytes(bytes: Uint8Array): string | null {
  if (SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte))) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new Decoders('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new Decoders('utf-16be').decode(bytes);
  const text = decodeBy('utf-8', bytes, true) ?? byItsHead(bytes) ?? decodeBy('windows-1252', bytes, false);
  // NUL occurs only in non-text files.
  return text === null || text.slice(0, HEAD_BYTES).includes('\u0000') ? null : text;
}

function byItsHead(bytes: Uint8Array): string | null {
  const head = decodeBy('windows-1252', bytes.slice(0, HEAD_BYTES), false) ?? '';
  const charset = CHARSET.exec(head)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset) ? null : decodeBy(charset, bytes, false);
}

function decodeBy(charset: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new Decoders(charset, { fatal }).decode(bytes);
  } catch {
    // Another encoding, or one that this browser does not know.
    return null;
  }
}
