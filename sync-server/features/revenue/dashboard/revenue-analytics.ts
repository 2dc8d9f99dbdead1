import { TOP_EIGHT } from '#domain/contract/dashboard';
import type { AdRevenue, AffiliateStats, RevenueAnalytics } from '#domain/contract/revenue';
import type { SiteSettings } from '#domain/contract/site-settings';
import { COUNT_DAYS } from '#domain/privacy/retention';
import {
  conversionRate,
  earningsOf,
  goalPercent,
  MONTH_DAYS,
  MONTHLY_GOAL_POUNDS,
  PROJECTED_VISITS,
  perPound,
  projectionFor,
  toPence,
} from '#domain/revenue/earnings';
import { effectiveDays, type ReportFormat, SALES_RETAILER } from '#domain/revenue/network-report';
import { counted } from '#domain/text/sentence-parts';
import { DAY_MS, dayBefore } from '../../../lib/days.ts';
import type { Store } from '../../../storage/store/store.ts';
import { lastDays, productOf, ranked, readFigures, retailerOf, totalOf } from './figures.ts';

type RevenueDeps = {
  store: Pick<Store, 'counterDays' | 'revenueImports'>;
  site: SiteSettings;
  clock: () => number;
};

const pence = (amount: number | null) => (amount === null ? null : toPence(amount));

/** Revenue from clicks counted here and network reports. */
export function createRevenue({ store, site, clock }: RevenueDeps) {
  const rates = site.rates;
  const deps = { store, rates };

  /** Everything imported from a network. */
  async function ever(format: ReportFormat) {
    const reports = (await store.revenueImports.list()).filter((report) => report.format === format);
    const ends = reports.map(({ lastDay }) => lastDay).sort();
    return {
      ...earningsOf(effectiveDays(reports, format), rates),
      imports: reports.length,
      until: ends.at(-1) ?? null,
    };
  }

  return {
    /** Everything imported, and the clicks of the last `COUNT_DAYS` days. */
    async affiliate(): Promise<AffiliateStats> {
      const [sold, { counted, figures }] = await Promise.all([
        ever('amazon-associates'),
        readFigures(deps, lastDays(clock(), COUNT_DAYS)),
      ]);
      const clicks = counted['affiliate-click'];
      return {
        totalRevenue: toPence(sold.pounds),
        totalConversions: Math.max(0, sold.items),
        totalClicks: totalOf(clicks),
        conversionRate: conversionRate(figures.compared),
        imports: sold.imports,
        retailers: ranked(clicks, retailerOf).map(([retailer, count]) => ({ retailer, clicks: count })),
      };
    },

    async advertising(): Promise<AdRevenue> {
      const [shown, counted] = await Promise.all([
        ever('google-adsense'),
        store.counterDays.since(dayBefore(clock(), COUNT_DAYS), ['ad-click']),
      ]);
      const dollarsPerPound = perPound('USD', rates) ?? 1;
      return {
        totalRevenue: toPence(shown.pounds * dollarsPerPound),
        clickCount: shown.clicks + totalOf(counted['ad-click']),
        imports: shown.imports,
        dollarsPerPound,
      };
    },

    /** Advertising in a month, from the last 30 days; null if reports cover too few of them. */
    async monthlyAdvertising() {
      const { advertising } = (await readFigures(deps, lastDays(clock(), MONTH_DAYS))).figures;
      return { pounds: pence(advertising.monthly), coveredDays: advertising.covered.length };
    },

    /** The last 30 days including today. */
    async analytics(): Promise<RevenueAnalytics> {
      const now = clock();
      const [{ counted, figures }, sold, shown] = await Promise.all([
        readFigures(deps, lastDays(now, MONTH_DAYS)),
        ever('amazon-associates'),
        ever('google-adsense'),
      ]);
      const { affiliate, advertising, compared, monthly } = figures;
      const clicks = counted['affiliate-click'];
      const [few, more, many] = PROJECTED_VISITS.map((visits) => pence(projectionFor(visits, compared)));
      const affiliate_performance = {
        amazon_uk: {
          estimated_monthly_revenue: pence(affiliate.monthly),
          conversion_rate: conversionRate(compared),
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
            current_monthly: pence(affiliate.monthly),
            with_5k_visitors: few ?? null,
            with_10k_visitors: more ?? null,
            with_25k_visitors: many ?? null,
          },
        },
      };
      const { pounds: _pounds, ...counts } = compared;
      const assumptions = {
        affiliateDays: affiliate.covered.length,
        advertisingDays: advertising.covered.length,
        compared: counts,
        affiliateEarnings: toPence(affiliate.pounds),
        advertisingEarnings: toPence(advertising.pounds),
        rates: [
          ...new Map(
            [...affiliate.rates, ...advertising.rates].map((rate) => [rate.currency, rate]),
          ).values(),
        ],
        affiliateUntil: sold.until,
        advertisingUntil: shown.until,
      };
      return {
        affiliate_performance,
        adsense_performance: {
          estimated_rpm:
            advertising.pageViews === 0 ? null : toPence((1000 * advertising.pounds) / advertising.pageViews),
          publisher_id: site.adNetwork?.client ?? null,
          ad_units: Object.entries(site.adNetwork?.units ?? {}).map(([place, unit]) => `${place}: ${unit}`),
          monthly_revenue_potential: pence(advertising.monthly),
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
          monthly: pence(monthly),
          percent: monthly === null ? null : goalPercent(monthly),
        },
      };
    },
  };
}

