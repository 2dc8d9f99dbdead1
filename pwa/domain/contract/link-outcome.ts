import { contentOf, type Exchange, problemOf } from '../sync/exchange.ts';
import { retryAfterMs } from '../sync/retry-after.ts';
import { type ReadPageAnswer, readPageAnswerSchema } from './read-page.ts';

/** Outcome of one request to read a link. */
export type LinkOutcome =
  | { kind: 'read'; answer: ReadPageAnswer }
  /** The server refuses for good; `detail` is its sentence. */
  | { kind: 'failed'; detail: string }
  /** To be retried, but not for `afterMs` milliseconds. */
  | { kind: 'waits'; afterMs: number };

/** Refusals of the request itself; a retry would be refused as well. */
const FINAL = [400, 403, 404, 405, 413, 415, 422];
/** Retry delay after an answer that is neither a reading nor a refusal: a busy server, a captive portal. */
const REST_MS = 60_000;

/** @param now the device's clock, milliseconds since 1970 */
export function linkOutcome(exchange: Exchange, now: number): LinkOutcome {
  const answer = contentOf(readPageAnswerSchema, exchange);
  if (answer !== null) return { kind: 'read', answer };
  if (exchange.kind === 'unreachable') return { kind: 'waits', afterMs: 0 };
  const problem = problemOf(exchange);
  if (problem !== null && FINAL.includes(problem.status)) return { kind: 'failed', detail: problem.detail };
  const asked = retryAfterMs(exchange.retryAfter, exchange.date, now);
  return { kind: 'waits', afterMs: Math.max(REST_MS, asked ?? 0) };
}
