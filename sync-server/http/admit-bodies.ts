import type { Context, Middleware } from 'koa';
import { HOUSEHOLD_MAX_BYTES } from '#domain/contract/household-records';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { unavailable } from '../lib/errors.ts';
import { hasBody } from './read-body.ts';

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
/** Longest body except photos and a household's records: a submitted recipe. */
const WORDS_MAX_BYTES = 256 * 1024;
/** Two concurrent photos per household, eight in total. */
const PHOTO_BOUNDS = { totalBytes: 8 * PHOTO_MAX_BYTES, bytesPerAddress: 2 * PHOTO_MAX_BYTES };
const WORDS_BOUNDS = { totalBytes: 32 * MB, bytesPerAddress: 2 * MB };

const PHOTO_PATH = /^\/api\/(?:recipes\/\d+\/ratings\/[\w-]+|admin\/recipe\/\d+)\/photo$/i;

const HOUSEHOLD_PATH = /^\/api\/households\/[\w-]+\/records$/i;

function mostBytes({ path }: Context): number {
  if (PHOTO_PATH.test(path)) return PHOTO_MAX_BYTES;
  return HOUSEHOLD_PATH.test(path) ? HOUSEHOLD_MAX_BYTES : WORDS_MAX_BYTES;
}

/** The body's declared length, else the limit for its kind; bytes beyond that are never held. */
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
