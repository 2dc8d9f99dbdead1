import { expect, it } from 'vitest';
import { earningsOf } from './earnings.ts';
import { coveredDays, effectiveDays, type NetworkReport } from './network-report.ts';

const day = (date: string, pence: number, account = 'bowlful-21') => ({
  account,
  day: date,
  earningsMicros: pence * 10_000,
  items: 1,
  clicks: 0,
  pageViews: 0,
  products: [],
});
const report = (changes: Partial<NetworkReport>): NetworkReport => ({
  format: 'amazon-associates',
  currency: 'GBP',
  rows: 1,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  days: [],
  ...changes,
});
const pence = (...reports: NetworkReport[]) =>
  effectiveDays(reports, 'amazon-associates').map((each) => [each.day, each.earningsMicros / 10_000]);

it('takes each day from the newest report that covers it, even if that has no line for the day', () => {
  const earlier = report({ days: [day('2026-11-02', 50), day('2026-11-20', 70)] });
  const later = report({
    firstDay: '2026-11-01',
    lastDay: '2026-11-10',
    days: [day('2026-11-03', 30)],
  });
  // The first report is the newest.
  expect(pence(later, earlier)).toEqual([
    ['2026-11-03', 30],
    ['2026-11-20', 70],
  ]);
  expect(pence(earlier, later)).toEqual([
    ['2026-11-02', 50],
    ['2026-11-20', 70],
  ]);
});

it('keeps other accounts’ days, each market having its own report', () => {
  const british = report({ days: [day('2026-11-02', 50)] });
  const german = report({ currency: 'EUR', days: [day('2026-11-02', 40, 'bowlful0a-21')] });
  expect(pence(german, british)).toEqual([
    ['2026-11-02', 40],
    ['2026-11-02', 50],
  ]);
});

it('counts an AdSense day once, whether or not a report lists its sites', () => {
  const whole = report({ format: 'google-adsense', days: [day('2026-11-02', 90, '')] });
  const bySite = report({
    format: 'google-adsense',
    days: [day('2026-11-02', 60, 'bowlful.example'), day('2026-11-02', 30, 'www.bowlful.example')],
  });
  const sum = (...reports: NetworkReport[]) =>
    earningsOf(effectiveDays(reports, 'google-adsense'), undefined).pounds;
  expect([sum(whole, bySite), sum(bySite, whole)]).toEqual([0.9, 0.9]);
});

it('counts each day of a report’s period as covered, even without a line', () => {
  const reports = [report({ firstDay: '2026-11-03', lastDay: '2026-11-04' })];
  const window = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
  expect(coveredDays(reports, 'amazon-associates', window)).toEqual(['2026-11-03', '2026-11-04']);
  expect(coveredDays(reports, 'google-adsense', window)).toEqual([]);
});

it('adds up pounds by day and product, converted at the rate', () => {
  const sold = {
    ...day('2026-11-02', 250),
    currency: 'USD' as const,
    products: [{ name: 'Bowl', items: 1, earningsMicros: 2_500_000 }],
  };
  const exchange = { date: '2026-11-01', perUsd: { GBP: 0.8 } };
  // 2.50 dollars at 1.25 dollars a pound
  expect(earningsOf([sold, { ...day('2026-11-03', 100), currency: 'GBP' }], exchange)).toEqual({
    pounds: 3,
    items: 2,
    clicks: 0,
    pageViews: 0,
    byDay: new Map([
      ['2026-11-02', { pounds: 2, items: 1 }],
      ['2026-11-03', { pounds: 1, items: 1 }],
    ]),
    products: [{ name: 'Bowl', pounds: 2, items: 1 }],
    rates: [{ currency: 'USD', perPound: 1.25 }],
  });
});
