import { Link } from 'react-router-dom';
import { ShareBar } from '../../components/share-bar.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import list from '../parts/list.module.css';
import { inPounds } from '../parts/money.ts';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel } from '../parts/panel.tsx';
import { readRevenueAnalytics } from '../revenue/api.ts';
import { Assumptions } from '../revenue/assumptions.tsx';
import styles from '../revenue/revenue.module.css';

/** '£50k Goal': how far a month’s revenue, as reports tell it, is on the way. */
export function GoalTab({ isShown, onSignedOut }: AdminPageProps) {
  const { data, problem, reload } = useAdminData(readRevenueAnalytics, onSignedOut);
  useReloadWhenShown(isShown, reload);
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const { pounds, monthly, percent } = data.goal;
  return (
    <section aria-label="£50k Goal" className={list['list']}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <Panel title={`${inPounds(pounds).replace('.00', '')} a month`}>
        {monthly === null || percent === null ? (
          <p>
            How far it is cannot be said: no report covers the last 30 days.{' '}
            <Link to="/admin/revenue?tab=imports">Import a report</Link> of sales or of advertising.
          </p>
        ) : (
          <>
            <p className={styles['big']}>{inPounds(monthly)}</p>
            <p>
              A month like the covered days earns {percent === 0 ? 'less than 1' : percent}% of the goal;{' '}
              {inPounds(Math.max(0, pounds - monthly))} a month are missing.
            </p>
            <ShareBar label="£50k Goal" percent={percent} />
          </>
        )}
      </Panel>
      <Assumptions analytics={data} />
    </section>
  );
}
