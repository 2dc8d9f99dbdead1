import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { ProblemCode } from '#domain/sync/problem';

/** 'shed' is a write beyond what the server takes at once, refused before anything looked at it. */
export type RefusalKind = ProblemCode | 'shed';

/** What the log and the metrics say of a request beside its route, status and duration. */
export type RequestNotes = {
  readonly requestId: string;
  refusal?: RefusalKind;
  /** Cause of an internal error. */
  failure?: unknown;
};

const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id of a request: its own, or the one that a trusted proxy has given it. */
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
