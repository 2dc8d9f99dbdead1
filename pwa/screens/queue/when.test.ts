import { describe, expect, it } from 'vitest';
import { daysSince, when } from './when.ts';

const now = new Date(2026, 10, 19, 8, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('when', () => {
  it.each([
    [at(2026, 10, 19, 7, 52), 'today, 07:52'],
    [at(2026, 10, 19, 23, 59), 'today, 23:59'],
    [at(2026, 10, 18, 23, 59), 'yesterday, 23:59'],
    [at(2026, 10, 20, 0, 5), 'tomorrow, 00:05'],
    [at(2026, 10, 16, 20, 31), '16 Nov, 20:31'],
    [at(2025, 11, 31, 12, 0), '31 Dec 2025, 12:00'],
  ])('%s', (iso, text) => {
    expect(when(iso, now)).toBe(text);
  });

  it('fault 16: says so when the stored time is no time', () => {
    expect(when('garbage', now)).toBe('at an unknown time');
  });
});

describe('daysSince', () => {
  it('counts whole days and never below none', () => {
    expect(daysSince(at(2026, 10, 16, 8, 31), now)).toBe(2);
    expect(daysSince(at(2026, 10, 16, 8, 30), now)).toBe(3);
    expect(daysSince(at(2027, 0, 1, 0, 0), now)).toBe(0);
  });
});
