import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import { request } from '../calls/api.ts';

/** The links to shops, with the last look at each. */
export const readLinkStatus = () => request(DASHBOARD_CALLS.getLinkStatus, {});

/** Has every link looked at, in the background. */
export const checkLinks = () => request(DASHBOARD_CALLS.checkLinks, {});
