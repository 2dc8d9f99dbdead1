import { Link } from 'react-router-dom';
import { conversionRate } from '#domain/revenue/projection';
import { Skeleton } from '../../components/skeleton.tsx';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import list from '../parts/list.module.css';
import { inNumber, inPercent, inPounds } from '../parts/money.ts';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { readAffiliateStats } from '../revenue/api.ts';

/** 'Affiliates': clicks on shops, and what came of them. */
export function AffiliatesTab({ isShown, onSignedOut }: AdminPageProps) {
  const { data, problem, reload } = useAdminData(readAffiliateStats, onSignedOut);
  useReloadWhenShown(isShown, reload);
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const { totalRevenue, totalClicks, totalConversions, imports, retailers } = data;
  const isKnown = imports > 0;
  const source = isKnown ? 'By imported reports.' : 'No report of sales has been imported.';
  return (
    <section aria-label="Affiliates" className={list['list']}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <Figures
        facts={[
          { label: 'Affiliate Revenue', value: isKnown ? inPounds(totalRevenue) : null, source },
          { label: 'Affiliate Clicks', value: inNumber(totalClicks), source: 'Counted here.' },
          { label: 'Conversions', value: isKnown ? inNumber(totalConversions) : null, source },
          {
            label: 'Conversion Rate',
            value: isKnown ? inPercent(conversionRate(totalConversions, totalClicks)) : null,
            source: isKnown ? 'Conversions by clicks.' : source,
          },
        ]}
      />
      <Panel title="Clicks by shop">
        {retailers.length === 0 ? (
          <p>No link to a shop has been clicked yet.</p>
        ) : (
          <BarChart
            title="Clicks by shop"
            columns={['Shop', 'Clicks']}
            rows={retailers.map(({ retailer, clicks }) => ({ name: retailer, count: clicks }))}
          />
        )}
      </Panel>
      <Notice kind="note">
        Sales stand in the shop’s report, which you{' '}
        <Link to="/admin/revenue?tab=imports">import as a file</Link>.
      </Notice>
    </section>
  );
}
