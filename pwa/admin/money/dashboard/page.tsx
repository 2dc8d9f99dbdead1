import { useState } from 'react';
import {
  DASHBOARD_CALLS,
  DASHBOARD_DAYS,
  type Dashboard,
  type DashboardDays,
  DEFAULT_DASHBOARD_DAYS,
} from '#domain/contract/dashboard';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, request } from '../../calls/api.ts';
import { type AdminData, useRead } from '../../calls/use-read.ts';
import { MessagesTab } from '../../inbox/messages/tab.tsx';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Choice } from '../../parts/choice.tsx';
import type { Report } from '../../reports/report.ts';
import { ReportPage } from '../../reports/report-page.tsx';
import styles from './dashboard.module.css';
import { dashboardSections } from './sections.tsx';

const PERIODS = DASHBOARD_DAYS.map((days) => ({ value: days, label: `${days} days` }));

const dayInWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const dashboardReport = (onSignedOut: () => void): Report<Dashboard> => ({
  name: 'Analytics Dashboard',
  loading: 'Loading the figures',
  sections: (data) => [
    ...dashboardSections(data),
    {
      id: 'messages',
      label: 'Contact Messages',
      blocks: [{ kind: 'own', content: <MessagesTab onSignedOut={onSignedOut} /> }],
    },
  ],
});

/** 'Analytics Dashboard': the last 7, 30 or 90 days, and visitors’ messages. */
export function DashboardPage({ isShown, onSignedOut }: AdminPageProps) {
  const [days, setDays] = useState<DashboardDays>(DEFAULT_DASHBOARD_DAYS);
  const { data, problem, reload } = useDashboard(days, isShown);
  const last = data === undefined ? '' : 'You see the last figures we loaded. ';
  return (
    <>
      <div className={styles['choice']}>
        <Choice label="Period" options={PERIODS} value={days} onChange={setDays} />
      </div>
      <ReportPage
        report={dashboardReport(onSignedOut)}
        data={{
          data,
          problem: problem === null ? null : `Failed to fetch dashboard data. ${last}${problem}`,
          reload,
        }}
      >
        {data !== undefined && (
          <p className={styles['period']}>
            {dayInWords(data.from)} to {dayInWords(data.to)}
          </p>
        )}
      </ReportPage>
    </>
  );
}

export const REFRESH_MS = 300_000;

async function readDashboard(days: DashboardDays): Promise<Dashboard> {
  try {
    return await request(DASHBOARD_CALLS.getDashboard, { query: { days } });
  } catch (error) {
    if (!(error instanceof AdminError && error.kind === 'signed-out')) {
      showToast({
        variant: 'destructive',
        title: 'Dashboard Error',
        description:
          'Unable to load dashboard data. This may be due to missing Google Analytics credentials or database connection issues. Please verify your configuration.',
      });
    }
    throw error;
  }
}

/** A period's dashboard, reloaded every 5 minutes while shown; a failed reload shows a toast and keeps the figures. */
export const useDashboard = (days: DashboardDays, isShown: boolean): AdminData<Dashboard> =>
  useRead(['dashboard', days], () => readDashboard(days), { refetchMs: isShown ? REFRESH_MS : null });
