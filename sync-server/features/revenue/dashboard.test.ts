import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardSchema, visitorStatsSchema } from '#domain/contract/dashboard';
import {
  adRevenueSchema,
  affiliateStatsSchema,
  revenueAnalyticsSchema,
  revenueReportAnswerSchema,
} from '#domain/contract/revenue';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days that the reports cover, yesterday last. */
const COVERED = 20;
const AMAZON =
  'Category,Name,ASIN,Seller,Tracking ID,Date Shipped,Price(£),Items Shipped,Returns,Revenue(£),Ad Fees(£),Device Type Group,Direct/Indirect';
const ADSENSE = 'Date,Estimated earnings (USD),Page views,Clicks';

let server: TestServer;
let cookie: string;
/** Days by the server's clock, yesterday first. */
let yesterday: string;
let dayBefore: string;
let firstCovered: string;

const day = (time: number) => new Date(time).toISOString().slice(0, 10);
const read = async (path: string) => {
  const response = await server.get(path, { Cookie: cookie });
  expect([path, response.status]).toEqual([path, 200]);
  return await response.json();
};
const importReport = async (...lines: string[]) => {
  const response = await fetch(`${server.url}/api/admin/revenue-imports?import=yes`, {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'text/csv' },
    body: [`From ${firstCovered} to ${yesterday}`, ...lines].join('\n'),
  });
  return revenueReportAnswerSchema.parse(await response.json());
};
const sold = (date: string, name: string, items: number, fee: string) =>
  `Pets,${name},B0,Amazon.co.uk,bowlful-21,${date},8.00,${items},0,8.00,${fee},Mobile,Direct`;

