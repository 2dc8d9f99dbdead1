import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/contract/dashboard';
import { counted } from '#domain/text/sentence-parts';
import { inNumber, inPercent, inPounds } from '../../parts/money.ts';
import { Notice } from '../../parts/notice.tsx';
import type { Block, Section } from '../../reports/report.ts';
import { comparisonInWords, projectionBasis } from '../revenue/words.ts';

const clicks = (count: number) => counted(count, 'click', 'clicks', inNumber(count));

/** 90 seconds are '1:30'. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Shops by what they paid and how often their links were clicked. */
const partnersOf = ({ topAffiliatePartners }: Dashboard['revenue']): Block => ({
  kind: 'bars',
  title: 'Top partners',
  columns: ['Partner', 'Clicks'],
  rows: topAffiliatePartners.map(({ partner, clicks: count, revenue: paid }) => ({
    name: paid === null ? partner : `${partner}: ${inPounds(paid)}`,
    count,
    note: paid === null ? 'No report from this shop.' : `${inPounds(paid)} from imported reports.`,
  })),
  shown: clicks,
  none: 'No shop link was clicked in this period.',
});

const comparisonOf = ({ comparedDays, conversions, comparedClicks }: Dashboard['revenue']) =>
  comparisonInWords({ days: comparedDays, sales: conversions, clicks: comparedClicks });

const noReportOf = (revenue: Dashboard['revenue']): Block => ({
  kind: 'own',
  content: <NoReport revenue={revenue} />,
});

const isReported = ({ affiliateDays, advertisingDays }: Dashboard['revenue']) =>
  affiliateDays + advertisingDays > 0;

function overviewOf({ days, visitors, revenue, content }: Dashboard): Block[] {
  const isKnown = isReported(revenue);
  return [
    {
      kind: 'facts',
      facts: [
        {
          label: 'Total Visits',
          value: inNumber(visitors.totalVisitors),
          source: `${inNumber(visitors.pageViews)} page views. We count only people who agreed.`,
        },
        {
          label: 'Total Revenue',
          value: isKnown ? inPounds(revenue.totalRevenue) : null,
          source:
            revenue.monthlyRevenue === null
              ? projectionBasis(revenue, days)
              : `Monthly projection: ${inPounds(revenue.monthlyRevenue)}`,
        },
        {
          label: 'Active Recipes',
          value: content.approvedRecipes,
          source: `${inNumber(content.pendingRecipes)} pending`,
        },
        {
          label: 'Conversion Rate',
          value: revenue.conversionRate === null ? null : inPercent(revenue.conversionRate),
          source: comparisonOf(revenue),
        },
      ],
    },
    noReportOf(revenue),
    {
      kind: 'bars',
      title: 'Revenue breakdown',
      columns: ['Source', 'Revenue'],
      rows: isKnown
        ? [
            { name: 'Affiliate', count: revenue.affiliateRevenue },
            { name: 'Advertising', count: revenue.advertisingRevenue },
          ]
        : [],
      shown: inPounds,
      none: 'Nothing to break down yet.',
    },
    partnersOf(revenue),
  ];
}

/** Visits, traffic sources and top pages. */
function visitorsOf({ visitors }: Dashboard): Block[] {
  const { totalVisitors, pageViews, avgSessionDuration, trafficSources, topPages, byDay } = visitors;
  return [
    {
      kind: 'facts',
      facts: [
        {
          label: 'Total Visits',
          value: inNumber(totalVisitors),
          source: 'Visits by people who agreed. We don’t recognise returning visitors.',
        },
        { label: 'Page Views', value: inNumber(pageViews), source: 'In the same visits.' },
        {
          label: 'Average Session Duration',
          value: avgSessionDuration === null ? null : minutesAndSeconds(avgSessionDuration),
          source:
            avgSessionDuration === null
              ? 'Not measured: we don’t time visits.'
              : 'Minutes and seconds with the page visible.',
        },
      ],
    },
    {
      kind: 'days',
      title: 'Visits by day',
      series: ['Visits', 'Page views'],
      rows: byDay.map(({ day, visits, pageViews: views }) => ({ day, values: [visits, views] })),
    },
    {
      kind: 'bars',
      title: 'Traffic sources',
      columns: ['Source', 'Visits'],
      rows: trafficSources.map(({ source, visitors: count }) => ({ name: source, count })),
      none: 'No visits counted in this period.',
    },
    {
      kind: 'bars',
      title: 'Top pages',
      columns: ['Page', 'Views'],
      rows: topPages.map(({ page, views }) => ({ name: page, count: views })),
      none: 'No page views counted in this period.',
    },
  ];
}

