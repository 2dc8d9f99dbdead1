import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { beginNotes, type RequestNotes } from '../../http/request-notes.ts';
import { isMinor, routeLabel } from '../../http/route-label.ts';
import { createOutageLog } from '../../lib/outage-log.ts';
import type { Metrics } from './metrics.ts';

type Options = { logger: Logger; metrics: Metrics | null; trustProxy: number };

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'];

/** Callers can invent methods, so all unusual ones share a label. */
const methodOf = ({ method }: Context) => (METHODS.includes(method) ? method : 'other');

type Log = { logger: Logger; sayOutage: (problem: unknown) => boolean };

function log({ logger, sayOutage }: Log, route: string, notes: RequestNotes, line: object): void {
  if (notes.failure !== undefined && !sayOutage(notes.failure))
    logger.error({ ...line, err: notes.failure }, 'request');
  else if (notes.refusal === undefined && isMinor(route)) logger.debug(line, 'request');
  else logger.info(line, 'request');
}

/**
 * Gives each request its id, and reports its end to the log and the metrics. Of what a caller sent, they contain only the
 * route pattern: no address, query, header or body.
 */
export function observeRequests({ logger, metrics, trustProxy }: Options): Middleware {
  const sayOutage = createOutageLog(logger);
  return (ctx, next) => {
    const notes = beginNotes(ctx, trustProxy);
    const { requestId } = notes;
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const ms = performance.now() - startedAt;
      const method = methodOf(ctx);
      const route = routeLabel(ctx.path);
      const status = ctx.res.writableFinished ? ctx.res.statusCode : null;
      const { refusal } = notes;
      const isReplayed = ctx.res.hasHeader(REPLAYED_HEADER);
      metrics?.observeRequest({ method, route, status, ms, isReplayed, ...(refusal && { refusal }) });
      const outcome = { status, ms: Math.round(ms * 10) / 10, ...(refusal && { refusal }) };
      log({ logger, sayOutage }, route, notes, { requestId, method, route, ...outcome });
    });
    return next();
  };
}
