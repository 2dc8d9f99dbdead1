import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import type { AdRevenue, RevenueAnalytics } from '#domain/contract/revenue';
import { useCall, useRefresh } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import type { Fact } from '../../parts/figures.tsx';
import { inDollars, inNumber, inPercent, inPounds } from '../../parts/money.ts';
import { Panel } from '../../parts/panel.tsx';
import type { Block, Report } from '../../reports/report.ts';
import { ReportPage } from '../../reports/report-page.tsx';
import { Imports } from './imports.tsx';
import { affiliateBasis, assumptionsOf, comparisonInWords } from './words.ts';

type Revenue = {
  analytics: RevenueAnalytics;
  /** Without them, only the other figures show. */
  ads: AdRevenue | undefined;
};

function factsOf(analytics: RevenueAnalytics): Fact[] {
  const { amazon_uk: amazon } = analytics.affiliate_performance;
  const { estimated_rpm: rpm } = analytics.adsense_performance;
  const { estimated_monthly_revenue: monthly, conversion_rate: rate } = amazon;
  const { affiliateDays, compared } = analytics.assumptions;
  return [
    {
      label: 'Monthly Revenue',
      value: monthly === null ? null : inPounds(monthly),
      source: `${monthly === null ? '' : 'From shops, without ads. '}${affiliateBasis(affiliateDays)}`,
    },
    {
      label: 'Conversion Rate',
      value: rate === null ? null : inPercent(rate),
      source: comparisonInWords(compared),
    },
    {
      label: 'Monthly Clicks',
      value: inNumber(amazon.estimated_monthly_clicks),
      source: 'On shop links, counted by us in the last 30 days.',
    },
    {
      label: 'Ad Network RPM',
      value: rpm === null ? null : inPounds(rpm),
      source:
        rpm === null
          ? 'No advertising report with page views covers the last 30 days.'
          : 'Per thousand page views with ads.',
    },
  ];
}

const adFactsOf = ({ totalRevenue, clickCount, imports, dollarsPerPound }: AdRevenue): Fact[] => [
  {
    label: 'Ad Revenue',
    value: imports === 0 ? null : inDollars(totalRevenue),
    source:
      imports === 0
        ? 'No advertising report has been imported.'
        : `From imported reports; a pound is ${dollarsPerPound.toFixed(4)} dollars.`,
  },
  {
    label: 'Total Clicks',
    value: inNumber(clickCount),
    source: 'On your own ads, counted by us, and on the network’s, from its reports.',
  },
];

function AdNetwork({ adsense_performance: ads }: Pick<RevenueAnalytics, 'adsense_performance'>) {
  const { publisher_id, ad_units, monthly_revenue_potential: potential } = ads;
  return (
    <Panel title="Advertising network">
      <dl>
        <dt>Publisher id</dt>
        <dd>{publisher_id ?? 'Not connected: set AD_CLIENT and CONSENT_PLATFORM_URL.'}</dd>
        <dt>Ad units</dt>
        <dd>{ad_units.length === 0 ? 'None: set AD_UNITS.' : ad_units.join(', ')}</dd>
        <dt>Estimated monthly revenue</dt>
        <dd>{potential === null ? 'Not known' : inPounds(potential)}</dd>
      </dl>
    </Panel>
  );
}

function performanceOf(analytics: RevenueAnalytics): Block[] {
  const { top_products, top_clicked } = analytics.affiliate_performance.amazon_uk;
  return [
    {
      kind: 'bars',
      title: 'Top products',
      columns: ['Product', 'Revenue'],
      rows: top_products.map(({ name, items, revenue }) => ({
        name,
        count: revenue,
        note: `${inNumber(items)} sold`,
      })),
      shown: inPounds,
      none: 'No reported sales in the last 30 days. Import the Fee-Earnings report of Amazon Associates under Reports.',
    },
    {
      kind: 'bars',
      title: 'Most clicked on this site',
      columns: ['Product', 'Clicks'],
      rows: top_clicked.map(({ name, clicks }) => ({ name, count: clicks })),
      none: 'No shop link was clicked in the last 30 days.',
    },
    { kind: 'own', content: <AdNetwork adsense_performance={analytics.adsense_performance} /> },
    assumptionsOf(analytics),
  ];
}

function projectionsOf(analytics: RevenueAnalytics): Block[] {
  const { revenue_projections: projections } = analytics.affiliate_performance.amazon_uk;
  const rows = [
    { name: 'Current monthly', pounds: projections.current_monthly },
    { name: 'With 5,000 monthly visits', pounds: projections.with_5k_visitors },
    { name: 'With 10,000 monthly visits', pounds: projections.with_10k_visitors },
    { name: 'With 25,000 monthly visits', pounds: projections.with_25k_visitors },
  ];
  const known = rows.flatMap(({ name, pounds }) => (pounds === null ? [] : [{ name, count: pounds }]));
  return [
    {
      kind: 'bars',
      title: 'Monthly affiliate revenue',
      columns: ['Visits', 'Revenue'],
      rows: known,
      shown: inPounds,
      none: `No projection yet. ${affiliateBasis(analytics.assumptions.affiliateDays)}`,
    },
    assumptionsOf(analytics),
  ];
}

const revenueReport = (imports: Block): Report<Revenue> => ({
  name: 'Revenue Analytics',
  loading: 'Loading the figures',
  facts: ({ analytics, ads }) => [...factsOf(analytics), ...(ads === undefined ? [] : adFactsOf(ads))],
  sections: ({ analytics }) => [
    { id: 'performance', label: 'Performance', blocks: performanceOf(analytics) },
    { id: 'projections', label: 'Growth Projections', blocks: projectionsOf(analytics) },
    {
      id: 'optimization',
      label: 'Optimization',
      blocks: [
        {
          kind: 'sentences',
          title: 'Recommendations',
          texts: analytics.optimization_recommendations,
          none: 'Nothing to recommend: shops and advertising are connected, and reports are recent.',
          isNumbered: true,
        },
      ],
    },
    { id: 'imports', label: 'Reports', blocks: [imports] },
  ],
});

/** 'Revenue Analytics': earnings from clicks and ads, projections, and the reports behind them. */
export function RevenuePage({ onSignedOut }: AdminPageProps) {
  const { getRevenueAnalytics, getAdRevenue, listRevenueImports } = DASHBOARD_CALLS;
  const analytics = useCall(getRevenueAnalytics, {});
  const ads = useCall(getAdRevenue, {}).data;
  const imports = useCall(listRevenueImports, {});
  const reload = useRefresh(getRevenueAnalytics, getAdRevenue, listRevenueImports);
  const content = <Imports imports={imports} onChanged={reload} onSignedOut={onSignedOut} />;
  return (
    <ReportPage
      report={revenueReport({ kind: 'own', content })}
      data={{ ...analytics, data: analytics.data && { analytics: analytics.data, ads } }}
      onRefresh={reload}
    />
  );
}
