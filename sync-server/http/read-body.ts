import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { HOUSEHOLD_MAX_BYTES } from '#domain/contract/household-records';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { tooLarge, unavailable, unsupportedMediaType } from '../lib/errors.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Bytes of an oversized body that are discarded, so that the client reads the 413 instead of a reset. */
const DRAIN_BYTES = 1024 * 1024;
const DRAIN_MS = 500;

/** True if the request has a body, by its framing. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Discards the rest of the body for a moment at most; holds one chunk at a time. */
function drain(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let swallowed = 0;
    const timer = setTimeout(resolve, DRAIN_MS);
    const finish = () => {
      clearTimeout(timer);
      req.pause();
      resolve();
    };
    req.on('data', (chunk: Buffer) => {
      swallowed += chunk.length;
      if (swallowed > DRAIN_BYTES) finish();
    });
    req.on('end', finish).on('error', finish).on('close', finish);
    req.resume();
  });
}

/** Buffer of a body: allocated once if its length was declared, since photos are large and numerous. */
function partsOf(declaredBytes: number) {
  let whole: Buffer | null = declaredBytes > 0 ? Buffer.allocUnsafeSlow(declaredBytes) : null;
  let chunks: Buffer[] = [];
  const parts = {
    length: 0,
    add(chunk: Buffer): void {
      if (whole === null) chunks.push(chunk);
      else chunk.copy(whole, parts.length);
      parts.length += chunk.length;
    },
    whole: () => whole?.subarray(0, parts.length) ?? Buffer.concat(chunks),
    forget(): void {
      whole = null;
      chunks = [];
    },
  };
  return parts;
}

/**
 * The raw body, at most `limit` bytes.
 * @throws {ApiError} 413 if it is longer, declared or not; 415 if it is compressed
 */
export async function readBody(req: IncomingMessage, limit = BODY_LIMIT_BYTES): Promise<Buffer> {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupportedMediaType('Please send the body without compression.');
  }
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    await drain(req);
    throw tooLarge(limit);
  }
  const parts = partsOf(Number(req.headers['content-length'] ?? 0));
  const complete = await new Promise<boolean>((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      if (parts.length + chunk.length <= limit) parts.add(chunk);
      else resolve(false);
    });
    req.on('end', () => resolve(true));
    req.on('error', reject);
    // An aborted request ends without 'end': there is no recipient left.
    req.on('close', () => reject(new Error('the client closed the connection')));
  });
  if (complete) return parts.whole();
  parts.forget();
  req.removeAllListeners('data');
  await drain(req);
  throw tooLarge(limit);
}

type Bounds = { totalBytes: number; bytesPerAddress: number };

type BodyBudget = {
  /**
   * Reserves bytes for a body before it is read.
   * @returns a function that releases them
   * @throws {ApiError} 503 if too many are in progress, in total or from this address
   */
  hold(address: string, bytes: number): () => void;
};

const RETRY_AFTER_SECONDS = 5;

/** Bounds the memory held by unprocessed bodies. */
function createBodyBudget({ totalBytes, bytesPerAddress }: Bounds): BodyBudget {
  const ofAddress = new Map<string, number>();
  let held = 0;
  return {
    hold(address, bytes) {
      const own = ofAddress.get(address) ?? 0;
      if (held + bytes > totalBytes || own + bytes > bytesPerAddress) throw unavailable(RETRY_AFTER_SECONDS);
      held += bytes;
      ofAddress.set(address, own + bytes);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        held -= bytes;
        const left = (ofAddress.get(address) ?? 0) - bytes;
        if (left > 0) ofAddress.set(address, left);
        else ofAddress.delete(address);
      };
    },
  };
}

const MB = 1024 * 1024;
/** Longest JSON body except a household's records: a submitted recipe. */
const WORDS_MAX_BYTES = 256 * 1024;
/** Two concurrent photos per address, eight in total. */
const PHOTO_BOUNDS = { totalBytes: 8 * PHOTO_MAX_BYTES, bytesPerAddress: 2 * PHOTO_MAX_BYTES };
const WORDS_BOUNDS = { totalBytes: 32 * MB, bytesPerAddress: 2 * MB };

const PHOTO_PATH = /^\/api\/(?:recipes\/\d+\/ratings\/[\w-]+|admin\/recipe\/\d+)\/photo\/?$/i;

const HOUSEHOLD_PATH = /^\/api\/households\/[\w-]+\/records\/?$/i;

function mostBytes({ path }: Context): number {
  if (PHOTO_PATH.test(path)) return PHOTO_MAX_BYTES;
  return HOUSEHOLD_PATH.test(path) ? HOUSEHOLD_MAX_BYTES : WORDS_MAX_BYTES;
}

/** The body's declared length, at most the limit for its kind; only an administrator's revenue report may be longer. */
function expectedBytes(ctx: Context, most: number): number {
  const declared = ctx.req.headers['content-length'];
  return declared === undefined ? most : Math.min(Number(declared), most);
}

/**
 * Bounds the bytes of bodies in progress, separately for photos and JSON, and refuses more before reading: slow or
 * numerous senders must not fill the memory.
 */
export function admitBodies(): Middleware {
  const photos = createBodyBudget(PHOTO_BOUNDS);
  const words = createBodyBudget(WORDS_BOUNDS);
  return async (ctx, next) => {
    if (!hasBody(ctx.req)) return await next();
    const isPhoto = PHOTO_PATH.test(ctx.path);
    const bytes = expectedBytes(ctx, mostBytes(ctx));
    let release: () => void;
    try {
      release = (isPhoto ? photos : words).hold(ctx.ip, bytes);
    } catch (error) {
      // The body stays unread, so the connection cannot be reused.
      ctx.set('Connection', 'close');
      throw error;
    }
    try {
      await next();
    } finally {
      release();
    }
  };
}
