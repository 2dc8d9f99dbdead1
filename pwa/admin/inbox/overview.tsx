import { ADMIN_CALLS, type AdminStats } from '#domain/contract/admin';
import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import type { AffiliateStats } from '#domain/contract/revenue';
import { counted } from '#domain/text/sentence-parts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useCall } from '../calls/use-read.ts';
import { type Fact, Figures } from '../parts/figures.tsx';
import { NeedsNetwork } from '../parts/loaded.tsx';
import { CONVERSION_SOURCE, inNumber, inPercent, inPounds } from '../parts/money.ts';
import { Notice } from '../parts/notice.tsx';

const factsOf = (stats: AdminStats): Fact[] => [
  { label: 'Total Users', value: stats.totalUsers, source: 'Administrators. Visitors have no accounts.' },
  { label: 'Total Recipes', value: stats.totalRecipes, source: 'Published in the catalogue.' },
  { label: 'Pending Reviews', value: stats.pendingRecipes, source: 'Submitted recipes awaiting a decision.' },
  { label: 'Pending Comments', value: stats.pendingRatings, source: 'Reviews waiting in Comments.' },
  { label: 'Approved Comments', value: stats.approvedRatings, source: 'Reviews visible to everybody.' },
];

const sales = (count: number) => counted(count, 'sale', 'sales', inNumber(count));

function affiliateFactsOf(affiliate: AffiliateStats): Fact[] {
  const { totalRevenue, totalConversions, totalClicks, conversionRate, imports } = affiliate;
  const isKnown = imports > 0;
  const missing = 'No sales report has been imported.';
  return [
    {
      label: 'Affiliate Revenue',
      value: isKnown ? inPounds(totalRevenue) : null,
      source: isKnown ? `${sales(totalConversions)}, from imported reports.` : missing,
    },
    { label: 'Affiliate Clicks', value: inNumber(totalClicks), source: 'Counted by us.' },
    {
      label: 'Conversion Rate',
      value: conversionRate === null ? null : inPercent(conversionRate),
      source: isKnown ? CONVERSION_SOURCE : missing,
    },
  ];
}

/** Figures counted by the server. */
export function OverviewTab() {
  const stats = useCall(ADMIN_CALLS.getStats, {});
  // If this fails to load, the other figures still show, as documented.
  const affiliate = useCall(DASHBOARD_CALLS.getAffiliateRevenue, {}).data;
  if (stats.data === undefined) {
    if (stats.problem !== null) return <NeedsNetwork sentence={stats.problem} onRetry={stats.reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const facts = [...factsOf(stats.data), ...(affiliate === undefined ? [] : affiliateFactsOf(affiliate))];
  return (
    <>
      {stats.problem !== null && <Notice kind="problem">{stats.problem}</Notice>}
      <Figures facts={facts} />
    </>
  );
}
