import { describe, expect, it } from 'vitest';
import { isTooFast, weightTrend } from './energy-advice.ts';
import { MOST_WEIGH_INS, weighInsOf } from './weigh-ins.ts';

const on = (day: string, weightKg: number) => ({ day, weightKg });

describe('weigh-ins as stored', () => {
  it('are sorted by day, keep the last of each day and drop invalid ones', () => {
    const stored = [
      on('2026-05-03', 12),
      on('2026-04-01', 12.4),
      on('2026-05-03', 11.8),
      on('3 May', 11),
      null,
    ];
    expect(weighInsOf(stored)).toEqual([on('2026-04-01', 12.4), on('2026-05-03', 11.8)]);
    expect(weighInsOf([on('2026-05-03', 0), on('2026-05-04', Number.NaN)])).toEqual([]);
    expect(weighInsOf('12 kg')).toEqual([]);
  });

  it('drop the oldest beyond 520, which is ten years of weekly ones', () => {
    const many = Array.from({ length: MOST_WEIGH_INS + 2 }, (_, at) =>
      on(new Date(Date.UTC(2016, 0, 1 + at * 7)).toISOString().slice(0, 10), 10),
    );
    expect(weighInsOf(many)).toHaveLength(520);
    expect(weighInsOf(many)[0]?.day).toBe('2016-01-15');
  });
});

describe('a trend', () => {
  it('needs two weigh-ins', () => {
    expect(weightTrend([])).toBeNull();
    expect(weightTrend([on('2026-05-03', 12)])).toBeNull();
  });

  it('goes from first to last weigh-in; its pace starts at the latest one a week or more before', () => {
    const trend = weightTrend([
      on('2026-01-01', 20),
      on('2026-05-01', 12.5),
      on('2026-05-15', 12),
      on('2026-05-18', 12),
    ]);
    // 20 to 12 is 40% less; 12.5 to 12 is 4% less in 17 days, 1.65% a week.
    expect(trend?.changePercent).toBeCloseTo(-40);
    expect(trend?.weeklyPercent).toBeCloseTo((-4 / 17) * 7);
  });

  it('has no pace within a week or over more than three months', () => {
    expect(weightTrend([on('2026-05-01', 12), on('2026-05-07', 11)])?.weeklyPercent).toBeNull();
    expect(weightTrend([on('2026-01-01', 12), on('2026-05-07', 11)])?.weeklyPercent).toBeNull();
  });

  it('is too fast above 2% a week, but a growing animal may gain', () => {
    // In a week, 10 to 9.7 kg is 3%, and 10 to 9.81 kg is 1.9%.
    const lost = weightTrend([on('2026-05-01', 10), on('2026-05-08', 9.7)]);
    const slowly = weightTrend([on('2026-05-01', 10), on('2026-05-08', 9.81)]);
    const gained = weightTrend([on('2026-05-01', 10), on('2026-05-08', 10.3)]);
    expect(lost && isTooFast(lost, true)).toBe(true);
    expect(slowly && isTooFast(slowly, false)).toBe(false);
    expect(gained && isTooFast(gained, false)).toBe(true);
    expect(gained && isTooFast(gained, true)).toBe(false);
  });
});
