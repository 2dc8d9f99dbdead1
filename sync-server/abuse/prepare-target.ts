import { randomUUID } from 'node:crypto';
import { REVIEW_SECRET_HEADER } from '#domain/review/rating-answer';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';
import { call } from '../testing/call.ts';
import { largePhoto } from './large-photo.ts';
import type { Seeded } from './seed.ts';
import type { Target } from './target.ts';

export const ADMINISTRATOR = { username: 'keeper', password: 'correct horse battery staple' };

/** Posts a review with a large photo, signs in and approves both. */
export async function prepareTarget(origin: string, publicOrigin: string, seeded: Seeded): Promise<Target> {
  const recipeIds = BUILTIN_RECIPES.map(({ id }) => id);
  const reviewId = randomUUID();
  const photoKey = randomUUID();
  const photo = await largePhoto();
  const ratings = `${origin}/api/recipes/${recipeIds[0]}/ratings`;
  const photoHeaders = { [REVIEW_SECRET_HEADER]: randomUUID() };
  const sentReview = await call(ratings, {
    method: 'POST',
    headers: { 'Idempotency-Key': reviewId, ...photoHeaders },
    body: { rating: 5, comment: 'Gone in a minute.', userName: 'Ann' },
  });
  const sentPhoto = await call(`${ratings}/${reviewId}/photo`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png', 'Idempotency-Key': photoKey, ...photoHeaders },
    body: photo,
  });
  const signedIn = await call(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { Origin: publicOrigin },
    body: ADMINISTRATOR,
  });
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const asAdministrator = { Cookie: cookie, Origin: publicOrigin };
  const decide = (path: string) =>
    call(origin + path, { method: 'POST', headers: asAdministrator, body: { status: 'approved' } });
  const decided = [
    await decide(`/api/admin/moderate-rating/${reviewId}`),
    await decide(`/api/admin/moderate-photo/${photoKey}`),
  ];
  const statuses = [sentReview, sentPhoto, signedIn, ...decided].map(({ status }) => status);
  if (statuses.join() !== '201,201,200,200,200') throw new Error(`not prepared: ${statuses.join()}`);
  const { epoch, revision, reviewedRecipeId, pendingIds } = seeded;
  return {
    origin,
    publicOrigin,
    recipeIds,
    reviewedRecipeId,
    reviewId,
    photoKey,
    photoHeaders,
    photo,
    epoch,
    revision,
    cookie,
    pendingIds,
  };
}
