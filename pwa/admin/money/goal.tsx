import { Link } from 'react-router-dom';
import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import type { RevenueAnalytics } from '#domain/contract/revenue';
import { MONTH_DAYS } from '#domain/revenue/earnings';
import { ShareBar } from '../../components/share-bar.tsx';
import { useCall } from '../calls/use-read.ts';
import { inPounds } from '../parts/money.ts';
import { Panel } from '../parts/panel.tsx';
import type { Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';
import styles from './revenue/revenue.module.css';
import { assumptionsOf, projectionBasis } from './revenue/words.ts';

function Goal({ goal, assumptions }: RevenueAnalytics) {
  const { pounds, monthly, percent } = goal;
  const basis = projectionBasis(assumptions, MONTH_DAYS);
  return (
    <Panel title={`${inPounds(pounds).replace('.00', '')} a month`}>
      {monthly === null || percent === null ? (
        <p>
          We can’t measure progress yet. {basis} <Link to="/admin/revenue?tab=imports">Import a report</Link>{' '}
          of sales or advertising.
        </p>
      ) : (
        <>
          <p className={styles['big']}>{inPounds(monthly)}</p>
          <p>
            A month like the covered days earns {percent === 0 ? 'less than 1' : percent}% of the goal.{' '}
            {basis}
          </p>
          <ShareBar label="£50k Goal" percent={percent} />
        </>
      )}
    </Panel>
  );
}

const GOAL: Report<RevenueAnalytics> = {
  name: '£50k Goal',
  loading: 'Loading the figures',
  sections: (analytics) => [
    {
      id: 'goal',
      label: '£50k Goal',
      blocks: [{ kind: 'own', content: <Goal {...analytics} /> }, assumptionsOf(analytics)],
    },
  ],
};

/** '£50k Goal': a month’s reported revenue as a share of the goal. */
export function GoalTab() {
  return <ReportPage report={GOAL} data={useCall(DASHBOARD_CALLS.getRevenueAnalytics, {})} />;
}
