import { describe, expect, it } from 'vitest';
import { conversionRate, goalPercent, monthlyProjection, projectionFor, toPence } from './earnings.ts';

const compared = { days: 14, pounds: 12, sales: 3, clicks: 40, visits: 400 };

describe('projections', () => {
  it('scale the earnings of 14 covered days or more to a month of 30', () => {
    // 14 pounds in 14 days is 1 a day.
    expect(monthlyProjection(14, 14)).toBe(30);
    // One sale of £3.00 in a month is £3.00 a month.
    expect(monthlyProjection(3, 30)).toBe(3);
    expect([monthlyProjection(14, 13), monthlyProjection(3, 1), monthlyProjection(0, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('multiply what one counted visit earned, from 14 days and 100 visits on', () => {
    // 12 pounds over 400 visits is 3 pence a visit.
    expect(projectionFor(5000, compared)).toBeCloseTo(150, 9);
    expect(projectionFor(5000, { ...compared, visits: 100 })).toBeCloseTo(600, 9);
    expect(projectionFor(5000, { ...compared, visits: 99 })).toBeNull();
    expect(projectionFor(5000, { ...compared, days: 13 })).toBeNull();
  });
});

describe('the conversion rate', () => {
  it('has one decimal', () => {
    // 1 of 3 is 33.333 %.
    expect(conversionRate({ ...compared, sales: 1, clicks: 3 })).toBe(33.3);
    expect(conversionRate({ ...compared, sales: 0, clicks: 3 })).toBe(0);
  });

  it('is 0 without sales and clicks, and unknown for sales without clicks or without a compared day', () => {
    expect(conversionRate({ ...compared, sales: 0, clicks: 0 })).toBe(0);
    expect(conversionRate({ ...compared, sales: 2, clicks: 0 })).toBeNull();
    expect(conversionRate({ ...compared, days: 0, sales: 0, clicks: 0 })).toBeNull();
  });
});

describe('the goal', () => {
  it('is reached in whole percent between 0 and 100', () => {
    // 999 of 50,000 is 1.998 %.
    expect(goalPercent(999)).toBe(1);
    expect(goalPercent(60_000)).toBe(100);
    expect(goalPercent(-20)).toBe(0);
  });

  it('pounds are rounded to the penny', () => {
    expect(toPence(0.1 + 0.2)).toBe(0.3);
    expect(toPence(-1.005)).toBe(-1);
  });
});
