import { describe, expect, it } from 'vitest';
import { memoised } from './memoised.ts';

function counted(most?: number) {
  const asked: string[] = [];
  const read = memoised((text) => {
    asked.push(text);
    return text.length;
  }, most);
  return { asked, read };
}

describe('memoised', () => {
  it('computes each text’s answer once', () => {
    const { asked, read } = counted();
    expect([read('egg'), read('oats'), read('egg')]).toEqual([3, 4, 3]);
    expect(asked).toEqual(['egg', 'oats']);
  });

  it('evicts texts that were not requested again', () => {
    const { asked, read } = counted(2);
    for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) read(text);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
  });

  it('does not cache texts longer than a line', () => {
    const { asked, read } = counted();
    const long = 'a'.repeat(501);
    expect([read(long), read(long)]).toEqual([501, 501]);
    expect(asked).toHaveLength(2);
  });
});
