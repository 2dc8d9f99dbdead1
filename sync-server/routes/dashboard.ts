import { Router } from '@koa/router';
import { DEFAULT_DASHBOARD_DAYS, dashboardQuerySchema } from '#domain/contract/dashboard';
import type { SiteSettings } from '#domain/contract/site-settings';
import { parseQuery, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { createDashboard } from '../services/dashboard/dashboard.ts';
import { createRevenue } from '../services/dashboard/revenue-analytics.ts';
import { createVisitorStats } from '../services/dashboard/visitor-stats.ts';
import type { Store } from '../storage/store/store.ts';

type DashboardDeps = { store: Store; catalogue: Catalogue; site: SiteSettings; clock: () => number };

/** Figures of visits, revenue and content, behind the session check. */
export function dashboardRoutes({ store, catalogue, site, clock }: DashboardDeps): Router {
  const router = new Router({ prefix: '/api' });
  const dashboard = createDashboard({ store, catalogue, rates: site.rates, clock });
  const visitorStats = createVisitorStats({ store, clock });
  const revenue = createRevenue({ store, site, clock });

  router.get('/admin/dashboard', async (ctx) => {
    const { days = DEFAULT_DASHBOARD_DAYS } = parseQuery(ctx, dashboardQuerySchema);
    ctx.body = await dashboard(days);
  });

  router.get('/admin/visitor-stats', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await visitorStats();
  });

  router.get('/admin/affiliate-revenue', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await revenue.affiliate();
  });

  router.get('/admin/revenue', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await revenue.advertising();
  });

  router.get('/revenue-analytics', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await revenue.analytics();
  });

  return router;
}
