import { type LinkStatus, linkStatusSchema } from '#domain/contract/link-checks';
import { read } from '../calls/api.ts';

const PATH = '/api/admin/link-checks';

/** The links to shops, with the last look at each. */
export function readLinkStatus(): Promise<LinkStatus> {
  return read(linkStatusSchema, PATH);
}

/** Has every link looked at, in the background. */
export function checkLinks(): Promise<LinkStatus> {
  return read(linkStatusSchema, PATH, { method: 'POST' });
}
