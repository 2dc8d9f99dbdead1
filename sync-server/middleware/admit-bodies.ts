import type { Context, Middleware } from 'koa';
import { PHOTO_MAX_BYTES } from '#domain/contract/photos';
import { createBodyBudget } from '../services/body-budget.ts';
import { hasBody } from './read-body.ts';

const MB = 1024 * 1024;
/** The longest body but for photos: a recipe that is sent in. */
const WORDS_MAX_BYTES = 256 * 1024;
/** Two photos of a household at once, and eight of everybody. */
const PHOTO_BOUNDS = { totalBytes: 8 * PHOTO_MAX_BYTES, bytesPerAddress: 2 * PHOTO_MAX_BYTES };
const WORDS_BOUNDS = { totalBytes: 32 * MB, bytesPerAddress: 2 * MB };

const PHOTO_PATH = /^\/api\/recipes\/\d+\/ratings\/[\w-]+\/photo$/i;

/** What the body may come to be: what it says, or the most where it does not say; what is longer is never kept. */
function expectedBytes(ctx: Context, most: number): number {
  const declared = ctx.req.headers['content-length'];
  return declared === undefined ? most : Math.min(Number(declared), most);
}

/**
 * Lets only so many bytes of bodies be under way, photos and words apart, and refuses further ones before they are read:
 * senders that are slow, or many, must not fill the memory.
 */
export function admitBodies(): Middleware {
  const photos = createBodyBudget(PHOTO_BOUNDS);
  const words = createBodyBudget(WORDS_BOUNDS);
  return async (ctx, next) => {
    if (!hasBody(ctx.req)) return await next();
    const isPhoto = PHOTO_PATH.test(ctx.path);
    const bytes = expectedBytes(ctx, isPhoto ? PHOTO_MAX_BYTES : WORDS_MAX_BYTES);
    let release: () => void;
    try {
      release = (isPhoto ? photos : words).hold(ctx.ip, bytes);
    } catch (error) {
      // The body is not read, so the connection cannot be used again.
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
