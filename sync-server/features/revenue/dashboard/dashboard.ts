import { type Dashboard, type DashboardDays, TOP_EIGHT, TOP_PARTNERS } from '#domain/contract/dashboard';
import type { ExchangeRates } from '#domain/market/exchange-rates';
import { conversionRate, toPence } from '#domain/revenue/earnings';
import { SALES_RETAILER } from '#domain/revenue/network-report';
import type { Store } from '../../../storage/store/store.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import {
  type Figures,
  lastDays,
  ranked,
  readFigures,
  retailerOf,
  type SourceFigures,
  totalOf,
} from './figures.ts';

type DashboardDeps = {
  store: Pick<Store, 'counterDays' | 'revenueImports' | 'stats'>;
  catalogue: Pick<Catalogue, 'snapshot'>;
  rates: ExchangeRates | undefined;
  clock: () => number;
};

type Counted = Awaited<ReturnType<Store['counterDays']['since']>>;

/** Rounded to two decimals; screens show one. */
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
    byDay: days.map((day) => ({ day, visits: visits.get(day) ?? 0, pageViews: views.get(day) ?? 0 })),
  };
}

function partnersOf(counted: Counted, { affiliate }: Figures): Dashboard['revenue']['topAffiliatePartners'] {
  const clicks = new Map(ranked(counted['affiliate-click'], retailerOf));
  const isReported = affiliate.covered.length > 0;
  return [...new Set([...(isReported ? [SALES_RETAILER] : []), ...clicks.keys()])]
    .map((partner) => ({
      partner,
      clicks: clicks.get(partner) ?? 0,
      revenue: isReported && partner === SALES_RETAILER ? toPence(affiliate.pounds) : null,
    }))
    .sort(
      (a, b) =>
        (b.revenue ?? 0) - (a.revenue ?? 0) || b.clicks - a.clicks || (a.partner < b.partner ? -1 : 1),
    )
    .slice(0, TOP_PARTNERS);
}

/** Pounds by day; null on a day that no report covers. */
function poundsByDay({ covered, byDay }: SourceFigures): (day: string) => number | null {
  const known = new Set(covered);
  return (day) => (known.has(day) ? toPence(byDay.get(day)?.pounds ?? 0) : null);
}

function revenueOf(counted: Counted, figures: Figures, days: readonly string[]): Dashboard['revenue'] {
  const { affiliate, advertising, compared, monthly } = figures;
  const [affiliateOn, advertisingOn] = [poundsByDay(affiliate), poundsByDay(advertising)];
  return {
    totalRevenue: toPence(affiliate.pounds + advertising.pounds),
    monthlyRevenue: monthly === null ? null : toPence(monthly),
    affiliateRevenue: toPence(affiliate.pounds),
    advertisingRevenue: toPence(advertising.pounds),
    conversionRate: conversionRate(compared),
    conversions: compared.sales,
    comparedClicks: compared.clicks,
    comparedDays: compared.days,
    affiliateDays: affiliate.covered.length,
    advertisingDays: advertising.covered.length,
    topAffiliatePartners: partnersOf(counted, figures),
    byDay: days.map((day) => ({ day, affiliate: affiliateOn(day), advertising: advertisingOn(day) })),
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
    const days = lastDays(clock(), Number(period));
    const [{ counted, figures }, snapshot, counts] = await Promise.all([
      readFigures({ store, rates }, days, ['page-view', 'visit-referrer']),
      catalogue.snapshot(),
      store.stats.content(),
    ]);
    return {
      days: days.length,
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      visitors: visitorsOf(counted, days),
      revenue: revenueOf(counted, figures, days),
      content: contentOf(snapshot, counts),
    };
  };
}
