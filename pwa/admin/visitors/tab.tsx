import { Skeleton } from '../../components/skeleton.tsx';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import { readVisitorStats } from '../dashboard/api.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import list from '../parts/list.module.css';
import { inNumber, inPercent } from '../parts/money.ts';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { dayInWords } from '../revenue/words.ts';

/** 'Visitors': counted visits, and the countries they came from. */
export function VisitorsTab({ isShown, onSignedOut }: AdminPageProps) {
  const { data, problem, reload } = useAdminData(readVisitorStats, onSignedOut);
  useReloadWhenShown(isShown, reload);
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const { totalVisitors, since, uniqueVisitors, countryBreakdown: countries } = data;
  const [top] = countries;
  return (
    <section aria-label="Visitors" className={list['list']}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <Figures
        facts={[
          {
            label: 'Total Visitors',
            value: inNumber(totalVisitors),
            source: since === null ? 'All time' : `All time, since ${dayInWords(since)}.`,
          },
          {
            label: 'Unique Visitors',
            value: inNumber(uniqueVisitors),
            source: 'This month. A visit counts once; nobody is known again at the next one.',
          },
          {
            label: 'Top Country',
            value: top?.country ?? null,
            source:
              top === undefined ? 'No visit has been counted.' : `${inPercent(top.percentage)} of traffic`,
          },
          {
            label: 'Countries',
            value: countries.filter(({ countryCode }) => countryCode !== null).length,
            source: 'As the connection tells; no address is kept.',
          },
        ]}
      />
      {countries.length === 0 ? (
        <Notice kind="note">
          <p>No visitor data available yet</p>
          <p>Visits of people who agree to it are counted from their first page on.</p>
        </Notice>
      ) : (
        <Panel title="Visitors by country">
          <BarChart
            title="Visitors by country"
            columns={['Country', 'Visitors']}
            rows={countries.map(({ country, countryCode, visitors, percentage }) => ({
              name: `${countryCode === null ? '' : `${countryCode} `}${country}, ${inPercent(percentage)}`,
              count: visitors,
            }))}
          />
        </Panel>
      )}
    </section>
  );
}
