import { expect, it } from 'vitest';
import { conversionRate, projectionFor } from '#domain/revenue/earnings';
import type { NetworkReport } from '#domain/revenue/network-report';
import { daysBetween, figuresOf } from './figures.ts';

const NOVEMBER = daysBetween('2026-11-01', '2026-11-30');
type Names = [name: string, count: number][];
const counts = (names: Names) =>
  NOVEMBER.map((day) => ({ day, total: names.reduce((sum, [, count]) => sum + count, 0), names }));
/** Each day has 7 visits and 3 clicks on Amazon links. */
const counted = {
  visit: counts([['all', 7]]),
  'affiliate-click': counts([
    ['Amazon|scale', 2],
    ['Amazon|bowl', 1],
    ['Tesco|rice', 9],
  ]),
};
const sold = (day: string, items: number, pence: number) => ({
  account: 'bowlful-21',
  day,
  earningsMicros: pence * 10_000,
  items,
  clicks: 0,
  pageViews: 0,
  products: [],
});
const report = (...days: NetworkReport['days']): NetworkReport => ({
  format: 'amazon-associates',
  currency: 'GBP',
  rows: days.length,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  days,
});
const figures = (reports: NetworkReport[], countedSince = '2026-11-01', window = NOVEMBER) =>
  figuresOf({ reports, window, countedSince, counted, rates: undefined });

it('a sale that earned £3.00 in a month is £3.00 a month, and one sale for 90 clicks', () => {
  const { affiliate, compared, monthly } = figures([report(sold('2026-11-12', 1, 300))]);
  expect(affiliate.covered).toHaveLength(30);
  expect(monthly).toBe(3);
  // 30 days with 3 clicks and 7 visits each
  expect(compared).toEqual({ days: 30, pounds: 3, sales: 1, clicks: 90, visits: 210 });
  expect(conversionRate(compared)).toBe(1.1);
});

it('six items earning £5.12 are £5.12 a month, 6.7% of the clicks, and £609.52 with 25,000 visits', () => {
  const { compared, monthly } = figures([report(sold('2026-11-03', 4, 412), sold('2026-11-20', 2, 100))]);
  expect(monthly).toBe(5.12);
  // 6 of 90 clicks; 5.12 / 210 visits × 25,000
  expect(conversionRate(compared)).toBe(6.7);
  expect(projectionFor(25_000, compared)).toBeCloseTo(609.52, 2);
});

it('sales before we began to count are not compared with clicks and visits', () => {
  const { monthly, compared } = figures(
    [report(sold('2026-11-03', 4, 412), sold('2026-11-20', 2, 100))],
    '2026-11-11',
  );
  expect(monthly).toBe(5.12);
  // 20 days from the 11th on
  expect(compared).toEqual({ days: 20, pounds: 1, sales: 2, clicks: 60, visits: 140 });
});

it('each period has its own figures, and seven days are too few for a projection', () => {
  const reports = [report(sold('2026-11-03', 4, 412), sold('2026-11-28', 2, 100))];
  const week = figures(reports, undefined, NOVEMBER.slice(-7));
  expect(week.affiliate).toMatchObject({ pounds: 1, monthly: null });
  expect(week.compared).toMatchObject({ days: 7, sales: 2, clicks: 21 });
  // £1.00 in 15 days
  expect(figures(reports, undefined, NOVEMBER.slice(-15)).monthly).toBe(2);
});

it('an advertising report of one day adds nothing to the projection, which is that of the sales', () => {
  const ads: NetworkReport = {
    ...report({ ...sold('2026-11-30', 0, 500), account: '' }),
    format: 'google-adsense',
    firstDay: '2026-11-30',
  };
  const { advertising, monthly } = figures([ads, report(sold('2026-11-12', 1, 300))]);
  expect(advertising).toMatchObject({ pounds: 5, monthly: null });
  expect(monthly).toBe(3);
});
