import { describe, expect, it } from 'vitest';
import { conversionRate, goalPercent, monthlyProjection, projectionFor, toPence } from './projection.ts';

describe('projections', () => {
  it('spread the covered days over a month of thirty', () => {
    // 14 pounds in 7 days is 2 a day.
    expect(monthlyProjection(14, 7)).toBe(60);
    expect(monthlyProjection(0, 0)).toBeNull();
  });

  it('multiply what one counted visit earned', () => {
    // 12 pounds over 400 visits is 3 pence a visit.
    expect(projectionFor(5000, 12, 400)).toBeCloseTo(150, 9);
    expect(projectionFor(5000, 12, 0)).toBeNull();
  });
});

describe('the conversion rate', () => {
  it('has one decimal, and is 0 without clicks', () => {
    // 1 of 3 is 33.333 %.
    expect(conversionRate(1, 3)).toBe(33.3);
    expect(conversionRate(0, 3)).toBe(0);
    expect(conversionRate(2, 0)).toBe(0);
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
