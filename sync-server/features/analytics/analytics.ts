import { Router } from '@koa/router';
import { ANALYTICS_CALLS, type AnalyticsEvent } from '#domain/contract/analytics';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { notFound } from '../../lib/errors.ts';
import type { Counters } from '../../storage/counters.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Guides } from '../pages/guides.ts';
import { countSearch } from '../seo/search-terms.ts';
import type { Advertisements } from '../shop/advertisements.ts';
import { countedException, countedPage, countedReferrer } from './analytics-names.ts';

type AnalyticsDeps = {
  advertisements: Advertisements;
  catalogue: Catalogue;
  counters: Counters;
  visitors: Visitors;
  guides: Guides;
};

/** Searches counted per call: each costs a query. */
const MOST_SEARCHES = 5;

/** Advertisements, clicks, visits and the caller's country. Only daily counts are stored. */
export function analyticsRoutes({
  advertisements,
  catalogue,
  counters,
  visitors,
  guides,
}: AnalyticsDeps): Router {
  const router = new Router();

  function count(event: AnalyticsEvent, visit: string, snapshot: Snapshot): Promise<void> {
    if (event.type === 'page-view')
      return counters.add('page-view', countedPage(event.path, snapshot, guides));
    if (event.type === 'search') return countSearch(counters, visit, event.term);
    return counters.add('exception', countedException(event.description));
  }

  serve(router, ANALYTICS_CALLS.listAdvertisements, (_, { query: { position } }) =>
    advertisements.at(position),
  );

  serve(router, ANALYTICS_CALLS.clickAdvertisement, async (ctx, { params: { id } }) => {
    if (!advertisements.has(id)) throw notFound('There is no such advertisement.');
    await visitors.limit(ctx, 'event');
    await counters.add('ad-click', id);
  });

  serve(
    router,
    ANALYTICS_CALLS.trackClick,
    async (ctx, { body: { retailer, product, count: clicks = 1 } }) => {
      await visitors.limit(ctx, 'event');
      await counters.add('affiliate-click', `${retailer}|${product}`, clicks);
    },
  );

  serve(router, ANALYTICS_CALLS.postEvents, async (ctx, { body: { visit, referrer, events } }) => {
    await visitors.limit(ctx, 'event');
    if (await counters.isNewVisit(visit)) {
      await counters.add('visit', 'all');
      await counters.add('visit-country', visitors.country(ctx) ?? 'unknown');
      await counters.add('visit-referrer', countedReferrer(referrer));
    }
    const snapshot = await catalogue.snapshot();
    const searches = events.filter(({ type }) => type === 'search').slice(0, MOST_SEARCHES);
    const others = events.filter(({ type }) => type !== 'search');
    for (const event of [...others, ...searches]) await count(event, visit, snapshot);
  });

  serve(router, ANALYTICS_CALLS.detectCountry, (ctx) => visitors.whereFrom(ctx));

  return router;
}
