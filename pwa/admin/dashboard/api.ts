import {
  type Dashboard,
  type DashboardDays,
  dashboardSchema,
  type VisitorStats,
  visitorStatsSchema,
} from '#domain/contract/dashboard';
import { read } from '../calls/api.ts';

/** Visits, revenue and content of the last so many days. */
export function readDashboard(days: DashboardDays): Promise<Dashboard> {
  return read(dashboardSchema, `/api/admin/dashboard?days=${days}`);
}

/** Counted visits and their countries. */
export function readVisitorStats(): Promise<VisitorStats> {
  return read(visitorStatsSchema, '/api/admin/visitor-stats');
}
