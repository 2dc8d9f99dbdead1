import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import { EDITORIAL_CALLS } from '#domain/contract/calls/editorial';
import { PHOTO_MAX_BYTES, photoPath } from '#domain/review/photos';
import { readBody } from '../../http/read-body.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { recipeIdOf } from '../../http/validate.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recipeState } from '../../storage/editorial/published.ts';
import { photoChanges } from '../../storage/editorial/recipe-changes.ts';
import { recipePhotoOwner } from '../../storage/photos.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { redrawnPhoto, requirePhotoType } from '../photos/review-photo.ts';
import { answerOfAct } from './act-answers.ts';

type RecipePhotoDeps = { store: Store; catalogue: Catalogue; publicOrigin: string; clock: () => number };

/** Recipe photos uploaded by an administrator: re-encoded, stored and served by this site. */
export function recipePhotoRoutes({ store, catalogue, publicOrigin, clock }: RecipePhotoDeps): Router {
  const router = new Router();

  serve(router, EDITORIAL_CALLS.uploadRecipePhoto, async (ctx, { params, version }) => {
    const type = requirePhotoType(ctx.get('Content-Type'));
    const id = recipeIdOf(params.id);
    if (id === null) throw notFound('There is no such recipe.');
    const sent = await readBody(ctx.req, PHOTO_MAX_BYTES);
    if (sent.length === 0) throw invalid('The photo is empty.');
    const bytes = await redrawnPhoto(sent, type);
    const key = randomUUID();
    const reviewId = recipePhotoOwner(id);
    // Stored first, so no device learns of a URL that doesn't exist yet.
    await store.photos.insert({ key, reviewId, mediaType: 'image/jpeg', bytes }, key);
    const result = await store.acts.perform({
      kind: 'recipe',
      id,
      act: 'photo',
      by: nameOf(ctx),
      reason: null,
      ifVersion: version,
      changesOf: (recipe) =>
        photoChanges(recipe, publicOrigin + photoPath(key), new Date(clock()).toISOString()),
    });
    catalogue.invalidate();
    if (result.outcome !== 'done') await store.photos.discard(key);
    const answer = answerOfAct(ctx, { act: 'photo', kind: 'recipe' }, result, recipeState);
    await store.photos.markAttached(key);
    await store.photos.eraseOf(reviewId, key);
    return answer;
  });

  return router;
}
