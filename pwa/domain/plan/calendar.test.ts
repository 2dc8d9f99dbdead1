import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dateText, daysBetween, localDate, spanText } from './calendar.ts';

describe('the calendar', () => {
  it.each([
    ['2026-11-21', 3, '2026-11-24'],
    ['2026-12-30', 3, '2027-01-02'],
    // The clocks go forward on 29 March 2026 and back on 25 October.
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('counts days by the calendar: %s and %d days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
    expect(daysBetween(date, then)).toBe(days);
    expect(daysBetween(then, date)).toBe(-days);
  });

  it.each([
    ['2026-11-21', '2027-02-21'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-10-31', '2027-01-31'],
    ['2026-12-31', '2027-03-31'],
  ])('three months after %s is %s', (date, then) => {
    expect(addMonths(date, 3)).toBe(then);
  });

  it.each(['', '2026-13-01', '21.11.2026'])('rejects %j as a date', (text) => {
    expect(() => addDays(text, 1)).toThrow(RangeError);
  });

  it('writes dates the way people say them', () => {
    expect(dateText('2026-11-24')).toBe('Tue 24 Nov');
    expect(spanText('2026-11-21', '2026-11-23')).toBe('Sat 21 to Mon 23 November');
    expect(spanText('2026-11-29', '2026-12-01')).toBe('Sun 29 November to Tue 1 December');
    expect(spanText('2026-11-21', '2026-11-21')).toBe('Sat 21 November');
  });

  it('uses the day in the device’s time zone', () => {
    expect(localDate(new Date(2026, 10, 1, 0, 5))).toBe('2026-11-01');
  });
});
