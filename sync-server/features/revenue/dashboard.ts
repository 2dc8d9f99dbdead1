import { Router } from '@koa/router';
import { DASHBOARD_CALLS, DEFAULT_DASHBOARD_DAYS, type VisitorStats } from '#domain/contract/dashboard';
import type { SiteSettings } from '#domain/contract/site-settings';
import { COUNT_DAYS } from '#domain/privacy/retention';
import { serve } from '../../http/serve.ts';
import { dayBefore } from '../../lib/days.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { ranked, totalOf } from './dashboard/figures.ts';
import type { Revenue } from './dashboard/revenue-analytics.ts';

type DashboardDeps = {
  store: Store;
  catalogue: Catalogue;
  revenue: Revenue;
  site: SiteSettings;
  clock: () => number;
};

/** Figures about visits, revenue and content, behind the session check. */
export function dashboardRoutes({ store, catalogue, revenue, site, clock }: DashboardDeps): Router {
  const router = new Router();
  const dashboard = createDashboard({ store, catalogue, rates: site.rates, clock });
  const visitorStats = createVisitorStats({ store, clock });

  serve(router, DASHBOARD_CALLS.getDashboard, (_, { query: { days = DEFAULT_DASHBOARD_DAYS } }) =>
    dashboard(days),
  );
  serve(router, DASHBOARD_CALLS.getVisitorStats, visitorStats);
  serve(router, DASHBOARD_CALLS.getAffiliateRevenue, revenue.affiliate);
  serve(router, DASHBOARD_CALLS.getAdRevenue, revenue.advertising);
  serve(router, DASHBOARD_CALLS.getRevenueAnalytics, revenue.analytics);

  return router;
}

const UNKNOWN = 'unknown';
const CODE = /^[A-Z]{2}$/;
const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

function countryOf(code: string): Pick<VisitorStats['countryBreakdown'][number], 'country' | 'countryCode'> {
  if (!CODE.test(code)) return { country: 'Unknown', countryCode: null };
  return { country: names.of(code) ?? code, countryCode: code };
}

type VisitorDeps = { store: Pick<Store, 'counterDays'>; clock: () => number };

/** Counted visits and their countries over the last `COUNT_DAYS` days. */
function createVisitorStats({ store, clock }: VisitorDeps) {
  return async (): Promise<VisitorStats> => {
    const now = clock();
    const { visit, 'visit-country': countries } = await store.counterDays.since(dayBefore(now, COUNT_DAYS), [
      'visit',
      'visit-country',
    ]);
    const month = new Date(now).toISOString().slice(0, 7);
    const all = totalOf(countries);
    return {
      totalVisitors: totalOf(visit),
      since: visit[0]?.day ?? null,
      uniqueVisitors: totalOf(visit.filter(({ day }) => day.startsWith(month))),
      countryBreakdown: ranked(countries, (code) => (CODE.test(code) ? code : UNKNOWN)).map(
        ([code, visitors]) => ({
          ...countryOf(code),
          visitors,
          percentage: all === 0 ? 0 : Math.round((1000 * visitors) / all) / 10,
        }),
      ),
    };
  };
}