export type Revenue = ReturnType<typeof createRevenue>;

/** An older report leaves a month without figures. */
const STALE_DAYS = 35;
/** Minimum clicks before low sales mean anything. */
const ENOUGH_CLICKS = 100;
/** Percent. */
const LOW_CONVERSION = 1;

type Facts = Pick<RevenueAnalytics, 'affiliate_performance' | 'assumptions'> & {
  site: Pick<SiteSettings, 'affiliateTags' | 'adNetwork' | 'showsAds'>;
  /** Shop clicks within 30 days by retailer, most first. */
  clicks: readonly [retailer: string, count: number][];
  now: number;
};

const isStale = (until: string | null, now: number) =>
  until !== null && now - Date.parse(until) > STALE_DAYS * DAY_MS;

/** What is worth doing next, based on this site's own figures. */
function recommendationsOf(facts: Facts): string[] {
  const { site, assumptions, clicks, now } = facts;
  const {
    conversion_rate: conversion,
    top_products: sold,
    top_clicked: clicked,
  } = facts.affiliate_performance.amazon_uk;
  const { affiliateUntil, advertisingUntil, compared } = assumptions;
  const isConnected = Object.keys(site.affiliateTags).length > 0;
  const allClicks = clicks.reduce((sum, [, count]) => sum + count, 0);
  const [unsold] = clicked.filter(
    ({ name }) => !sold.some((each) => each.name.toLowerCase().includes(name.toLowerCase())),
  );
  const found: (string | false)[] = [
    !isConnected &&
      'No associate tag is set, so no sale is credited. Set AFFILIATE_TAGS to your markets’ tags.',
    isConnected &&
      affiliateUntil === null &&
      'Import Amazon Associates’ Fee-Earnings report to see sales beside the clicks.',
    isStale(affiliateUntil, now) &&
      `The last sales report ends on ${affiliateUntil}. Import the months since.`,
    site.adNetwork === undefined &&
      'No advertising network is connected: set AD_CLIENT, AD_UNITS and CONSENT_PLATFORM_URL.',
    site.adNetwork !== undefined &&
      advertisingUntil === null &&
      'Import the AdSense report by day to see earnings per thousand views.',
    isStale(advertisingUntil, now) &&
      `The last advertising report ends on ${advertisingUntil}. Import the months since.`,
    conversion !== null &&
      compared.clicks >= ENOUGH_CLICKS &&
      conversion < LOW_CONVERSION &&
      `Fewer than ${LOW_CONVERSION} in 100 of ${compared.clicks} clicks on ${SALES_RETAILER} links led to a sale. Check the pages with the most clicked products.`,
    affiliateUntil !== null &&
      unsold !== undefined &&
      `“${unsold.name}” was clicked ${counted(unsold.clicks, 'time')}, but no reported sale names it. Check that its search finds the right thing.`,
    allClicks === 0 && 'Nobody has clicked a shop’s link in 30 days.',
  ];
  return found.filter((words) => words !== false);
}
