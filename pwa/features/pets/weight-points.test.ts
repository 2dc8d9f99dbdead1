import { expect, it } from 'vitest';
import { petAnimal } from '#domain/pet/daily-energy';
import { weightTrend } from '#domain/pet/energy-advice';
import { trendInWords } from './weight-history.tsx';
import { chartPoints } from './weight-points.ts';

const on = (day: string, weightKg: number) => ({ day, weightKg });

it('places days to scale and weights between the lowest and the highest', () => {
  // 10 of 40 days; 11 lies midway between 10 and 12.
  const { points, lowKg, highKg } = chartPoints([
    on('2026-05-01', 12),
    on('2026-05-11', 11),
    on('2026-06-10', 10),
  ]);
  expect(points).toEqual([
    { x: 0, y: 1 },
    { x: 0.25, y: 0.5 },
    { x: 1, y: 0 },
  ]);
  expect([lowKg, highKg]).toEqual([10, 12]);
});

it('does not exaggerate a small change: the axis spans at least a tenth of the weight', () => {
  // 10 kg and 9.9: the span of 1 kg lies around them, from 9.45 to 10.45.
  const { points, lowKg, highKg } = chartPoints([on('2026-05-01', 10), on('2026-05-08', 9.9)]);
  expect(lowKg).toBeCloseTo(9.45);
  expect(highKg).toBeCloseTo(10.45);
  expect(points[0]?.y).toBeCloseTo(0.55);
});

it('states the trend and its energy in the owner’s unit', () => {
  const animal = petAnimal({ breed: 'Beagle', ageMonths: 36, weightKg: 11.78, activityLevel: 'medium' });
  const trend = weightTrend([on('2026-05-03', 12.4), on('2026-06-20', 11.78)]);
  // 11.78 of 12.4 are 95%.
  expect(trend && trendInWords(trend, animal, 'metric')).toMatch(
    /^From 12\.4 kg on 3 May 2026 to 11\.8 kg on 20 Jun 2026: 5% lighter\. The daily energy went from \d+ kcal to \d+ kcal\.$/,
  );
  expect(trend && trendInWords(trend, animal, 'us')).toContain('27.3 lb');
});
