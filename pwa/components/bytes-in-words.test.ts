import { expect, it } from 'vitest';
import { bytesInWords } from './bytes-in-words.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [812_345, '812 kB'],
  [4_210_000, '4.2 MB'],
  [10_000_000_000, '10 GB'],
  [3e15, '3000 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});
