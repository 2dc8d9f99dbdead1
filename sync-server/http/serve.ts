import type { Router } from '@koa/router';
import type { Context, Next } from 'koa';
import type * as z from 'zod/mini';
import type { Call } from '#domain/contract/call';
import { ApiError, invalid } from '../lib/errors.ts';
import { idempotencyKey, noBody, parseBody, parseQuery, withoutQuery } from './validate.ts';

/** A request's input, checked by the call's schemas. Path parameters aren't: an unknown one is a 404. */
type Received<C extends Call> = (C extends { params: infer P }
  ? { params: { [Name in keyof P]: string } }
  : unknown) &
  (C extends { query: infer Q extends z.ZodMiniType } ? { query: z.output<Q> } : unknown) &
  (C extends { body: infer B extends z.ZodMiniType } ? { body: z.output<B> } : unknown) &
  (C extends { isIdempotent: true } ? { key: string | undefined } : unknown) &
  (C extends { takesVersion: true } ? { version: number | undefined } : unknown);

/** The response's content, if it is JSON. */
type Content<C extends Call> = C['answer'] extends { schema: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined;

/** The handler's result: the content, or an explicit undefined if it has written the response itself. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without content just ends
type Given<C extends Call> = Content<C> | undefined | (Content<C> extends undefined ? void : never);

type Handler<C extends Call> = (
  ctx: Context,
  received: Received<C>,
  next: Next,
) => Promise<Given<C>> | Given<C>;

type Layer = Router['stack'][number];
const served = new WeakMap<Layer, Call>();

/** The call that a route serves; undefined if it is not a call, such as a file. */
export const callOf = (layer: Layer): Call | undefined => served.get(layer);

const hasJsonBody = ({ method, fileTypes }: Call) => method !== 'get' && fileTypes === undefined;

/**
 * Serves a contract call with a handler. Query and body are checked before it runs; an unknown key is a 400. The status
 * is the contract's, unless the handler sets another.
 * @param limit checked before the body is read, so a refused one costs nothing
 */
export function serve<C extends Call>(
  router: Router,
  call: C,
  handler: Handler<C>,
  limit?: (ctx: Context) => Promise<void>,
): void {
  const { method, path, query, body, bodyLimits, answer } = call;
  router[method](path.replace(/\{(\w+)\}/g, ':$1'), async (ctx, next) => {
    const received: Record<string, unknown> = { params: ctx.params };
    if (query !== undefined) received['query'] = parseQuery(ctx, query);
    else if (!call.ignoresQuery) withoutQuery(ctx);
    if (call.isIdempotent) received['key'] = idempotencyKey(ctx);
    if (call.takesVersion) received['version'] = ifVersion(ctx);
    await limit?.(ctx);
    if (body !== undefined) {
      received['body'] = await parseBody(ctx, body, bodyLimits?.bytes, bodyLimits?.entries);
    } else if (hasJsonBody(call)) await noBody(ctx);
    // Content alone makes it 200; without any it stays a 404.
    if (answer.status !== 200) ctx.status = answer.status;
    const content = await handler(ctx, received as Received<C>, next);
    if (content !== undefined) ctx.body = content;
  });
  served.set(router.stack.at(-1) as Layer, call);
}

const STALE = 'This has changed since you opened it. Please review the current version.';

/**
 * The version that the caller saw; undefined without one.
 * @throws {ApiError} 400 unless `If-Match` is absent, `*` or `"{version}"`
 */
function ifVersion(ctx: Context): number | undefined {
  const header = ctx.req.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^"(0|[1-9]\d{0,8})"$/.exec(header) ?? [];
  if (version === undefined) throw invalid('If-Match must be the version in quotation marks.');
  return Number(version);
}

/** For a change based on an outdated version. */
export const staleVersion = () => new ApiError(412, 'precondition-failed', STALE);
