import { setImmediate } from 'node:timers/promises';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { ApiError, invalid, unsupportedMediaType } from '../lib/errors.ts';
import { isSafeText, parseJson, requireJsonType } from '../lib/parse-json.ts';
import { workQueue } from '../lib/work-queue.ts';
import { hasBody, readBody } from './read-body.ts';

type Issue = z.core.$ZodIssue;

const LONG_BODY_BYTES = 16 * 1024;
const LONG_BODIES_WAITING = 200;
const inTurn = workQueue(1, LONG_BODIES_WAITING);

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function sentence(issue: Issue, input: unknown): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ').slice(0, 100)}.`;
  const isGeneric = issue.message === 'Invalid input';
  if (issue.code === 'invalid_type' && isGeneric) {
    const value = valueAt(input, issue.path);
    if (value === undefined) return 'Required';
    const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    return `Expected ${issue.expected}, received ${received}`;
  }
  return isGeneric ? 'This value is not allowed.' : issue.message;
}

function check<S extends z.ZodMiniType>(schema: S, input: unknown): z.infer<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0] as Issue;
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const field = path.map(String).join('.').slice(0, 100);
  throw invalid(sentence(issue, input), field === '' ? undefined : field);
}

/**
 * A request's body, checked by its schema.
 * @param limitBytes 64 KB by default
 * @param maxArray values per list, 100 by default
 * @throws {ApiError} 415 unless it is JSON in UTF-8, 413 over the limit, 400 naming the first invalid field
 */
export async function parseBody<S extends z.ZodMiniType>(
  ctx: Context,
  schema: S,
  limitBytes?: number,
  maxArray?: number,
): Promise<z.infer<S>> {
  requireJsonType(ctx.get('Content-Type'));
  const body = await readBody(ctx.req, limitBytes);
  // Long bodies are parsed one at a time, with other work in between.
  if (body.length < LONG_BODY_BYTES) return check(schema, parseJson(body, maxArray));
  return await inTurn(async () => {
    await setImmediate();
    return check(schema, parseJson(body, maxArray));
  });
}

/**
 * A request's body as a file.
 * @throws {ApiError} 415 unless it has this media type, 413 over the limit
 */
export async function readFile(ctx: Context, mediaType: string, limitBytes: number): Promise<Buffer> {
  const [type = ''] = ctx.get('Content-Type').split(';');
  if (type.trim().toLowerCase() === mediaType) return await readBody(ctx.req, limitBytes);
  throw unsupportedMediaType(`Please send the file with the header Content-Type: ${mediaType}.`);
}

/**
 * A request's query, checked by its schema: scalars only, so a repeated key is an error.
 * @throws {ApiError} 400 naming the key
 */
export function parseQuery<S extends z.ZodMiniType>(ctx: Context, schema: S): z.infer<S> {
  const query: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(ctx.querystring)) {
    if (key in query) throw invalid(`${key.slice(0, 40)} may be given only once.`, key.slice(0, 40));
    if (!isSafeText(value) || value.includes('\uFFFD'))
      throw invalid('The query contains broken characters.');
    query[key] = value;
  }
  return check(schema, { ...query });
}

/** The idempotency key: a UUID, or undefined without one. */
export function idempotencyKey(ctx: Context): string | undefined {
  const header = ctx.req.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = uuidOf(header);
  if (key === null) throw new ApiError(400, 'malformed-key', 'The Idempotency-Key must be a UUID.');
  return key;
}

/** A UUID in lower case, as it is stored; null for anything else. */
export function uuidOf(given: unknown): string | null {
  const parsed = z.uuid().safeParse(given);
  return parsed.success ? parsed.data.toLowerCase() : null;
}

/**
 * A number in a path in its canonical form: no sign, no leading zero. Anything else is an unknown address, so the
 * caller answers 404.
 */
export function recipeIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

const emptySchema = z.strictObject({});

/** For calls without a query: 400 if there is one. */
export function withoutQuery(ctx: Context): void {
  if (ctx.querystring !== '') parseQuery(ctx, emptySchema);
}

/** For writes without a body: a body that is sent anyway must be an empty JSON object. */
export async function noBody(ctx: Context): Promise<void> {
  if (hasBody(ctx.req)) await parseBody(ctx, emptySchema);
}
