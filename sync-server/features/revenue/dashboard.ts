import { Router } from '@koa/router';
import { DASHBOARD_CALLS, DEFAULT_DASHBOARD_DAYS } from '#domain/contract/dashboard';
import type { SiteSettings } from '#domain/contract/site-settings';
import { serve } from '../../http/serve.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import type { Revenue } from './dashboard/revenue-analytics.ts';
import { createVisitorStats } from './dashboard/visitor-stats.ts';

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
