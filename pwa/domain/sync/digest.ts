import { fnv1a64 } from './fnv1a64.ts';

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
