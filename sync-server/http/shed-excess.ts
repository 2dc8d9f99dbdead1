import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { unavailable } from '../lib/errors.ts';
import { problemOf } from './problems.ts';
import { hasBody } from './read-body.ts';
import { notesOf } from './request-notes.ts';

/** Concurrent writes. More of them do not raise the throughput, so further ones would only wait. */
const MOST_IN_WORK = 64;
/** Spreads the retries of clients refused together; the device adds jitter of its own. */
const RETRY_SECONDS = { least: 2, spread: 6 };
/** A body up to this size is read and discarded, which costs less than a new connection. */
const DISCARDED_BYTES = 64 * 1024;
const LOG_EVERY_MS = 10_000;

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Admin calls, and those that wait for a mail server, a thread or a decoder: their waiting is no sign of overload. */
const WITH_OWN_QUEUE =
  /^\/api\/(?:admin\/|ai\/|recipes\/(?:(?:analyse|read-page)\/?$|\d+\/share\/|\d+\/ratings\/[\w-]+\/photo\/?$))/i;

type Options = { logger: Logger; headers: Record<string, string>; clock: () => number; most?: number };

/** A connection is reusable only if the unread body is short. */
function closes(ctx: Context): boolean {
  if (!hasBody(ctx.req)) return false;
  return (
    ctx.req.headers['transfer-encoding'] !== undefined || Number(ctx.get('Content-Length')) > DISCARDED_BYTES
  );
}

/**
 * Load shedding: refuses writes beyond the limit with 503 before any other work, so that admitted ones stay fast. A
 * sender whose body has not arrived does not count: slow ones must not exclude others.
 */
export function shedExcess({ logger, headers, clock, most = MOST_IN_WORK }: Options): Middleware {
  let inWork = 0;
  let shed = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function logShed(): void {
    shed += 1;
    if (clock() - loggedAt < LOG_EVERY_MS) return;
    logger.warn({ shed, inWork }, 'too many concurrent writes');
    loggedAt = clock();
    shed = 0;
  }

  function refuse(ctx: Context): void {
    const notes = notesOf(ctx);
    notes.refusal = 'shed';
    const { requestId } = notes;
    const error = unavailable();
    const body = JSON.stringify(problemOf(error, requestId));
    ctx.respond = false;
    ctx.res.writeHead(error.status, {
      ...headers,
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_SECONDS.least + Math.floor(Math.random() * (RETRY_SECONDS.spread + 1))),
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      ...(closes(ctx) && { Connection: 'close' }),
    });
    ctx.res.end(body);
    logShed();
  }

  return async (ctx, next) => {
    if (READS.includes(ctx.method) || WITH_OWN_QUEUE.test(ctx.path)) return await next();
    if (inWork >= most) return refuse(ctx);
    let isCounted = false;
    const count = () => {
      isCounted = true;
      inWork += 1;
    };
    if (hasBody(ctx.req)) ctx.req.once('end', count);
    else count();
    try {
      await next();
    } finally {
      ctx.req.off('end', count);
      if (isCounted) inWork -= 1;
    }
  };
}
