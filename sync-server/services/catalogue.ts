import type { Context } from 'koa';
import type { Answers } from './answers.ts';
import { compressedAnswer, type PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import type { Snapshot } from './snapshot.ts';
import type { SnapshotCache } from './snapshot-cache.ts';

/** The public rows and everything that is answered from them alone. */
export type Catalogue = {
  snapshot(): Promise<Snapshot>;
  /** After a write of this process. */
  invalidate(): void;
  /** A finished answer for the address as the client wrote it; neither waits nor asks the store. */
  ready(url: string): PreparedAnswer | undefined;
  /** Answers with JSON made of the snapshot, kept under the address. */
  sendJson(ctx: Context, url: string, make: (snapshot: Snapshot) => unknown): Promise<void>;
  /** Answers with anything made of the snapshot, kept under the address. */
  send(ctx: Context, url: string, make: (snapshot: Snapshot) => Promise<PreparedAnswer>): Promise<void>;
};

/** Hands the request over to a prepared answer: Koa writes nothing more. */
export function respond(ctx: Context, answer: PreparedAnswer): void {
  ctx.respond = false;
  sendPrepared(ctx.req, ctx.res, answer);
}

/** @param headers that every answer carries */
export function createCatalogue(
  cache: SnapshotCache,
  answers: Answers,
  headers: Record<string, string>,
): Catalogue {
  const send: Catalogue['send'] = async (ctx, url, make) => {
    const snapshot = await cache.get();
    respond(ctx, await answers.prepare(url, snapshot, () => make(snapshot)));
  };
  return {
    snapshot: () => cache.get(),
    invalidate: () => cache.invalidate(),
    ready(url) {
      const snapshot = cache.fresh();
      return snapshot === null ? undefined : answers.ready(url, snapshot);
    },
    send,
    sendJson: (ctx, url, make) =>
      send(ctx, url, async (snapshot) =>
        compressedAnswer({
          type: 'application/json; charset=utf-8',
          cacheControl: 'no-cache',
          headers,
          body: Buffer.from(JSON.stringify(make(snapshot))),
        }),
      ),
  };
}
