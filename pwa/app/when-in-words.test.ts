import { describe, expect, it } from 'vitest';
import { whenInWords } from './when-in-words.ts';

const now = new Date(2026, 10, 21, 9, 30);

describe('whenInWords', () => {
  it('names today and yesterday', () => {
    expect(whenInWords(new Date(2026, 10, 21, 8, 12), now)).toBe('today 08:12');
    expect(whenInWords(new Date(2026, 10, 20, 23, 59), now)).toBe('yesterday 23:59');
  });

  it('gives the date of anything older', () => {
    expect(whenInWords(new Date(2026, 10, 9, 8, 12), now)).toBe('9 Nov 08:12');
  });

  it('crosses the month with yesterday', () => {
    expect(whenInWords(new Date(2026, 9, 31, 12, 0), new Date(2026, 10, 1, 0, 5))).toBe('yesterday 12:00');
  });
});