/** Revenue from imported network reports, next to the clicks we counted ourselves. */
function revenueOf({ days, revenue }: Dashboard): Block[] {
  const { totalRevenue, monthlyRevenue, conversionRate, affiliateDays, advertisingDays, byDay } = revenue;
  return [
    {
      kind: 'facts',
      facts: [
        {
          label: 'Current Period',
          value: isReported(revenue) ? inPounds(totalRevenue) : null,
          source: `Reports cover ${affiliateDays} of ${days} days of sales, ${advertisingDays} of advertising.`,
        },
        {
          label: 'Monthly Projection',
          value: monthlyRevenue === null ? null : inPounds(monthlyRevenue),
          source: projectionBasis(revenue, days),
        },
        {
          label: 'Conversion Rate',
          value: conversionRate === null ? null : inPercent(conversionRate),
          source: comparisonOf(revenue),
        },
      ],
    },
    noReportOf(revenue),
    ...(isReported(revenue)
      ? [
          {
            kind: 'days' as const,
            title: 'Revenue by day',
            series: ['Affiliate', 'Advertising'] as const,
            rows: byDay.map(({ day, affiliate, advertising }) => ({ day, values: [affiliate, advertising] })),
            shown: inPounds,
            unknown: 'no report',
          },
        ]
      : []),
    partnersOf(revenue),
  ];
}

/** Current recipes and comments. */
function contentOf({ content }: Dashboard): Block[] {
  const { approvedRecipes, approvedComments, averageRating, topRatedRecipes } = content;
  const perRecipe = approvedRecipes === 0 ? null : approvedComments / approvedRecipes;
  return [
    {
      kind: 'facts',
      facts: [
        {
          label: 'Total Recipes',
          value: content.totalRecipes,
          source: 'Published and pending, as of now.',
        },
        { label: 'Approved Recipes', value: approvedRecipes, source: 'Published in the catalogue.' },
        {
          label: 'Pending Recipes',
          value: content.pendingRecipes,
          source: 'Submitted, awaiting a decision.',
        },
        {
          label: 'Average Rating',
          value: averageRating === null ? null : averageRating.toFixed(1),
          source:
            averageRating === null
              ? 'No comment has been approved yet.'
              : 'Average over all approved comments.',
        },
        {
          label: 'Total Comments',
          value: inNumber(content.totalComments),
          source: 'Submitted, including rejected ones.',
        },
        { label: 'Approved Comments', value: inNumber(approvedComments), source: 'Visible to everybody.' },
        {
          label: 'Comments per Recipe',
          value: perRecipe === null ? null : perRecipe.toFixed(1),
          source: 'Approved comments divided by approved recipes.',
        },
      ],
    },
    {
      kind: 'table',
      title: 'Top rated recipes',
      columns: ['Recipe', 'Rating', 'Reviews'],
      rows: topRatedRecipes.map(({ id, title, rating, reviews }) => ({
        name: title,
        to: `/recipe/${id}`,
        figures: [rating.toFixed(1), inNumber(reviews)],
      })),
      none: 'No recipe has been rated yet.',
    },
  ];
}

/** The documented tabs of the dashboard, except the messages. */
export const dashboardSections = (data: Dashboard): Section[] => [
  { id: 'overview', label: 'Overview', blocks: overviewOf(data) },
  { id: 'visitors', label: 'Visitors', blocks: visitorsOf(data) },
  { id: 'revenue', label: 'Revenue', blocks: revenueOf(data) },
  { id: 'content', label: 'Content', blocks: contentOf(data) },
];

/** Says which reports are missing for the period, and how to import them. */
function NoReport({ revenue: { affiliateDays, advertisingDays } }: Pick<Dashboard, 'revenue'>) {
  const missing = [
    ...(affiliateDays === 0 ? ['sales'] : []),
    ...(advertisingDays === 0 ? ['advertising'] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Notice kind="note">
      No {missing.join(' or ')} report covers this period. We count clicks; earnings come from the networks’
      reports, which you <Link to="/admin/revenue?tab=imports">import as files</Link>.
    </Notice>
  );
}
