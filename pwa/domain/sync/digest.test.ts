import { describe, expect, it } from 'vitest';
import {
  digestHex,
  digestOfRows,
  EMPTY_DIGEST,
  fnv1a64,
  foldDigest,
  parseDigest,
  rowDigest,
  unfoldDigest,
} from './digest.ts';

const ROWS = [
  { kind: 'recipe', id: 1, revision: 3 },
  { kind: 'recipe', id: 66, revision: 12 },
  { kind: 'review', id: '0b9e7a4c-7a35-4c0e-9d4f-2f6f3c1a5b10', revision: 40 },
] as const;

describe('fnv1a64', () => {
  // Test vectors of the FNV reference code.
  it.each([
    ['', 0xcbf29ce484222325n],
    ['a', 0xaf63dc4c8601ec8cn],
    ['b', 0xaf63df4c8601f1a5n],
    ['foo', 0xdcb27518fed9d577n],
    ['foobar', 0x85944171f73967e8n],
  ])('of %j is the reference hash', (text, hash) => {
    expect(fnv1a64(text)).toBe(hash);
  });

  it('agrees with the definition in plain 64-bit arithmetic', () => {
    const defined = (text: string) =>
      [...text].reduce(
        (hash, letter) => BigInt.asUintN(64, (hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n),
        0xcbf29ce484222325n,
      );
    for (const text of [
      'recipe:1:3',
      'review:ffffffff-ffff-4fff-bfff-ffffffffffff:9007199254740991',
      '~~~~',
    ]) {
      expect(fnv1a64(text)).toBe(defined(text));
    }
  });
});

describe('the digest', () => {
  it('of no rows is zero', () => {
    expect(digestOfRows([])).toBe('0000000000000000');
  });

  it('of one row is the hash of kind:id:revision', () => {
    expect(rowDigest('recipe', 1, 3)).toBe(fnv1a64('recipe:1:3'));
    expect(digestOfRows([ROWS[0]])).toBe(digestHex(fnv1a64('recipe:1:3')));
  });

  it('does not depend on the order of the rows', () => {
    expect(digestOfRows([...ROWS].reverse())).toBe(digestOfRows(ROWS));
  });

  it('changes with a revision, a kind, a missing row and a duplicate row', () => {
    const [first, second, third] = ROWS;
    const others = [
      [first, second, { ...third, revision: 41 }],
      [{ ...first, kind: 'review' as const }, second, third],
      [first, second],
      [...ROWS, third],
    ];
    expect(new Set([digestOfRows(ROWS), ...others.map(digestOfRows)]).size).toBe(5);
  });

  it('wraps at 2^64 and can be updated row by row', () => {
    const row = rowDigest('recipe', 1, 3);
    expect(foldDigest(2n ** 64n - 1n, 2n)).toBe(1n);
    expect(unfoldDigest(1n, 2n)).toBe(2n ** 64n - 1n);
    expect(unfoldDigest(foldDigest(EMPTY_DIGEST, row), row)).toBe(EMPTY_DIGEST);
  });

  it('is written in 16 hexadecimal digits and read back', () => {
    expect(digestHex(255n)).toBe('00000000000000ff');
    expect(parseDigest('00000000000000ff')).toBe(255n);
    expect(parseDigest(digestHex(2n ** 64n - 1n))).toBe(2n ** 64n - 1n);
  });
});
