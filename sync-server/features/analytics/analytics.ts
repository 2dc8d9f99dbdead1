import { createHash } from 'node:crypto';
import { Router } from '@koa/router';
import { cookedRecipeId, NO_RECIPE } from '#domain/catalogue/recipe-address';
import { ANALYTICS_CALLS, type AnalyticsEvent } from '#domain/contract/analytics';
import { pageAddress } from '#domain/contract/page-address';
import { serve } from '../../http/serve.ts';
import type { Visitors } from '../../http/visitors.ts';
import { notFound } from '../../lib/errors.ts';
import type { Counters } from '../../storage/counters.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Guides } from '../pages/guides.ts';
import type { Advertisements } from '../shop/advertisements.ts';

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

const OTHER = 'other';
const MISSING = '/404';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
/** Browsers' error names; the text after them may contain anything and is dropped. */
const ERROR_NAME = /^(?:Uncaught )?(?:\(in promise\) )?([A-Z][A-Za-z]{2,39}(?:Error|Exception))\b/;

/** The page that a view counts for; '/404' for unknown paths and for an owner's own recipes. */
export function countedPage(
  path: string,
  snapshot: Pick<Snapshot, 'recipe'>,
  guides: Pick<Guides, 'find'>,
): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const address = pageAddress(pathname, '');
  if (address.kind === 'moved') return countedPage(address.to, snapshot, guides);
  if (address.kind === 'missing') return MISSING;
  // Anybody can make these up, and a day has 500 names.
  if (address.kind === 'device' && address.isOwnRecipe) return MISSING;
  if (pathname.startsWith('/admin/')) return '/admin';
  if (address.kind === 'guide' && guides.find(address.slug) === undefined) return MISSING;
  const cooked = cookedRecipeId(pathname);
  const recipeId = address.kind === 'recipe' ? address.recipeId : cooked;
  if (recipeId !== NO_RECIPE && snapshot.recipe(recipeId) === undefined) return MISSING;
  return pathname;
}

/** Host of the referrer, 'direct' without one. */
export function countedReferrer(referrer: string | undefined): string {
  if (referrer === undefined || referrer === '') return 'direct';
  const host = referrer.toLowerCase();
  return host.length <= 100 && HOST.test(host) ? host : OTHER;
}

/** Name of an error without its message. */
export function countedException(description: string): string {
  return ERROR_NAME.exec(description)?.[1] ?? OTHER;
}

/** Number of visits on earlier days with the same search before its text is stored. */
const EARLIER_VISITS = 2;
const WITHIN_DAYS = 30;

const digestOf = (term: string) => createHash('sha256').update(term).digest('base64url').slice(0, 22);

/**
 * Counts a search once per visit. Until several visits on earlier days have typed the same words, only their digest is
 * stored, so no one ever reads what a single person typed.
 */
async function countSearch(
  counters: Pick<Counters, 'add' | 'before' | 'isNewVisit'>,
  visit: string,
  term: string,
): Promise<void> {
  const digest = digestOf(term);
  if (!(await counters.isNewVisit(`${visit}|${digest}`))) return;
  const earlier = await counters.before('search-digest', digest, WITHIN_DAYS);
  await counters.add('search-digest', digest);
  if (earlier >= EARLIER_VISITS) await counters.add('search-term', term);
}
