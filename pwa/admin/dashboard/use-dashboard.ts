import { useCallback, useEffect } from 'react';
import type { Dashboard, DashboardDays } from '#domain/contract/dashboard';
import { showToast } from '../../platform/state/toast-store.ts';
import { AdminError } from '../calls/admin-error.ts';
import { type AdminData, useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import { readDashboard } from './api.ts';

export const REFRESH_MS = 300_000;

type DashboardInputs = { days: DashboardDays; isShown: boolean; onSignedOut: () => void };

/** Dashboard of a period, refreshed every five minutes; a failure shows a toast and keeps the last figures. */
export function useDashboard({ days, isShown, onSignedOut }: DashboardInputs): AdminData<Dashboard> {
  const readDays = useCallback(async () => {
    try {
      return await readDashboard(days);
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
  }, [days]);
  const data = useAdminData(readDays, onSignedOut);
  const { reload } = data;
  useReloadWhenShown(isShown, reload);
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => void reload(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isShown, reload]);
  return data;
}
