import { type ReactNode, useState } from 'react';
import {
  DASHBOARD_DAYS,
  type Dashboard,
  type DashboardDays,
  DEFAULT_DASHBOARD_DAYS,
} from '#domain/contract/dashboard';
import { Skeleton } from '../../components/skeleton.tsx';
import { type AdminData, useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import { readContactMessages } from '../messages/messages-api.ts';
import { MessagesTab } from '../messages/tab.tsx';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Choice } from '../parts/choice.tsx';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageTabs } from '../parts/page-tabs.tsx';
import { ContentFigures } from './content.tsx';
import styles from './dashboard.module.css';
import { OverviewFigures } from './overview.tsx';
import { RevenueFigures } from './revenue.tsx';
import { useDashboard } from './use-dashboard.ts';
import { VisitorFigures } from './visitors.tsx';

const PERIODS = DASHBOARD_DAYS.map((days) => ({ value: days, label: `${days} days` }));

const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

type FiguresProps = { dashboard: AdminData<Dashboard>; show: (data: Dashboard) => ReactNode };

/** A tab's figures, or why there are none. */
function Loaded({ dashboard, show }: FiguresProps) {
  const { data, problem, reload } = dashboard;
  if (data === undefined) {
    if (problem === null) return <Skeleton lines={6} label="Loading the figures" />;
    return <NeedsNetwork sentence={`Failed to fetch dashboard data. ${problem}`} onRetry={reload} />;
  }
  return (
    <div className={styles['figures']}>
      {problem !== null && (
        <Notice kind="problem">Failed to fetch dashboard data. These are the last figures. {problem}</Notice>
      )}
      <p className={styles['period']}>
        {dayInWords(data.from)} to {dayInWords(data.to)}
      </p>
      {show(data)}
    </div>
  );
}

/** 'Analytics Dashboard': the last 7, 30 or 90 days, and the messages of visitors. */
export function DashboardPage({ isShown, onSignedOut }: AdminPageProps) {
  const [days, setDays] = useState<DashboardDays>(DEFAULT_DASHBOARD_DAYS);
  const dashboard = useDashboard({ days, isShown, onSignedOut });
  const messages = useAdminData(readContactMessages, onSignedOut);
  useReloadWhenShown(isShown, messages.reload);
  const tab = (id: string, label: string, show: FiguresProps['show']) => ({
    id,
    label,
    content: <Loaded dashboard={dashboard} show={show} />,
  });
  return (
    <>
      <div className={styles['choice']}>
        <Choice label="Period" options={PERIODS} value={days} onChange={setDays} />
      </div>
      <PageTabs
        label="Analytics Dashboard"
        tabs={[
          tab('overview', 'Overview', (data) => <OverviewFigures data={data} />),
          tab('visitors', 'Visitors', (data) => <VisitorFigures data={data} />),
          tab('revenue', 'Revenue', (data) => <RevenueFigures data={data} />),
          tab('content', 'Content', (data) => <ContentFigures data={data} />),
          {
            id: 'messages',
            label: 'Contact Messages',
            content: <MessagesTab messages={messages} onSignedOut={onSignedOut} />,
          },
        ]}
      />
    </>
  );
}
