import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import { readDashboard } from '../dashboard/api.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import list from '../parts/list.module.css';
import { inNumber, inPounds } from '../parts/money.ts';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';

const readMonth = () => readDashboard('30');

/** 'Analytics': the last 30 days in short, and the way to the dashboard. */
export function AnalyticsTab({ isShown, onSignedOut }: AdminPageProps) {
  const { data, problem, reload } = useAdminData(readMonth, onSignedOut);
  useReloadWhenShown(isShown, reload);
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const { visitors, revenue, content } = data;
  return (
    <section aria-label="Analytics" className={list['list']}>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      <p>The last 30 days in short.</p>
      <Figures
        facts={[
          { label: 'Visitors', value: inNumber(visitors.totalVisitors), source: 'Of people who agreed.' },
          { label: 'Page Views', value: inNumber(visitors.pageViews) },
          {
            label: 'Revenue',
            value: revenue.monthlyRevenue === null ? null : inPounds(revenue.totalRevenue),
            source: revenue.monthlyRevenue === null ? 'No report covers these days.' : 'By imported reports.',
          },
          { label: 'Active Recipes', value: content.approvedRecipes },
        ]}
      />
      <div className={list['buttons']}>
        <Button asChild variant="soft">
          <Link to="/admin/dashboard">Open Analytics Dashboard</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/admin/revenue">Open Revenue Analytics</Link>
        </Button>
      </div>
    </section>
  );
}
