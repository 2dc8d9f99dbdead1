import { acknowledgementSchema } from '#domain/sync/acknowledgement';
import { contentOf, type Exchange, isServerError, problemOf } from '#domain/sync/exchange';
import { retryAfterMs } from '#domain/sync/retry-after';
import { type Delivery, FIRST_VERSION_ARRIVED, LOCAL_PROBLEMS } from './delivery.ts';

/** Only these statuses, and only in our own error shape, mean that the item itself is invalid. */
const REFUSING = new Set([400, 404, 410, 413, 415, 422]);

/**
 * Outcome of an exchange for the item `id`. Only a 200 or 201 that was not redirected, is JSON in the shape of an
 * acknowledgement and names the item acknowledges it: a portal's page or a bare 200 proves nothing.
 * @param now the device's clock, milliseconds since 1970
 */
export function classifyExchange(exchange: Exchange, id: string, now: number): Delivery {
  if (exchange.kind === 'unreachable') return local(exchange.why, exchange, now);
  if (contentOf(acknowledgementSchema, exchange)?.id === id) return { kind: 'acknowledged' };

  const problem = problemOf(exchange);
  if (problem !== null && (REFUSING.has(exchange.status) || problem.code === 'forbidden')) {
    const detail = problem.code === 'key-reused' ? FIRST_VERSION_ARRIVED : problem.detail;
    return { kind: 'refused', problem: { code: problem.code, detail } };
  }
  if (problem !== null) return transient(problem, exchange, now);
  if (exchange.status === 429 || exchange.status === 503) return local('pause', exchange, now);
  return local(isServerError(exchange) ? 'server' : 'portal', exchange, now);
}

function local(code: keyof typeof LOCAL_PROBLEMS, exchange: Exchange, now: number): Delivery {
  return transient({ code, detail: LOCAL_PROBLEMS[code] }, exchange, now);
}

function transient(problem: { code: string; detail: string }, exchange: Exchange, now: number): Delivery {
  const answered = exchange.kind === 'answer';
  return {
    kind: 'transient',
    problem: { code: problem.code, detail: problem.detail },
    retryAfterMs: answered ? retryAfterMs(exchange.retryAfter, exchange.date, now) : null,
    serverError: answered && exchange.status >= 500,
  };
}
