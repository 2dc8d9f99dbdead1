import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { ProblemCode } from '#domain/sync/exchange';

/** 'shed': a write over the concurrency limit, refused before any other work. */
export type RefusalKind = ProblemCode | 'shed';

/** What the log and metrics say about a request, apart from its route, status and duration. */
export type RequestNotes = {
  readonly requestId: string;
  refusal?: RefusalKind;
  /** Cause of an internal error. */
  failure?: unknown;
};

const WELL_FORMED = /^[\w-]{8,64}$/;

/** The request id: generated, or given by a trusted proxy. */
function requestIdOf(given: string | string[] | undefined, trustProxy: number): string {
  return trustProxy > 0 && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Called once for each request, before anything answers it. */
export function beginNotes(ctx: Context, trustProxy: number): RequestNotes {
  const notes: RequestNotes = { requestId: requestIdOf(ctx.req.headers['x-request-id'], trustProxy) };
  ctx.state['notes'] = notes;
  return notes;
}

export function notesOf(ctx: Context): RequestNotes {
  return (ctx.state['notes'] as RequestNotes | undefined) ?? beginNotes(ctx, 0);
}
