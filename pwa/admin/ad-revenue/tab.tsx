import { Link } from 'react-router-dom';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import list from '../parts/list.module.css';
import { inDollars, inNumber } from '../parts/money.ts';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { readAdRevenue } from '../revenue/api.ts';

/** 'Revenue': what advertisements earned. */
export function RevenueTab({ isShown, onSignedOut }: AdminPageProps) {
  const { data, problem, reload } = useAdminData(readAdRevenue, onSignedOut);
  useReloadWhenShown(isShown, reload);
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const { totalRevenue, clickCount, imports, dollarsPerPound } = data;
  return (
    <section aria-label="Revenue" className={list['list']}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <Figures
        facts={[
          {
            label: 'Ad Revenue',
            value: imports === 0 ? null : inDollars(totalRevenue),
            source:
              imports === 0
                ? 'No report of advertising has been imported.'
                : `By imported reports; a pound is ${dollarsPerPound.toFixed(4)} dollars.`,
          },
          {
            label: 'Total Clicks',
            value: inNumber(clickCount),
            source: 'On your own advertisements, counted here, and on the network’s, by its reports.',
          },
        ]}
      />
      <Notice kind="note">
        What a network paid stands in its report, which you{' '}
        <Link to="/admin/revenue?tab=imports">import as a file</Link>. More figures are in the{' '}
        <Link to="/admin/revenue">revenue analytics</Link>.
      </Notice>
    </section>
  );
}
