import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import type { DashboardDays } from '#domain/contract/dashboard';
import { request } from '../calls/api.ts';

/** Visits, revenue and content of the last so many days. */
export const readDashboard = (days: DashboardDays) =>
  request(DASHBOARD_CALLS.getDashboard, { query: { days } });

/** Counted visits and their countries. */
export const readVisitorStats = () => request(DASHBOARD_CALLS.getVisitorStats, {});
