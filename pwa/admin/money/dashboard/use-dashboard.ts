import { DASHBOARD_CALLS, type Dashboard, type DashboardDays } from '#domain/contract/dashboard';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError } from '../../calls/admin-error.ts';
import { request } from '../../calls/api.ts';
import { type AdminData, useRead } from '../../calls/use-read.ts';

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

/** Dashboard of a period, refreshed every five minutes; a failure shows a toast and keeps the last figures. */
export const useDashboard = (days: DashboardDays, isShown: boolean): AdminData<Dashboard> =>
  useRead(['dashboard', days], () => readDashboard(days), { refetchMs: isShown ? REFRESH_MS : null });
