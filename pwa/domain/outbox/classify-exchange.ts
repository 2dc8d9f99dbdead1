import { acknowledgementSchema } from '../contract/acknowledgement.ts';
import { problemSchema } from '../contract/problem.ts';
import { type Delivery, type Exchange, FIRST_VERSION_ARRIVED, LOCAL_PROBLEMS } from './delivery.ts';
import { retryAfterMs } from './retry-after.ts';

type Answer = Extract<Exchange, { kind: 'answer' }>;

/** Only these statuses, and only in our own error shape, mean that the item itself is invalid. */
const REFUSING = new Set([400, 404, 410, 413, 415, 422]);

/**
 * Outcome of an exchange for the item `id`. Only a 200 or 201 that was not redirected, is JSON in the shape of an
 * acknowledgement and names the item acknowledges it: a portal's page or a bare 200 proves nothing.
 * @param now the device's clock, milliseconds since 1970
 */
export function classifyExchange(exchange: Exchange, id: string, now: number): Delivery {
  if (exchange.kind === 'unreachable') return local(exchange.why, exchange, now);
  if (acknowledges(exchange, id)) return { kind: 'acknowledged' };

  const problem = ownProblem(exchange);
  if (problem !== null && (REFUSING.has(exchange.status) || problem.code === 'forbidden')) {
    const detail = problem.code === 'key-reused' ? FIRST_VERSION_ARRIVED : problem.detail;
    return { kind: 'refused', problem: { code: problem.code, detail } };
  }
  if (problem !== null) return transient(problem, exchange, now);
  if (exchange.status === 429 || exchange.status === 503) return local('pause', exchange, now);
  return local(exchange.status >= 500 && exchange.status !== 511 ? 'server' : 'portal', exchange, now);
}

function acknowledges(answer: Answer, id: string): boolean {
  if (answer.status !== 200 && answer.status !== 201) return false;
  if (answer.redirected || mediaType(answer) !== 'application/json') return false;
  const parsed = acknowledgementSchema.safeParse(parseJson(answer.body));
  return parsed.success && parsed.data.id === id;
}

function ownProblem(answer: Answer): { code: string; detail: string } | null {
  if (answer.redirected || mediaType(answer) !== 'application/problem+json') return null;
  const parsed = problemSchema.safeParse(parseJson(answer.body));
  return parsed.success && parsed.data.status === answer.status ? parsed.data : null;
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

function mediaType(answer: Answer): string {
  return (answer.contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
