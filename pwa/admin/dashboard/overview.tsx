import type { Dashboard } from '#domain/contract/dashboard';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { Figures } from '../parts/figures.tsx';
import { inNumber, inPercent, inPounds } from '../parts/money.ts';
import { Panel, Panels } from '../parts/panel.tsx';
import { NoReport } from './no-report.tsx';
import { Partners } from './partners.tsx';

/** 'Overview': visits, revenue, content and partners at a glance. */
export function OverviewFigures({ data }: { data: Dashboard }) {
  const { visitors, revenue, content } = data;
  const isKnown = revenue.monthlyRevenue !== null;
  return (
    <>
      <Figures
        facts={[
          {
            label: 'Total Visitors',
            value: inNumber(visitors.totalVisitors),
            source: `${inNumber(visitors.pageViews)} page views. Counted of people who agreed to it.`,
          },
          {
            label: 'Total Revenue',
            value: isKnown ? inPounds(revenue.totalRevenue) : null,
            source:
              revenue.monthlyRevenue === null
                ? 'No report covers these days.'
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
            source: 'Sales by clicks, on the days that reports cover.',
          },
        ]}
      />
      <NoReport revenue={revenue} />
      <Panels>
        <Panel title="Revenue breakdown">
          {isKnown ? (
            <BarChart
              title="Revenue breakdown"
              columns={['Source', 'Revenue']}
              rows={[
                { name: 'Affiliate', count: revenue.affiliateRevenue },
                { name: 'Advertising', count: revenue.advertisingRevenue },
              ]}
              shown={inPounds}
            />
          ) : (
            <p>Nothing to break down yet.</p>
          )}
        </Panel>
        <Partners revenue={revenue} />
      </Panels>
    </>
  );
}
