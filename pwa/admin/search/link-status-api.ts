import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import { request } from '../calls/api.ts';

/** Has every link looked at, in the background. */
export const checkLinks = () => request(DASHBOARD_CALLS.checkLinks, {});
