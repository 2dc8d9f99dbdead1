type RowKind = 'recipe' | 'review';
type DigestRow = { kind: RowKind; id: number | string; revision: number };

/** The digest of no rows. */
export const EMPTY_DIGEST = 0n;

/** Digest of one row: 64-bit FNV-1a of `kind:id:revision`. */
export function rowDigest(kind: RowKind, id: number | string, revision: number): bigint {
  return fnv1a64(`${kind}:${id}:${revision}`);
}

/** Adds a row to the digest. A sum modulo 2^64, so row order is irrelevant. */
export function foldDigest(digest: bigint, row: bigint): bigint {
  return BigInt.asUintN(64, digest + row);
}

/** Removes a row from the digest. */
export function unfoldDigest(digest: bigint, row: bigint): bigint {
  return BigInt.asUintN(64, digest - row);
}

/** Wire and storage form of a digest: 16 hexadecimal digits. */
export function digestHex(digest: bigint): string {
  return digest.toString(16).padStart(16, '0');
}

/** Parses the output of `digestHex`. */
export function parseDigest(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** Digest of a set of rows in its wire form. */
export function digestOfRows(rows: Iterable<DigestRow>): string {
  let digest = EMPTY_DIGEST;
  for (const { kind, id, revision } of rows) digest = foldDigest(digest, rowDigest(kind, id, revision));
  return digestHex(digest);
}

/** Offset basis 0xcbf29ce484222325, as two halves of 32 bits. */
const OFFSET_HIGH = 0xcbf29ce4;
const OFFSET_LOW = 0x84222325;
/** The prime is 2^40 + 0x1b3; the first summand is a shift of the low half by 8 bits into the high one. */
const PRIME_LOW = 0x1b3;
const TWO_TO_32 = 2 ** 32;

/**
 * FNV-1a, 64 bits, of a text in ASCII. The loop works on plain numbers, because 64-bit BigInts would be
 * allocated for every character. Source: draft-eastlake-fnv (RFC 9923), section 2.
 */
export function fnv1a64(text: string): bigint {
  let high = OFFSET_HIGH;
  let low = OFFSET_LOW;
  for (let index = 0; index < text.length; index += 1) {
    low = (low ^ text.charCodeAt(index)) >>> 0;
    const product = low * PRIME_LOW; // below 2^41, so exact
    high = (Math.imul(high, PRIME_LOW) + (low << 8) + Math.floor(product / TWO_TO_32)) >>> 0;
    low = product >>> 0;
  }
  return (BigInt(high) << 32n) | BigInt(low);
}
