import type { Context, Middleware } from 'koa';
import type { Problem, ProblemCode } from '#domain/sync/exchange';
import { ApiError, diskFull, invalid, isOutage, notFound, unavailable } from '../lib/errors.ts';
import { StorageFull } from '../lib/storage-error.ts';
import { notesOf } from './request-notes.ts';

const TITLES: Record<ProblemCode, string> = {
  invalid: 'Invalid request',
  'malformed-json': 'Malformed JSON',
  'malformed-key': 'Malformed key',
  unauthorised: 'Not signed in',
  forbidden: 'Not allowed',
  'forbidden-origin': 'Foreign origin',
  'owner-only': 'For the owner only',
  'code-required': 'Code required',
  'not-found': 'Not found',
  'method-not-allowed': 'Method not allowed',
  'not-acceptable': 'Not acceptable',
  'request-timeout': 'Request timeout',
  'key-in-flight': 'Key in flight',
  conflict: 'Conflict',
  'precondition-failed': 'Changed meanwhile',
  'cursor-gone': 'Cursor gone',
  'household-full': 'Household full',
  'too-large': 'Body too large',
  'unsupported-media-type': 'Unsupported media type',
  'outcome-unknown': 'Outcome unknown',
  'key-reused': 'Key used for another body',
  'client-too-old': 'Client too old',
  'links-off': 'Links not read',
  'page-unreachable': 'Page unreachable',
  'page-refused': 'Page refused',
  'page-unreadable': 'Page unreadable',
  'page-without-recipe': 'Page without recipe',
  'too-many-requests': 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Service unavailable',
};

/** Public form of an error; an unexpected one is a bare 500. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageFull) return diskFull(error);
  if (isOutage(error)) return unavailable();
  // A path with an invalid %-escape cannot be decoded.
  if (error instanceof URIError) return invalid('The address contains a broken escape.');
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 400) return invalid('The request is malformed.');
  return new ApiError(500, 'internal', 'Something went wrong on our side. Please try again later.');
}

/** Body of an error's answer. */
export function problemOf({ status, code, message, field, decided }: ApiError, requestId: string): Problem {
  return {
    type: `urn:bowlful:problem:${code}`,
    title: TITLES[code],
    status,
    code,
    detail: message,
    ...(field !== undefined && { field }),
    ...(decided !== undefined && { decided }),
    requestId,
  };
}

function answer(ctx: Context, error: ApiError, requestId: string): void {
  ctx.status = error.status;
  ctx.set(error.headers);
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'application/problem+json';
  ctx.body = JSON.stringify(problemOf(error, requestId));
}

/** Names the request's id and turns errors from below into `application/problem+json`. */
export function answerProblems(): Middleware {
  return async (ctx, next) => {
    const notes = notesOf(ctx);
    const { requestId } = notes;
    ctx.set('X-Request-Id', requestId);
    try {
      await next();
      if (ctx.respond !== false && ctx.status === 404 && ctx.body == null) throw notFound();
    } catch (error) {
      if (ctx.req.destroyed && !ctx.req.complete) {
        // The caller disconnected while sending: there is no recipient.
        ctx.respond = false;
        return;
      }
      const known = asApiError(error);
      notes.refusal = known.code;
      // Logged with the request: neither bodies nor cookies are part of it.
      if (known.status >= 500 && error !== known) notes.failure = error;
      answer(ctx, known, requestId);
    }
  };
}
