import { type Dashboard, type DashboardDays, TOP_EIGHT, TOP_PARTNERS } from '#domain/contract/dashboard';
import type { ExchangeRates } from '#domain/market/exchange-rates';
import { conversionRate, monthlyProjection, toPence } from '#domain/revenue/projection';
import type { Store } from '../../../storage/store/store.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { dayBefore, lastDays, onCovered, ranked, retailerOf, totalOf } from './days.ts';
import { type Earnings, earningsOf } from './earnings.ts';

type DashboardDeps = {
  store: Pick<Store, 'counterDays' | 'revenueImports' | 'stats'>;
  catalogue: Pick<Catalogue, 'snapshot'>;
  rates: ExchangeRates | undefined;
  clock: () => number;
};

const KINDS = ['visit', 'page-view', 'visit-referrer', 'affiliate-click'] as const;
type Counted = Awaited<ReturnType<Store['counterDays']['since']>>;

/** Rounded to two decimals, like displayed ratings. */
const rounded = (rating: number) => Math.round(rating * 100) / 100;

function visitorsOf(counted: Counted, days: readonly string[]): Dashboard['visitors'] {
  const totals = (kind: 'visit' | 'page-view') =>
    new Map(counted[kind].map(({ day, total }) => [day, total] as const));
  const [visits, views] = [totals('visit'), totals('page-view')];
  return {
    totalVisitors: totalOf(counted.visit),
    pageViews: totalOf(counted['page-view']),
    avgSessionDuration: null,
    trafficSources: ranked(counted['visit-referrer'])
      .slice(0, TOP_EIGHT)
      .map(([source, visitors]) => ({ source, visitors })),
    topPages: ranked(counted['page-view'])
      .slice(0, TOP_EIGHT)
      .map(([page, count]) => ({ page, views: count })),
    byDay: days.map((day) => ({ day, visitors: visits.get(day) ?? 0, pageViews: views.get(day) ?? 0 })),
  };
}

function partnersOf(counted: Counted, earnings: Earnings): Dashboard['revenue']['topAffiliatePartners'] {
  const clicks = new Map(ranked(counted['affiliate-click'], retailerOf));
  const { byPartner } = earnings.affiliate;
  const names = new Set([...byPartner.keys(), ...clicks.keys()]);
  return [...names]
    .map((partner) => {
      const revenue = byPartner.get(partner);
      return {
        partner,
        clicks: clicks.get(partner) ?? 0,
        revenue: revenue === undefined ? null : toPence(revenue),
      };
    })
    .sort(
      (a, b) =>
        (b.revenue ?? 0) - (a.revenue ?? 0) || b.clicks - a.clicks || (a.partner < b.partner ? -1 : 1),
    )
    .slice(0, TOP_PARTNERS);
}

function revenueOf(counted: Counted, earnings: Earnings): Dashboard['revenue'] {
  const { affiliate, advertising } = earnings;
  const monthly = [affiliate, advertising]
    .map(({ pounds, byDay }) => monthlyProjection(pounds, byDay.size))
    .filter((amount) => amount !== null);
  const clicks = counted['affiliate-click'];
  const covered = [...new Set([...affiliate.byDay.keys(), ...advertising.byDay.keys()])].sort();
  return {
    totalRevenue: toPence(affiliate.pounds + advertising.pounds),
    monthlyRevenue: monthly.length === 0 ? null : toPence(monthly.reduce((sum, amount) => sum + amount, 0)),
    affiliateRevenue: toPence(affiliate.pounds),
    advertisingRevenue: toPence(advertising.pounds),
    conversionRate:
      affiliate.byDay.size === 0 ? null : conversionRate(affiliate.items, onCovered(affiliate.byDay, clicks)),
    clicks: totalOf(clicks),
    conversions: affiliate.items,
    affiliateDays: affiliate.byDay.size,
    advertisingDays: advertising.byDay.size,
    topAffiliatePartners: partnersOf(counted, earnings),
    byDay: covered.map((day) => ({
      day,
      affiliate: toPence(affiliate.byDay.get(day) ?? 0),
      advertising: toPence(advertising.byDay.get(day) ?? 0),
    })),
  };
}

type Counts = Awaited<ReturnType<Store['stats']['content']>>;

function contentOf(snapshot: Snapshot, { pendingRecipes, ratings }: Counts): Dashboard['content'] {
  const rated = snapshot.recipes.flatMap(({ id, title }) => {
    const { averageRating, ratingCount } = snapshot.ratingOf(id);
    return averageRating === null ? [] : [{ id, title, reviews: ratingCount, rating: averageRating }];
  });
  const reviews = rated.reduce((sum, { reviews: each }) => sum + each, 0);
  const stars = rated.reduce((sum, { rating, reviews: each }) => sum + rating * each, 0);
  const approvedRecipes = snapshot.recipes.length;
  return {
    totalRecipes: approvedRecipes + pendingRecipes,
    approvedRecipes,
    pendingRecipes,
    averageRating: reviews === 0 ? null : rounded(stars / reviews),
    totalComments: ratings,
    approvedComments: reviews,
    topRatedRecipes: rated
      .sort((a, b) => b.rating - a.rating || b.reviews - a.reviews || a.id - b.id)
      .slice(0, TOP_EIGHT)
      .map((recipe) => ({ ...recipe, rating: rounded(recipe.rating) })),
  };
}

/** Figures for the last 7, 30 or 90 days including today; content figures are current. */
export function createDashboard({ store, catalogue, rates, clock }: DashboardDeps) {
  return async (period: DashboardDays): Promise<Dashboard> => {
    const now = clock();
    const days = lastDays(now, Number(period));
    const from = days[0] ?? dayBefore(now, 0);
    const [counted, reported, snapshot, counts] = await Promise.all([
      store.counterDays.since(from, KINDS),
      store.revenueImports.daysSince(from),
      catalogue.snapshot(),
      store.stats.content(),
    ]);
    return {
      days: days.length,
      from,
      to: days.at(-1) ?? from,
      visitors: visitorsOf(counted, days),
      revenue: revenueOf(counted, earningsOf(reported, rates)),
      content: contentOf(snapshot, counts),
    };
  };
}
