import { expect, it } from 'vitest';
import { longDay, shortDay } from './day-text.ts';

it('formats a day with a short or long month', () => {
  expect(shortDay('2026-11-09')).toBe('9 Nov 2026');
  expect(longDay('2026-11-09')).toBe('9 November 2026');
});

it('uses a moment’s day in UTC, whatever the device’s time zone', () => {
  expect(shortDay('2026-05-03T23:59:59.999Z')).toBe('3 May 2026');
  expect(longDay('2026-05-03T00:00:00.000Z')).toBe('3 May 2026');
});

it('rejects an invalid date', () => {
  expect(() => longDay('yesterday')).toThrow(RangeError);
});
