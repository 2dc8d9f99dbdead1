import { Router } from '@koa/router';
import { EDITORIAL_CALLS } from '#domain/contract/editorial';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { readBody } from '../../http/read-body.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { recipeIdOf } from '../../http/validate.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { recipeState } from '../../storage/editorial/published.ts';
import { photoChanges } from '../../storage/editorial/recipe-changes.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { KeptPictures } from '../photos/kept-pictures.ts';
import { redrawnPhoto, requirePhotoType } from '../photos/review-photo.ts';
import { answerOfAct } from './act-answers.ts';

type RecipePhotoDeps = { store: Store; catalogue: Catalogue; pictures: KeptPictures; clock: () => number };

/** Recipe photos uploaded by an administrator: re-encoded, stored and served by this site. */
export function recipePhotoRoutes({ store, catalogue, pictures, clock }: RecipePhotoDeps): Router {
  const router = new Router();

  serve(router, EDITORIAL_CALLS.uploadRecipePhoto, async (ctx, { params, version }) => {
    const type = requirePhotoType(ctx.get('Content-Type'));
    const id = recipeIdOf(params.id);
    if (id === null) throw notFound('There is no such recipe.');
    const sent = await readBody(ctx.req, PHOTO_MAX_BYTES);
    if (sent.length === 0) throw invalid('The photo is empty.');
    const photo = await pictures.store(id, await redrawnPhoto(sent, type));
    const at = new Date(clock()).toISOString();
    const result = await store.acts.perform({
      kind: 'recipe',
      id,
      act: 'photo',
      by: nameOf(ctx),
      reason: null,
      ifVersion: version,
      changesOf: (recipe) => photoChanges(recipe, photo.imageUrl, at),
    });
    catalogue.invalidate();
    await photo.settle(result.outcome === 'done');
    return answerOfAct(ctx, { act: 'photo', kind: 'recipe' }, result, recipeState);
  });

  return router;
}
