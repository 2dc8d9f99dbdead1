import type { IncomingMessage } from 'node:http';
import { PROTOCOL_HEADER } from '#domain/sync/exchange';

/** The oldest supported client version; newer ones and callers without a version are always supported. */
const OLDEST_PROTOCOL = 1;
/** Node lowercases header names. */
const HEADER = PROTOCOL_HEADER.toLowerCase();

/** True for a client whose protocol version is no longer supported. */
export function isTooOld(req: IncomingMessage): boolean {
  const version = req.headers[HEADER];
  return typeof version === 'string' && /^\d{1,9}$/.test(version) && Number(version) < OLDEST_PROTOCOL;
}
