import { describe, expect, it } from 'vitest';
import { memoised } from './memoised.ts';

/** A memoised function, and the texts that it computed rather than read from the cache. */
function recorded(most?: number) {
  const computed: string[] = [];
  const read = memoised((text) => {
    computed.push(text);
    return text.length;
  }, most);
  return { computed, read };
}

describe('memoised', () => {
  it('computes each text’s answer once', () => {
    const { computed, read } = recorded();
    expect([read('egg'), read('oats'), read('egg')]).toEqual([3, 4, 3]);
    expect(computed).toEqual(['egg', 'oats']);
  });

  it('evicts texts that were not requested again', () => {
    const { computed, read } = recorded(2);
    for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) read(text);
    expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
  });

  it('does not cache texts over 500 characters', () => {
    const { computed, read } = recorded();
    const long = 'a'.repeat(501);
    expect([read(long), read(long)]).toEqual([501, 501]);
    expect(computed).toHaveLength(2);
  });
});
