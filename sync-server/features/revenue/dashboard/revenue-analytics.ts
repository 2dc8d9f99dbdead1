import { TOP_EIGHT } from '#domain/contract/dashboard';
import type { AdRevenue, AffiliateStats, RevenueAnalytics } from '#domain/contract/revenue';
import type { SiteSettings } from '#domain/contract/site-settings';
import { COUNT_DAYS } from '#domain/privacy/retention';
import {
  conversionRate,
  goalPercent,
  MONTH_DAYS,
  MONTHLY_GOAL_POUNDS,
  monthlyProjection,
  PROJECTED_VISITORS,
  projectionFor,
  toPence,
} from '#domain/revenue/projection';
import { perPound } from '#domain/revenue/report-money';
import type { Store } from '../../../storage/store/store.ts';
import { dayBefore, lastDays, onCovered, productOf, ranked, retailerOf, totalOf } from './days.ts';
import { type Earned, earningsOf, sourceOf } from './earnings.ts';
import { recommendationsOf } from './recommendations.ts';

/** Earlier than any report. */
const EVER = '0000-00-00';

type RevenueDeps = {
  store: Pick<Store, 'counterDays' | 'revenueImports'>;
  site: SiteSettings;
  clock: () => number;
};

const pence = (amount: number | null) => (amount === null ? null : toPence(amount));
const lastDayOf = (earned: Earned) => [...earned.byDay.keys()].sort().at(-1) ?? null;

/** Revenue from clicks counted here and network reports. */
export function createRevenue({ store, site, clock }: RevenueDeps) {
  const rates = site.rates;
  const sumOfEver = async () => earningsOf(await store.revenueImports.daysSince(EVER), rates);
  const importsOf = async (source: ReturnType<typeof sourceOf>) =>
    (await store.revenueImports.list()).filter(({ format }) => sourceOf(format) === source).length;

  return {
    /** Everything counted and imported. */
    async affiliate(): Promise<AffiliateStats> {
      const [{ affiliate }, counted, imports] = await Promise.all([
        sumOfEver(),
        store.counterDays.since(dayBefore(clock(), COUNT_DAYS), ['affiliate-click']),
        importsOf('affiliate'),
      ]);
      const clicks = counted['affiliate-click'];
      return {
        totalRevenue: toPence(affiliate.pounds),
        totalConversions: affiliate.items,
        totalClicks: totalOf(clicks),
        imports,
        retailers: ranked(clicks, retailerOf).map(([retailer, count]) => ({ retailer, clicks: count })),
      };
    },

    async advertising(): Promise<AdRevenue> {
      const [{ advertising }, counted, imports] = await Promise.all([
        sumOfEver(),
        store.counterDays.since(dayBefore(clock(), COUNT_DAYS), ['ad-click']),
        importsOf('advertising'),
      ]);
      const dollarsPerPound = perPound('USD', rates) ?? 1;
      return {
        totalRevenue: toPence(advertising.pounds * dollarsPerPound),
        clickCount: advertising.clicks + totalOf(counted['ad-click']),
        imports,
        dollarsPerPound,
      };
    },

    /** The last 30 days including today. */
    async analytics(): Promise<RevenueAnalytics> {
      const now = clock();
      const [first = EVER] = lastDays(now, MONTH_DAYS);
      const [reported, counted, ever] = await Promise.all([
        store.revenueImports.daysSince(first),
        store.counterDays.since(first, ['visit', 'affiliate-click']),
        sumOfEver(),
      ]);
      const { affiliate, advertising, rates: used } = earningsOf(reported, rates);
      const clicks = counted['affiliate-click'];
      const visits = onCovered(affiliate.byDay, counted.visit);
      const monthly = monthlyProjection(affiliate.pounds, affiliate.byDay.size);
      const monthlyAds = monthlyProjection(advertising.pounds, advertising.byDay.size);
      const both = [monthly, monthlyAds].filter((amount) => amount !== null);
      const all = both.length === 0 ? null : both.reduce((sum, amount) => sum + amount, 0);
      const [few, more, many] = PROJECTED_VISITORS.map((visitors) =>
        pence(projectionFor(visitors, affiliate.pounds, affiliate.byDay.size === 0 ? 0 : visits)),
      );
      const affiliate_performance = {
        amazon_uk: {
          estimated_monthly_revenue: pence(monthly),
          conversion_rate:
            affiliate.byDay.size === 0
              ? null
              : conversionRate(affiliate.items, onCovered(affiliate.byDay, clicks)),
          estimated_monthly_clicks: totalOf(clicks),
          top_products: affiliate.products.slice(0, TOP_EIGHT).map(({ name, items, pounds }) => ({
            name,
            items: Math.max(0, items),
            revenue: toPence(pounds),
          })),
          top_clicked: ranked(clicks, productOf)
            .slice(0, TOP_EIGHT)
            .map(([name, count]) => ({ name, clicks: count })),
          revenue_projections: {
            current_monthly: pence(monthly),
            with_5k_visitors: few ?? null,
            with_10k_visitors: more ?? null,
            with_25k_visitors: many ?? null,
          },
        },
      };
      const assumptions = {
        affiliateDays: affiliate.byDay.size,
        advertisingDays: advertising.byDay.size,
        visits,
        affiliateEarnings: toPence(affiliate.pounds),
        advertisingEarnings: toPence(advertising.pounds),
        rates: used,
        affiliateUntil: lastDayOf(ever.affiliate),
        advertisingUntil: lastDayOf(ever.advertising),
      };
      return {
        affiliate_performance,
        adsense_performance: {
          estimated_rpm:
            advertising.pageViews === 0 ? null : toPence((1000 * advertising.pounds) / advertising.pageViews),
          publisher_id: site.adNetwork?.client ?? null,
          ad_units: Object.entries(site.adNetwork?.units ?? {}).map(([place, unit]) => `${place}: ${unit}`),
          monthly_revenue_potential: pence(monthlyAds),
        },
        optimization_recommendations: recommendationsOf({
          affiliate_performance,
          assumptions,
          site,
          clicks: ranked(clicks, retailerOf),
          now,
        }),
        assumptions,
        goal: {
          pounds: MONTHLY_GOAL_POUNDS,
          monthly: pence(all),
          percent: all === null ? null : goalPercent(all),
        },
      };
    },
  };
}
