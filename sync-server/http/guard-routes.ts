import type { Router } from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import type { Call } from '#domain/contract/call';
import { CALLS } from '#domain/contract/registry';
import { ApiError, ownerOnly } from '../lib/errors.ts';
import type { AuditLog } from '../storage/audit-log.ts';
import { lateWork } from './long-answers.ts';
import { actNoteOf, notesOf } from './request-notes.ts';
import { callOf } from './serve.ts';
import { nameOf } from './sessions.ts';

/** Admin calls that aren't GET but change nothing, with the reason. */
export const WITHOUT_ENTRY: Readonly<Record<string, string>> = {
  beginPasskey: 'It only offers a challenge.',
  previewErasure: 'It only looks.',
  previewIssue: 'It only lays out a letter.',
};

/** Acts without a session, recorded by their routes or by `npm run admin`. */
const WITHOUT_SESSION = ['login', 'acceptInvitation', 'resetAccount'];

const isRecorded = ({ id, method, needsSession }: Call) =>
  needsSession === true && method !== 'get' && !(id in WITHOUT_ENTRY);

/** Names of all acts in the audit log, in alphabetical order. */
export const ACT_NAMES: readonly string[] = [
  ...CALLS.filter(isRecorded).map(({ id }) => id),
  ...WITHOUT_SESSION,
].sort();

/** The server refused an act without having touched anything; a mail may have left all the same. */
const changedNothing = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.code !== 'outcome-unknown';

/** Records an act before it is done, so it leaves an entry even if its process dies. */
async function recorded(ctx: Context, next: Next, act: string, auditLog: AuditLog): Promise<void> {
  const who = nameOf(ctx);
  const { requestId } = notesOf(ctx);
  const entry = await auditLog.begin({ who, act, requestId, ...actNoteOf(ctx) });
  try {
    await next();
  } catch (error) {
    if (changedNothing(error)) await auditLog.withdraw(entry);
    throw error;
  }
  const complete = () => auditLog.complete(entry, actNoteOf(ctx));
  const late = lateWork(ctx);
  if (late === undefined) return await complete();
  // Slow work notes its act when it ends; if it fails, the outcome stays unknown.
  void late.then(complete).catch(() => {});
}

function guard(call: Call, requireSession: Middleware, auditLog: AuditLog): Middleware {
  return async (ctx, next) => {
    const go = async () => {
      if (call.ownerOnly && ctx.state['role'] !== 'owner') throw ownerOnly();
      if (isRecorded(call)) await recorded(ctx, next, call.id, auditLog);
      else await next();
    };
    // Already signed in if the path is an admin path.
    if (ctx.state['username'] === undefined) await requireSession(ctx, go);
    else await go();
  };
}

/**
 * Puts the call's guards before each route: session, owner, audit log entry. A route can't
 * forget them, and no spelling of a path bypasses them.
 */
export function guardRoutes(
  routers: readonly Router[],
  { requireSession, auditLog }: { requireSession: Middleware; auditLog: AuditLog },
): void {
  for (const { stack } of routers) {
    for (const layer of stack) {
      const call = callOf(layer);
      if (call?.needsSession)
        layer.stack.unshift(guard(call, requireSession, auditLog) as (typeof layer.stack)[0]);
    }
  }
}
