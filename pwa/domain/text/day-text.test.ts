import { expect, it } from 'vitest';
import { longDay, shortDay } from './day-text.ts';

it('names a day with its month short or long', () => {
  expect(shortDay('2026-11-09')).toBe('9 Nov 2026');
  expect(longDay('2026-11-09')).toBe('9 November 2026');
});

it('takes the day of a moment in UTC, whatever the device’s time zone', () => {
  expect(shortDay('2026-05-03T23:59:59.999Z')).toBe('3 May 2026');
  expect(longDay('2026-05-03T00:00:00.000Z')).toBe('3 May 2026');
});

it('refuses what is no date', () => {
  expect(() => longDay('yesterday')).toThrow(RangeError);
});
