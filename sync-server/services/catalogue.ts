import type { Context } from 'koa';
import type { Answers, PrepareOptions, VersionOf } from './answers.ts';
import { compressedAnswer, type PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import type { Snapshot } from './snapshot.ts';
import type { SnapshotCache } from './snapshot-cache.ts';

type JsonOptions = {
  versionOf?: VersionOf;
  /** Of Brotli: 5 where none is given, 1 for what is seldom asked for twice. */
  quality?: number;
  /** A line in which the making waits; what is made already waits for nobody. */
  inTurn?: <Made>(make: () => Promise<Made>) => Promise<Made>;
};

/** The public rows and everything that is answered from them alone. */
export type Catalogue = {
  snapshot(): Promise<Snapshot>;
  /** After a write of this process. */
  invalidate(): void;
  /** A finished answer for the address as the client wrote it; neither waits nor asks the store. */
  ready(url: string): PreparedAnswer | undefined;
  /** Answers with JSON made of the snapshot, kept under the address; a text is JSON already. */
  sendJson(
    ctx: Context,
    url: string,
    make: (snapshot: Snapshot) => unknown,
    options?: JsonOptions,
  ): Promise<void>;
  /** Answers with anything made of the snapshot, kept under the address while `versionOf` says the same. */
  send(
    ctx: Context,
    url: string,
    make: (snapshot: Snapshot) => Promise<PreparedAnswer>,
    options?: PrepareOptions,
  ): Promise<void>;
};

/** Hands the request over to a prepared answer: Koa writes nothing more. */
export function respond(ctx: Context, answer: PreparedAnswer): void {
  ctx.respond = false;
  sendPrepared(ctx.req, ctx.res, answer);
}

const atOnce: NonNullable<JsonOptions['inTurn']> = (make) => make();

/** @param headers that every answer carries */
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
