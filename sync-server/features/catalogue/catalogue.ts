import type { Context, Middleware } from 'koa';
import { isTooOld } from '../../http/api-guard.ts';
import { compressedAnswer, type PreparedAnswer, sendPrepared } from '../../http/prepared-answer.ts';
import { notesOf } from '../../http/request-notes.ts';
import type { Answers, PrepareOptions, VersionOf } from './answers.ts';
import type { Snapshot, SnapshotCache } from './snapshot.ts';

type JsonOptions = {
  versionOf?: VersionOf;
  /** Brotli quality: 5 by default, 1 for answers that are rarely requested twice. */
  quality?: number;
  /** Queue for computing the answer; a cached one does not wait in it. */
  inTurn?: <Made>(make: () => Promise<Made>) => Promise<Made>;
};

/** The public rows and all answers computed from them. */
export type Catalogue = {
  snapshot(): Promise<Snapshot>;
  /** Invalidates the snapshot after a write of this process. */
  invalidate(): void;
  /**
   * Reads the snapshot anew, for a caller who knows of later changes.
   * @throws if the store can't be reached
   */
  reread(): Promise<Snapshot>;
  /** A finished answer for the address as the client wrote it; neither waits nor asks the store. */
  ready(url: string): PreparedAnswer | undefined;
  /** Answers with JSON computed from the snapshot and cached by address; a string is sent as it is. */
  sendJson(
    ctx: Context,
    url: string,
    make: (snapshot: Snapshot) => unknown,
    options?: JsonOptions,
  ): Promise<void>;
  /** Answers with content computed from the snapshot, cached by address while `versionOf` is unchanged. */
  send(
    ctx: Context,
    url: string,
    make: (snapshot: Snapshot) => Promise<PreparedAnswer>,
    options?: PrepareOptions,
  ): Promise<void>;
};

/** Sends a prepared answer; Koa writes nothing more. */
export function respond(ctx: Context, answer: PreparedAnswer): void {
  ctx.respond = false;
  sendPrepared(ctx.req, ctx.res, answer, notesOf(ctx).requestId);
}

const atOnce: NonNullable<JsonOptions['inTurn']> = (make) => make();

/** @param headers of every answer */
export function createCatalogue(
  cache: SnapshotCache,
  answers: Answers,
  headers: Record<string, string>,
): Catalogue {
  const send: Catalogue['send'] = async (ctx, url, make, options) => {
    const snapshot = await cache.get();
    respond(ctx, await answers.prepare(url, snapshot, () => make(snapshot), options));
  };
  return {
    snapshot: () => cache.get(),
    invalidate: () => cache.invalidate(),
    reread: () => cache.reread(),
    ready(url) {
      const snapshot = cache.fresh();
      return snapshot === null ? undefined : answers.ready(url, snapshot);
    },
    send,
    sendJson: (ctx, url, make, { versionOf, quality, inTurn = atOnce } = {}) =>
      send(
        ctx,
        url,
        (snapshot) =>
          inTurn(async () => {
            const made = make(snapshot);
            const text = typeof made === 'string' ? made : JSON.stringify(made);
            const type = 'application/json; charset=utf-8';
            const source = { type, cacheControl: 'no-cache', headers, body: Buffer.from(text) };
            return await compressedAnswer(source, quality);
          }),
        { versionOf },
      ),
  };
}

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
