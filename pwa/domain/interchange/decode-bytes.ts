import { windowsCharacters } from '../text/html-entities.ts';

type Decoder = { decode(bytes: Uint8Array): string };
type DecoderMaker = new (label: string, options?: { fatal?: boolean }) => Decoder;

/** Available in every browser, worker and server, but missing from the ECMAScript types. */
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
 * Decodes a file by its byte order mark, as UTF-8, by the encoding that its sender or its head names, else as Windows-1252.
 * @param type media type as declared, with its charset
 * @returns null if it is not text: a picture, a PDF, an archive
 */
export function decodeBytes(bytes: Uint8Array, type = ''): string | null {
  if (SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte))) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new Decoders('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new Decoders('utf-16be').decode(bytes);
  const text =
    decodeBy('utf-8', bytes, true) ??
    named(type, bytes) ??
    named(headOf(bytes), bytes) ??
    decodeBy('windows-1252', bytes, false);
  // NUL occurs only in non-text files.
  return text === null || text.slice(0, HEAD_BYTES).includes('\u0000') ? null : text;
}

const headOf = (bytes: Uint8Array) => decodeBy('windows-1252', bytes.slice(0, HEAD_BYTES), false) ?? '';

/** By the encoding that a text names. */
function named(text: string, bytes: Uint8Array): string | null {
  const charset = CHARSET.exec(text)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset) ? null : decodeBy(charset, bytes, false);
}

function decodeBy(charset: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return windowsCharacters(new Decoders(charset, { fatal }).decode(bytes));
  } catch {
    // Unknown encoding.
    return null;
  }
}
