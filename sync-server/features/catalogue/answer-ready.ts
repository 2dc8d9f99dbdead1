import type { Middleware } from 'koa';
import type { PreparedAnswer } from '../../http/prepared-answer.ts';
import { isTooOld } from '../../http/protocol.ts';
import { respond } from './catalogue.ts';

/**
 * Fast path: files, pages and catalogue answers that are cached and current are sent before
 * any other middleware.
 */
export function answerReady(ready: (url: string) => PreparedAnswer | undefined): Middleware {
  return (ctx, next) => {
    const { method, url = '/' } = ctx.req;
    const answer = method === 'GET' || method === 'HEAD' ? ready(url) : undefined;
    if (answer === undefined || isTooOld(ctx.req)) return next();
    respond(ctx, answer);
    return Promise.resolve();
  };
}
