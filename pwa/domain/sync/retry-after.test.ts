import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './exchange.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('fault 23: Retry-After', () => {
  it.each([
    ['5', 5_000],
    [' 120 ', 120_000],
    ['0', 0],
    ['99999', 3_600_000],
    ['999999999999999999999999', 3_600_000],
    ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['Mon, 01 Mar 2027 12:00:00 GMT', 3_600_000],
  ])('%s is honoured and clamped to an hour: %d ms', (header, expected) => {
    expect(retryAfterMs(header, null, now)).toBe(expected);
  });

  it.each([null, '', '-1', '1.5', '1e3', 'soon', '5 s', 'Sunny', 'NaN', '2026-03-01T12:00:30Z'])(
    'junk is ignored: %s',
    (header) => {
      expect(retryAfterMs(header, null, now)).toBeNull();
    },
  );

  it('fault 30: a date is measured from the answer, not from a clock that is ten years ahead', () => {
    const header = 'Sun, 01 Mar 2026 12:00:30 GMT';
    const date = 'Sun, 01 Mar 2026 12:00:00 GMT';
    expect(retryAfterMs(header, date, Date.parse('2036-03-01T12:00:00Z'))).toBe(30_000);
    expect(retryAfterMs(header, date, Date.parse('2016-03-01T12:00:00Z'))).toBe(30_000);
  });
});
