import { randomUUID, subtle } from 'node:crypto';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import { INTAKE_CALLS } from '#domain/contract/intake';
import { VISITOR_CALLS } from '#domain/contract/visitor';
import { PHOTO_MAX_BYTES, photoPath } from '#domain/review/photos';
import { readBody } from '../../http/read-body.ts';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { recipeIdOf, uuidOf, withoutQuery } from '../../http/validate.ts';
import type { Visitors } from '../../http/visitors.ts';
import { BoundedCache } from '../../lib/bounded-cache.ts';
import { ApiError, decidedBefore, invalid, notFound } from '../../lib/errors.ts';
import { type Photo, recipeOfOwner } from '../../storage/photos.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { requireAuthor } from '../reviews/reviews.ts';
import { acknowledge } from '../sync/accept-item.ts';
import { redrawnPhoto, requirePhotoType } from './review-photo.ts';

type PhotoDeps = { store: Store; catalogue: Catalogue; visitors: Visitors };

const alreadyHasPhoto = () => new ApiError(422, 'invalid', 'This review already has a photo.');

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const SHOWN_KEPT_BYTES = 16 * 1024 * 1024;
const PHOTO_POLICY = "default-src 'none'; sandbox";

function sendPhoto(ctx: Context, photo: Photo, cacheControl: string): void {
  // A picture opened directly is a document: it must not run or load anything.
  ctx.set({ 'Cache-Control': cacheControl, 'Content-Security-Policy': PHOTO_POLICY });
  ctx.type = photo.mediaType;
  // Revalidated each time, so that a withdrawn photo disappears; its bytes never change.
  ctx.etag = photo.key;
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.body = photo.bytes;
}

/** Photos of reviews (uploaded after them, moderated separately, public once approved) and of recipes. */
export function photoRoutes({ store, catalogue, visitors }: PhotoDeps): Router {
  const router = new Router();
  const { photos, reviews } = store;

  const shown = new BoundedCache<Photo>(SHOWN_KEPT_BYTES, ({ bytes }) => bytes.length);

  /** The bytes never change, so they are cached; visibility is checked each time. */
  async function shownPhoto(key: string | undefined): Promise<Photo> {
    const known = shown.get(key ?? '');
    if (known !== undefined) return known;
    const photo = await photoOf(key);
    shown.set(photo.key, photo);
    return photo;
  }

  async function isShown({ key, reviewId }: Photo): Promise<boolean> {
    const path = photoPath(key);
    const recipeId = recipeOfOwner(reviewId);
    if (recipeId !== null) {
      const recipe = (await catalogue.snapshot()).recipe(recipeId);
      return recipe?.imageUrl?.endsWith(path) === true;
    }
    const review = await reviews.find(reviewId);
    return review?.status === 'approved' && review.imageStatus === 'approved' && review.imageUrl === path;
  }

  async function photoOf(text: string | undefined): Promise<Photo> {
    const photo = text !== undefined && KEY.test(text) ? await photos.find(text) : null;
    if (photo === null) throw notFound('There is no such photo.');
    return photo;
  }

  serve(router, VISITOR_CALLS.putPhoto, async (ctx, { params, key = randomUUID() }) => {
    const type = requirePhotoType(ctx.get('Content-Type'));
    const recipeId = recipeIdOf(params.id);
    const reviewId = uuidOf(params.reviewId);
    const review = reviewId === null ? null : await reviews.find(reviewId);
    if (review === null || review.recipeId !== recipeId) throw notFound('There is no such review.');
    requireAuthor(ctx, review);
    const isFree = review.imageUrl === null || review.imageStatus === 'rejected';
    if (!isFree && review.imageUrl !== photoPath(key) && !(await photos.isAttached(key)))
      throw alreadyHasPhoto();
    // Counted before the body is read; a repeat does not use up the quota of new ones.
    const isRepeat = (await photos.find(key)) !== null;
    await (isRepeat ? visitors.limit(ctx, 'photo-repeat') : visitors.limit(ctx, 'photo'));
    const sent = await readBody(ctx.req, PHOTO_MAX_BYTES);
    if (sent.length === 0) throw invalid('The photo is empty.');
    // In another thread, because hashing 5 MB would block the event loop.
    const digest = await subtle.digest('SHA-256', sent);
    const bodyHash = Buffer.from(digest).toString('base64url');
    // A photo that is already stored is not decoded again.
    const bytes = isRepeat ? Buffer.alloc(0) : await redrawnPhoto(sent, type);
    const outcome = await photos.insert(
      { key, reviewId: review.id, mediaType: 'image/jpeg', bytes },
      bodyHash,
    );
    // A repeat of an earlier photo changes nothing, even if another has replaced it since.
    const isKnown = outcome === 'replayed' && (await photos.isAttached(key));
    if (outcome !== 'conflict' && !isKnown) {
      const attached = await reviews.attachPhoto(review.id, photoPath(key));
      catalogue.invalidate();
      if (attached !== 'attached') {
        await photos.discard(key);
        throw attached === 'missing' ? notFound('There is no such review.') : alreadyHasPhoto();
      }
      await photos.markAttached(key);
    }
    return acknowledge(ctx, key, outcome, 'pending');
  });

  router.get('/photos/:key', async (ctx) => {
    withoutQuery(ctx);
    const photo = await shownPhoto(ctx.params['key']);
    if (!(await isShown(photo))) throw notFound('There is no such photo.');
    sendPhoto(ctx, photo, 'public, no-cache');
  });

  serve(router, INTAKE_CALLS.listPendingPhotos, async () => {
    const [pending, snapshot] = await Promise.all([reviews.listPendingPhotos(), catalogue.snapshot()]);
    return pending.map(({ id, imageUrl, userName, comment, recipeId, createdAt }) => {
      const key = (imageUrl ?? '').slice(photoPath('').length);
      const recipeTitle = snapshot.recipe(recipeId)?.title ?? null;
      return { key, reviewId: id, userName, comment, recipeId, recipeTitle, createdAt };
    });
  });

  serve(router, INTAKE_CALLS.getPendingPhoto, async (ctx, { params }) => {
    sendPhoto(ctx, await photoOf(params.key), 'no-store');
  });

  serve(router, INTAKE_CALLS.moderatePhoto, async (ctx, { params, body: { status } }) => {
    const { key, reviewId } = await photoOf(params.key);
    const outcome = await reviews.moderatePhoto(reviewId, photoPath(key), status);
    catalogue.invalidate();
    if (outcome === 'missing') throw notFound('There is no such photo.');
    if (outcome === 'conflict') throw decidedBefore(null);
    noteAct(ctx, { target: `photo:${key}`, before: { status: 'pending' }, after: { status } });
    return { key, status };
  });

  return router;
}