/** Events of three days, ending today. */
beforeAll(async () => {
  server = await startServer({ env: { COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' } });
  const { counters } = server.store;
  const start = Date.now();
  const visits = async (country: string, referrer: string, count: number) => {
    await counters.add('visit', 'all', count);
    await counters.add('visit-country', country, count);
    await counters.add('visit-referrer', referrer, count);
  };
  await visits('GB', 'google.co.uk', 6);
  await visits('DE', 'direct', 3);
  await counters.add('page-view', '/', 9);
  await counters.add('page-view', '/recipe/1', 11);
  await counters.add('affiliate-click', 'Amazon|kitchen scale', 8);
  await counters.add('affiliate-click', 'Tesco|brown rice', 2);
  await counters.add('ad-click', crypto.randomUUID(), 4);
  server.pass(DAY_MS);
  await visits('unknown', 'google.co.uk', 1);
  await counters.add('page-view', '/recipe/1', 5);
  await counters.add('affiliate-click', 'Amazon|kitchen scale', 2);
  server.pass(DAY_MS);
  await counters.add('page-view', '/', 1);
  await counters.add('affiliate-click', 'Amazon|bowl', 5);
  await counters.flush();
  // Today by the server's clock, which is ahead: the last day with page views.
  const now = Number(new Date((await counters.since('2000-01-01', 'page-view')).at(-1)?.day ?? start));
  cookie = await server.signIn();
  yesterday = day(now - DAY_MS);
  dayBefore = day(now - 2 * DAY_MS);
  firstCovered = day(now - COVERED * DAY_MS);
});
afterAll(() => server.stop());

describe('the dashboard', () => {
  it('without a report says what is unknown', async () => {
    const { revenue } = dashboardSchema.parse(await read('/api/admin/dashboard'));
    expect(revenue).toMatchObject({
      totalRevenue: 0,
      monthlyRevenue: null,
      conversionRate: null,
      affiliateDays: 0,
      topAffiliatePartners: [
        { partner: 'Amazon', clicks: 15, revenue: null },
        { partner: 'Tesco', clicks: 2, revenue: null },
      ],
    });
    const analytics = revenueAnalyticsSchema.parse(await read('/api/revenue-analytics'));
    expect(analytics.affiliate_performance.amazon_uk).toMatchObject({
      estimated_monthly_revenue: null,
      conversion_rate: null,
      estimated_monthly_clicks: 17,
      revenue_projections: { current_monthly: null, with_5k_visitors: null },
    });
    expect(analytics.goal).toEqual({ pounds: 50_000, monthly: null, percent: null });
    expect(analytics.optimization_recommendations[0]).toContain('AFFILIATE_TAGS');
  });

  it('adds up the period’s visits, views, sources and pages', async () => {
    const { days, visitors } = dashboardSchema.parse(await read('/api/admin/dashboard?days=7'));
    expect(days).toBe(7);
    expect(visitors).toMatchObject({
      totalVisitors: 10,
      pageViews: 26,
      avgSessionDuration: null,
      trafficSources: [
        { source: 'google.co.uk', visitors: 7 },
        { source: 'direct', visitors: 3 },
      ],
      topPages: [
        { page: '/recipe/1', views: 16 },
        { page: '/', views: 10 },
      ],
    });
    expect(visitors.byDay).toHaveLength(7);
    expect(visitors.byDay.slice(-3)).toMatchObject([
      { day: dayBefore, visits: 9, pageViews: 20 },
      { day: yesterday, visits: 1, pageViews: 5 },
      { visits: 0, pageViews: 1 },
    ]);
  });

  it('combines reports with the clicks counted here', async () => {
    await importReport(
      AMAZON,
      sold(dayBefore, 'Digital kitchen scale', 2, '1.50'),
      sold(yesterday, 'Bowl', 1, '0.90'),
    );
    // 3.16 dollars at 1 / 0.79 dollars a pound are 2.4964 pounds.
    await importReport(ADSENSE, `${dayBefore},2.16,1000,6`, `${yesterday},1.00,600,1`);
    const { revenue } = dashboardSchema.parse(await read('/api/admin/dashboard?days=30'));
    expect(revenue).toEqual({
      // 2.40 + 2.4964
      totalRevenue: 4.9,
      // 4.8964 in 20 days
      monthlyRevenue: 7.34,
      affiliateRevenue: 2.4,
      advertisingRevenue: 2.5,
      // of the 8 and 2 clicks on Amazon links on the covered days
      conversionRate: 30,
      conversions: 3,
      comparedClicks: 10,
      comparedDays: 2,
      affiliateDays: 20,
      advertisingDays: 20,
      topAffiliatePartners: [
        { partner: 'Amazon', clicks: 15, revenue: 2.4 },
        { partner: 'Tesco', clicks: 2, revenue: null },
      ],
      byDay: expect.any(Array),
    });
    expect(revenue.byDay).toHaveLength(30);
    expect(revenue.byDay[0]).toMatchObject({ affiliate: null, advertising: null });
    expect(revenue.byDay.slice(-4)).toEqual([
      { day: expect.any(String), affiliate: 0, advertising: 0 },
      { day: dayBefore, affiliate: 1.5, advertising: 1.71 },
      { day: yesterday, affiliate: 0.9, advertising: 0.79 },
      { day: expect.any(String), affiliate: null, advertising: null },
    ]);
  });

  it.each([
    // Reports end yesterday. Six covered days are fewer than the 14 that a projection needs.
    ['7', 6, null],
    ['30', 20, 7.34],
    ['90', 20, 7.34],
  ])('over %s days has the figures of that period', async (days, covered, monthly) => {
    const { revenue } = dashboardSchema.parse(await read(`/api/admin/dashboard?days=${days}`));
    expect(revenue).toMatchObject({ affiliateDays: covered, monthlyRevenue: monthly });
    expect(revenue.byDay).toHaveLength(Number(days));
  });

  it('says what projections are based on', async () => {
    const analytics = revenueAnalyticsSchema.parse(await read('/api/revenue-analytics'));
    expect(analytics.affiliate_performance.amazon_uk).toMatchObject({
      // 2.40 in 20 days
      estimated_monthly_revenue: 3.6,
      conversion_rate: 30,
      top_products: [
        { name: 'Digital kitchen scale', items: 2, revenue: 1.5 },
        { name: 'Bowl', items: 1, revenue: 0.9 },
      ],
      // We counted 10 visits on 2 days: too few.
      revenue_projections: {
        current_monthly: 3.6,
        with_5k_visitors: null,
        with_10k_visitors: null,
        with_25k_visitors: null,
      },
    });
    // 2.4964 pounds for 1.6 thousand views
    expect(analytics.adsense_performance).toMatchObject({
      estimated_rpm: 1.56,
      // 2.4964 in 20 days
      monthly_revenue_potential: 3.74,
    });
    expect(analytics.assumptions).toMatchObject({
      affiliateDays: 20,
      advertisingDays: 20,
      compared: { days: 2, sales: 3, clicks: 10, visits: 10 },
      affiliateUntil: yesterday,
      rates: [{ currency: 'USD' }],
    });
    expect(analytics.goal).toEqual({ pounds: 50_000, monthly: 7.34, percent: 0 });
  });

  it('has its clicks and revenue in the affiliate and advertising tabs too', async () => {
    expect(affiliateStatsSchema.parse(await read('/api/admin/affiliate-revenue'))).toEqual({
      totalRevenue: 2.4,
      totalConversions: 3,
      totalClicks: 17,
      conversionRate: 30,
      imports: 1,
      retailers: [
        { retailer: 'Amazon', clicks: 15 },
        { retailer: 'Tesco', clicks: 2 },
      ],
    });
    // 7 clicks of the report and 4 on the operator's own advertisements
    expect(adRevenueSchema.parse(await read('/api/admin/revenue'))).toMatchObject({
      totalRevenue: 3.16,
      clickCount: 11,
      imports: 1,
    });
  });

  it('shows visits by country', async () => {
    const stats = visitorStatsSchema.parse(await read('/api/admin/visitor-stats'));
    expect(stats).toMatchObject({
      totalVisitors: 10,
      since: dayBefore,
      countryBreakdown: [
        { country: 'United Kingdom', countryCode: 'GB', visitors: 6, percentage: 60 },
        { country: 'Germany', countryCode: 'DE', visitors: 3, percentage: 30 },
        { country: 'Unknown', countryCode: null, visitors: 1, percentage: 10 },
      ],
    });
  });

  it('counts recipes, comments and ratings', async () => {
    const { content } = dashboardSchema.parse(await read('/api/admin/dashboard'));
    expect(content).toEqual({
      totalRecipes: 3,
      approvedRecipes: 3,
      pendingRecipes: 0,
      averageRating: null,
      totalComments: 0,
      approvedComments: 0,
      topRatedRecipes: [],
    });
    const rate = async (recipeId: number, rating: number) => {
      const key = crypto.randomUUID();
      const review = { rating, comment: 'Good, and quick to cook.', userName: 'Ada' };
      await server.post(`/api/recipes/${recipeId}/ratings`, review, { 'Idempotency-Key': key });
      return key;
    };
    const approve = async (id: string) =>
      await server.post(`/api/admin/moderate-rating/${id}`, { status: 'approved' }, { Cookie: cookie });
    for (const [recipeId, rating] of [
      [1, 5],
      [1, 4],
      [2, 5],
    ] as const)
      await approve(await rate(recipeId, rating));
    await rate(2, 1);
    const after = dashboardSchema.parse(await read('/api/admin/dashboard')).content;
    expect(after).toMatchObject({
      // (5 + 4 + 5) / 3
      averageRating: 4.67,
      totalComments: 4,
      approvedComments: 3,
      topRatedRecipes: [
        { id: 2, reviews: 1, rating: 5 },
        { id: 1, reviews: 2, rating: 4.5 },
      ],
    });
  });

  it.each([
    '/api/admin/dashboard',
    '/api/admin/visitor-stats',
    '/api/admin/affiliate-revenue',
    '/api/admin/revenue',
    '/api/revenue-analytics',
    '/API/Revenue-Analytics/',
  ])('needs a session at %s', async (path) => {
    expect((await server.get(path)).status).toBe(401);
  });

  it('refuses a period other than 7, 30 or 90 days', async () => {
    expect((await server.get('/api/admin/dashboard?days=31', { Cookie: cookie })).status).toBe(400);
  });
});
