import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';
import { reviewDate } from './review-date.ts';

describe('countryName', () => {
  it('names a country in English', () => {
    expect(countryName('gb')).toBe('United Kingdom');
    expect(countryName('IT')).toBe('Italy');
  });

  it.each([null, '', 'Q', 'not a code'])('is null for %j', (code) => {
    expect(countryName(code)).toBeNull();
  });
});

describe('reviewDate', () => {
  it('is the day in UTC, whatever the reader’s time zone', () => {
    expect(reviewDate('2026-11-09T23:30:00.000Z')).toBe('9 Nov 2026');
  });

  it('is empty for an invalid date', () => {
    expect(reviewDate('soon')).toBe('');
  });
});
