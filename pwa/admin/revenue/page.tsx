import { RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import type { RevenueAnalytics } from '#domain/contract/revenue';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { type AdminData, useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import { inNumber, inPercent, inPounds } from '../parts/money.ts';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageTabs } from '../parts/page-tabs.tsx';
import { Optimization, Performance, Projections } from './analytics-tabs.tsx';
import { readRevenueAnalytics, readRevenueImports } from './api.ts';
import { Imports } from './imports.tsx';
import styles from './revenue.module.css';

function Cards({ analytics }: { analytics: RevenueAnalytics }) {
  const { amazon_uk: amazon } = analytics.affiliate_performance;
  const { estimated_rpm: rpm } = analytics.adsense_performance;
  const { estimated_monthly_revenue: monthly, conversion_rate: rate } = amazon;
  return (
    <Figures
      facts={[
        {
          label: 'Monthly Revenue',
          value: monthly === null ? null : inPounds(monthly),
          source:
            monthly === null
              ? 'Affiliate: no report covers the last 30 days.'
              : 'Affiliate, by imported reports.',
        },
        {
          label: 'Conversion Rate',
          value: rate === null ? null : inPercent(rate),
          source: 'Sales by clicks, on the days that reports cover.',
        },
        {
          label: 'Monthly Clicks',
          value: inNumber(amazon.estimated_monthly_clicks),
          source: 'On shops, counted here in the last 30 days.',
        },
        {
          label: 'Ad Network RPM',
          value: rpm === null ? null : inPounds(rpm),
          source:
            rpm === null
              ? 'No report of advertising with page views.'
              : 'For a thousand page views with advertisements.',
        },
      ]}
    />
  );
}

type LoadedProps = {
  analytics: AdminData<RevenueAnalytics>;
  show: (data: RevenueAnalytics) => ReactNode;
};

function Loaded({ analytics: { data, problem, reload }, show }: LoadedProps) {
  if (data !== undefined) return show(data);
  if (problem === null) return <Skeleton lines={6} label="Loading the figures" />;
  return <NeedsNetwork sentence={problem} onRetry={reload} />;
}

/** 'Revenue Analytics': what clicks and advertisements earn, projections, and the reports that all of it rests on. */
export function RevenuePage({ isShown, onSignedOut }: AdminPageProps) {
  const analytics = useAdminData(readRevenueAnalytics, onSignedOut);
  const imports = useAdminData(readRevenueImports, onSignedOut);
  const { reload: reloadAnalytics } = analytics;
  const { reload: reloadImports } = imports;
  const reload = useCallback(async () => {
    await Promise.all([reloadAnalytics(), reloadImports()]);
  }, [reloadAnalytics, reloadImports]);
  useReloadWhenShown(isShown, reload);
  const tab = (id: string, label: string, show: LoadedProps['show']) => ({
    id,
    label,
    content: <Loaded analytics={analytics} show={show} />,
  });
  return (
    <>
      <div className={styles['refresh']}>
        <Button variant="outline" onClick={() => void reload()}>
          <RefreshCw size={18} aria-hidden /> Refresh
        </Button>
      </div>
      {analytics.problem !== null && analytics.data !== undefined && (
        <Notice kind="problem">These are the last figures. {analytics.problem}</Notice>
      )}
      {analytics.data !== undefined && (
        <div className={styles['cards']}>
          <Cards analytics={analytics.data} />
        </div>
      )}
      <PageTabs
        label="Revenue Analytics"
        tabs={[
          tab('performance', 'Performance', (data) => <Performance analytics={data} />),
          tab('projections', 'Growth Projections', (data) => <Projections analytics={data} />),
          tab('optimization', 'Optimization', (data) => <Optimization analytics={data} />),
          {
            id: 'imports',
            label: 'Reports',
            content: <Imports imports={imports} onChanged={reload} onSignedOut={onSignedOut} />,
          },
        ]}
      />
    </>
  );
}
