import { expect, it } from 'vitest';
import type { NetworkReport } from '#domain/revenue/network-report';
import { createRevenue } from './revenue-analytics.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const REPORT: NetworkReport = {
  format: 'amazon-associates',
  currency: 'GBP',
  rows: 0,
  firstDay: '2026-11-01',
  lastDay: '2026-11-29',
  days: [],
};

it.each([
  [1, 'was clicked 1 time, but'],
  [2, 'was clicked 2 times, but'],
])('says of a product with %s clicks and no sale how often it was clicked', async (clicks, words) => {
  const none = { visit: [], 'page-view': [], 'visit-country': [], 'visit-referrer': [], 'ad-click': [] };
  const names: [string, number][] = [['Amazon|scale', clicks]];
  const counts = { ...none, 'affiliate-click': [{ day: '2026-11-20', total: clicks, names }] };
  const kept = { ...REPORT, id: 'one', importedAt: '2026-11-30T08:00:00.000Z', by: 'keeper' };
  const store = {
    counterDays: { since: async () => counts, firstDay: async () => '2026-11-01' },
    revenueImports: { list: async () => [kept] },
  };
  const site = { affiliateTags: { GB: 'bowlful-21' }, sendsMail: false };
  const revenue = createRevenue({ store, site, clock: () => NOW } as unknown as Parameters<
    typeof createRevenue
  >[0]);
  const { optimization_recommendations: found } = await revenue.analytics();
  expect(found.find((sentence) => sentence.includes('scale'))).toContain(words);
});
