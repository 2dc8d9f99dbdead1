import { fnv1a64 } from './fnv1a64.ts';

export type RowKind = 'recipe' | 'review';
export type DigestRow = { kind: RowKind; id: number | string; revision: number };

/** The digest of no rows. */
export const EMPTY_DIGEST = 0n;

/** What one row adds to the digest: 64-bit FNV-1a of `kind:id:revision`. */
export function rowDigest(kind: RowKind, id: number | string, revision: number): bigint {
  return fnv1a64(`${kind}:${id}:${revision}`);
}

/** The digest with one more row. A sum modulo 2^64, so the order of the rows plays no part. */
export function foldDigest(digest: bigint, row: bigint): bigint {
  return BigInt.asUintN(64, digest + row);
}

/** The digest without a row that was in it. */
export function unfoldDigest(digest: bigint, row: bigint): bigint {
  return BigInt.asUintN(64, digest - row);
}

/** The digest as it travels and is stored: 16 hexadecimal digits. */
export function digestHex(digest: bigint): string {
  return digest.toString(16).padStart(16, '0');
}

/** Reads what `digestHex` wrote. */
export function parseDigest(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** The digest of all these rows, as it travels. */
export function digestOfRows(rows: Iterable<DigestRow>): string {
  let digest = EMPTY_DIGEST;
  for (const { kind, id, revision } of rows) digest = foldDigest(digest, rowDigest(kind, id, revision));
  return digestHex(digest);
}
