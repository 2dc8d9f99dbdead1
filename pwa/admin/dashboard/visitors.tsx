import type { Dashboard } from '#domain/contract/dashboard';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { DayChart } from '../../features/charts/day-chart.tsx';
import { Figures } from '../parts/figures.tsx';
import { inNumber } from '../parts/money.ts';
import { Panel, Panels } from '../parts/panel.tsx';

/** 90 seconds are '1:30'. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 'Visitors': who came from where, and what they read. */
export function VisitorFigures({ data: { visitors } }: { data: Dashboard }) {
  const { totalVisitors, pageViews, avgSessionDuration, trafficSources, topPages, byDay } = visitors;
  return (
    <>
      <Figures
        facts={[
          {
            label: 'Total Visitors',
            value: inNumber(totalVisitors),
            source: 'Visits of people who agreed; nobody is known again.',
          },
          { label: 'Page Views', value: inNumber(pageViews), source: 'Of the same visits.' },
          {
            label: 'Average Session Duration',
            value: avgSessionDuration === null ? null : minutesAndSeconds(avgSessionDuration),
            source:
              avgSessionDuration === null
                ? 'Not measured: no time is taken of a visit.'
                : 'Minutes and seconds with the page in sight.',
          },
        ]}
      />
      <Panel title="Visits by day">
        <DayChart
          title="Visits by day"
          series={['Visits', 'Page views']}
          rows={byDay.map(({ day, visitors: visits, pageViews: views }) => ({
            day,
            values: [visits, views],
          }))}
        />
      </Panel>
      <Panels>
        <Panel title="Traffic sources">
          {trafficSources.length === 0 ? (
            <p>No visit was counted in these days.</p>
          ) : (
            <BarChart
              title="Traffic sources"
              columns={['Source', 'Visitors']}
              rows={trafficSources.map(({ source, visitors: count }) => ({ name: source, count }))}
            />
          )}
        </Panel>
        <Panel title="Top pages">
          {topPages.length === 0 ? (
            <p>No page was counted in these days.</p>
          ) : (
            <BarChart
              title="Top pages"
              columns={['Page', 'Views']}
              rows={topPages.map(({ page, views }) => ({ name: page, count: views }))}
            />
          )}
        </Panel>
      </Panels>
    </>
  );
}
