import { describe, expect, it } from 'vitest';
import { whenInWords } from './when-in-words.ts';

const now = new Date(2026, 10, 19, 8, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('whenInWords', () => {
  it.each([
    [at(2026, 10, 19, 7, 52), 'today, 07:52'],
    [at(2026, 10, 19, 23, 59), 'today, 23:59'],
    [at(2026, 10, 18, 23, 59), 'yesterday, 23:59'],
    [at(2026, 10, 20, 0, 5), 'tomorrow, 00:05'],
    [at(2026, 10, 16, 20, 31), '16 Nov, 20:31'],
    [at(2025, 11, 31, 12, 0), '31 Dec 2025, 12:00'],
  ])('%s is shown as "%s"', (iso, text) => {
    expect(whenInWords(iso, now)).toBe(text);
  });

  it('calls 31 October yesterday on 1 November', () => {
    expect(whenInWords(at(2026, 9, 31, 12, 0), new Date(2026, 10, 1, 0, 5))).toBe('yesterday, 12:00');
  });

  it('omits the comma inside a sentence', () => {
    expect(whenInWords(at(2026, 10, 19, 8, 12), now, ' ')).toBe('today 08:12');
    expect(whenInWords(at(2026, 10, 9, 8, 12), now, ' ')).toBe('9 Nov 08:12');
  });

  it('fault 16: says so when the stored time is invalid', () => {
    expect(whenInWords('garbage', now)).toBe('at an unknown time');
  });
});
