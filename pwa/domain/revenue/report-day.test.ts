import { expect, it } from 'vitest';
import { addUpDays } from './network-report.ts';

const row = (day: string, product: string, earningsMicros: number, items = 1) => ({
  account: 'bowlful-21',
  day,
  product,
  earningsMicros,
  items,
  clicks: 0,
  pageViews: 0,
});

it('adds up the lines of an account and day, and lists its products by their earnings', () => {
  const days = addUpDays([
    row('2026-11-02', 'Scale', 500_000),
    row('2026-11-01', 'Bowl', 200_000, 2),
    row('2026-11-02', 'Scale', 400_000),
    row('2026-11-02', 'Bowl', 1_000_000),
  ]);
  expect(days.map(({ day, earningsMicros, items }) => [day, earningsMicros, items])).toEqual([
    ['2026-11-01', 200_000, 2],
    ['2026-11-02', 1_900_000, 3],
  ]);
  expect(days[1]?.products).toEqual([
    { name: 'Bowl', items: 1, earningsMicros: 1_000_000 },
    { name: 'Scale', items: 2, earningsMicros: 900_000 },
  ]);
});
