import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { ProblemCode } from '#domain/sync/exchange';
import type { ActNote } from '../storage/audit-log.ts';

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

/**
 * Notes an act's target and changes for the audit log: ids, statuses, counts, field names. Nothing
 * that a visitor wrote, so erasure doesn't have to search the log.
 */
export function noteAct(ctx: Context, note: ActNote): void {
  ctx.state['act'] = { ...actNoteOf(ctx), ...note };
}

/** The route's notes on the act; its target is the id in the path by default. */
export function actNoteOf(ctx: Context): ActNote {
  const noted = ctx.state['act'] as ActNote | undefined;
  if (noted !== undefined) return noted;
  const [target] = Object.values((ctx['params'] ?? {}) as Record<string, string>);
  return target === undefined ? {} : { target: target.slice(0, 120) };
}
