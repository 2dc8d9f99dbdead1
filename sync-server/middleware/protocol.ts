import type { IncomingMessage } from 'node:http';

/** The oldest client that is still understood; newer ones and callers without a version always are. */
const OLDEST_PROTOCOL = 1;

/** Whether a client names a version of the protocol that is no longer understood. */
export function isTooOld(req: IncomingMessage): boolean {
  const version = req.headers['x-bowlful-protocol'];
  return typeof version === 'string' && /^\d{1,9}$/.test(version) && Number(version) < OLDEST_PROTOCOL;
}
