import type { Dashboard } from '#domain/contract/dashboard';
import { counted } from '#domain/text/counted';
import { DayChart } from '../../features/charts/day-chart.tsx';
import { Figures } from '../parts/figures.tsx';
import { inNumber, inPercent, inPounds } from '../parts/money.ts';
import { Panel } from '../parts/panel.tsx';
import { NoReport } from './no-report.tsx';
import { Partners } from './partners.tsx';

/** 'Revenue': what reports of networks say of the period, beside the clicks counted here. */
export function RevenueFigures({ data: { days, revenue } }: { data: Dashboard }) {
  const { totalRevenue, monthlyRevenue, conversionRate, clicks, conversions, byDay } = revenue;
  return (
    <>
      <Figures
        facts={[
          {
            label: 'Current Period',
            value: monthlyRevenue === null ? null : inPounds(totalRevenue),
            source: `Reports cover ${byDay.length} of ${counted(days, 'day')}.`,
          },
          {
            label: 'Monthly Projection',
            value: monthlyRevenue === null ? null : inPounds(monthlyRevenue),
            source: 'What 30 days like the covered ones would earn.',
          },
          {
            label: 'Conversion Rate',
            value: conversionRate === null ? null : inPercent(conversionRate),
            source: `${inNumber(conversions)} sold, ${inNumber(clicks)} clicks; the rate takes the covered days alone.`,
          },
        ]}
      />
      <NoReport revenue={revenue} />
      {byDay.length > 0 && (
        <Panel title="Revenue by day">
          <DayChart
            title="Revenue by day"
            series={['Affiliate', 'Advertising']}
            rows={byDay.map(({ day, affiliate, advertising }) => ({ day, values: [affiliate, advertising] }))}
            shown={inPounds}
          />
        </Panel>
      )}
      <Partners revenue={revenue} />
    </>
  );
}
