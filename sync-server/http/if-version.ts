import type { Context } from 'koa';
import { ApiError, invalid } from '../lib/errors.ts';

const STALE = 'This has changed since you opened it. Please review the current version.';

/**
 * The version that the caller saw; undefined without one.
 * @throws {ApiError} 400 unless `If-Match` is absent, `*` or `"{version}"`
 */
export function ifVersion(ctx: Context): number | undefined {
  const header = ctx.req.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^"(0|[1-9]\d{0,8})"$/.exec(header) ?? [];
  if (version === undefined) throw invalid('If-Match must be the version in quotation marks.');
  return Number(version);
}

/** For a change based on an outdated version. */
export const staleVersion = () => new ApiError(412, 'precondition-failed', STALE);
