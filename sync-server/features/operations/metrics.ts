import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CALLS } from '#domain/contract/registry';
import { SERVICE_CALLS } from '#domain/contract/service';
import { REPLAYED_HEADER } from '#domain/sync/exchange';
import { beginNotes, type RefusalKind, type RequestNotes } from '../../http/request-notes.ts';
import { isMinor, routeLabel } from '../../http/route-label.ts';
import { serve } from '../../http/serve.ts';
import { withoutQuery } from '../../http/validate.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import { createOutageLog } from '../../lib/logger.ts';
import type { CommandObserver } from '../../storage/store/observed-database.ts';
import { MAIL_OUTCOMES, type MailOutcome } from '../mail/mailer.ts';

/** '2xx' … '5xx'; 'cut-off' if the connection ended before the answer did. */
function statusClass(status: number | null): string {
  return status === null ? 'cut-off' : `${Math.floor(status / 100)}xx`;
}

const PULLS: Record<number, string> = { 200: 'page', 304: 'not-modified', 410: 'gone' };

/** The outcome of a device's pull. */
function pullOutcome(status: number | null): string {
  if (status === null) return 'cut-off';
  return PULLS[status] ?? (status >= 500 ? 'failed' : 'refused');
}

/** The outcome of a pushed item: accepted, accepted before, or the error code. */
function pushOutcome(status: number | null, refusal: RefusalKind | undefined, isReplayed: boolean): string {
  if (status === null) return 'cut-off';
  return refusal ?? (isReplayed ? 'repeated' : 'taken');
}

type RequestEnd = {
  method: string;
  route: string;
  /** Null if the connection ended before the answer did. */
  status: number | null;
  ms: number;
  refusal?: RefusalKind;
  isReplayed: boolean;
};

type Sources = {
  /** Waiting jobs by queue. */
  waiting(): Record<string, number>;
  mailsWaiting(): Promise<number>;
  /** Shared households and their records. */
  households(): Promise<{ households: number; records: number }>;
  /** Devices that follow their household. */
  watchers(): number;
};

export type Metrics = {
  observeRequest(end: RequestEnd): void;
  /** A request that never reached the app. */
  observeEarly(status: number): void;
  observeCommand: CommandObserver;
  observeMail(outcome: MailOutcome): void;
  observeBackup(isMade: boolean): void;
  /** Sources of figures that are read on request. */
  readFrom(sources: Sources): void;
  /** In the text format of Prometheus. */
  text(): Promise<{ type: string; text: string }>;
};

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PULL = '/api/sync';
const PUSHES = new Map(CALLS.filter(({ isIdempotent }) => isIdempotent).map(({ path, id }) => [path, id]));

/** Counts what the server does. All labels come from fixed lists, so callers can't add any. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `bowlful_${name}`, help, labelNames, registers });
  const seconds = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `bowlful_${name}`, help, labelNames, buckets: SECONDS, registers });
  const gauge = (name: string, help: string, labelNames: string[], collect: (self: Gauge) => unknown) =>
    new Gauge({
      name: `bowlful_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        await collect(this);
      },
    });

  const requests = counter('requests_total', 'Requests by route and class of status.', [
    'method',
    'route',
    'status',
  ]);
  const early = counter('early_refusals_total', 'Requests refused before the app saw them.', ['status']);
  const durations = seconds('request_seconds', 'Duration of requests.', ['route', 'status']);
  const refusals = counter('refusals_total', 'Refused requests by kind.', ['kind']);
  const pulls = counter('pulls_total', 'Pulls of the catalogue by devices.', ['outcome']);
  const pushes = counter('pushes_total', 'Items that devices pushed.', ['call', 'outcome']);
  const commands = counter('storage_commands_total', 'Commands to the database.', ['command', 'outcome']);
  const waits = seconds('storage_command_seconds', 'Duration of commands to the database.', ['command']);
  const mails = counter('mails_total', 'Attempts to send a mail.', ['outcome']);
  const backups = counter('backups_total', 'Backups on schedule.', ['outcome']);
  // Prometheus sees an increase only from a value that it has read before, so the first failure must come after a zero.
  for (const outcome of ['made', 'failed']) backups.inc({ outcome }, 0);
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);

  return {
    observeRequest({ method, route, status, ms, refusal, isReplayed }) {
      const of = { route, status: statusClass(status) };
      requests.inc({ method, ...of });
      durations.observe(of, ms / 1000);
      if (refusal !== undefined) refusals.inc({ kind: refusal });
      if (route === PULL) pulls.inc({ outcome: pullOutcome(status) });
      const call = method === 'GET' || method === 'HEAD' ? undefined : PUSHES.get(route);
      if (call !== undefined) pushes.inc({ call, outcome: pushOutcome(status, refusal, isReplayed) });
    },
    observeEarly: (status) => early.inc({ status: String(status) }),
    observeCommand(command, outcome, ms) {
      commands.inc({ command, outcome });
      waits.observe({ command }, ms / 1000);
    },
    observeMail: (outcome) => mails.inc({ outcome }),
    observeBackup: (isMade) => backups.inc({ outcome: isMade ? 'made' : 'failed' }),
    readFrom({ waiting, mailsWaiting, households, watchers }) {
      gauge('background_waiting', 'Jobs that wait in line.', ['line'], (self) => {
        for (const [line, jobs] of Object.entries(waiting())) self.set({ line }, jobs);
      });
      gauge('mails_waiting', 'Mails that wait to be sent; absent while the database is away.', [], (self) =>
        mailsWaiting().then(
          (count) => self.set(count),
          () => self.remove(),
        ),
      );
      gauge(
        'households',
        'Shared households and their records; absent while the database is away.',
        ['of'],
        (self) =>
          households().then(
            (counts) => {
              for (const [of, count] of Object.entries(counts)) self.set({ of }, count);
            },
            () => self.reset(),
          ),
      );
      gauge('household_watchers', 'Devices that follow their household.', [], (self) => self.set(watchers()));
    },
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Metrics for Prometheus; 404 without a configured token. */
export function metricsRoutes(metrics: Metrics | null, token: string | undefined): Router {
  const router = new Router();
  const expected = digest(`Bearer ${token}`);

  serve(router, SERVICE_CALLS.metrics, async (ctx) => {
    if (metrics === null || token === undefined) throw notFound();
    ctx.set('Cache-Control', 'no-store');
    if (!timingSafeEqual(digest(ctx.get('Authorization')), expected)) {
      throw new ApiError(401, 'unauthorised', 'This address requires a token.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
    withoutQuery(ctx);
    const { type, text } = await metrics.text();
    ctx.type = type;
    ctx.body = text;
  });

  return router;
}

type Options = { logger: Logger; metrics: Metrics | null; trustProxy: number };

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

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
