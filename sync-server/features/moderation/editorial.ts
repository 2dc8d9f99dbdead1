import { Router } from '@koa/router';
import { EDITORIAL_CALLS } from '#domain/contract/editorial';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { recipeIdOf, uuidOf } from '../../http/validate.ts';
import { notFound } from '../../lib/errors.ts';
import { recipeState, reviewState } from '../../storage/editorial/published.ts';
import { photoChanges, recipeChanges } from '../../storage/editorial/recipe-changes.ts';
import { reviewChanges } from '../../storage/editorial/review-changes.ts';
import { recipePhotoOwner } from '../../storage/photos.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { KeptPictures } from '../photos/kept-pictures.ts';
import { answerOfAct } from './act-answers.ts';
import { requirePublishable } from './require-publishable.ts';

type EditorialDeps = { store: Store; catalogue: Catalogue; pictures: KeptPictures; clock: () => number };

/** Routes to withdraw, edit and restore published content, behind the session check. */
export function editorialRoutes({ store, catalogue, pictures, clock }: EditorialDeps): Router {
  const router = new Router();
  const now = () => new Date(clock()).toISOString();

  serve(router, EDITORIAL_CALLS.listPublishedReviews, async (_, { query }) => {
    const snapshot = await catalogue.snapshot();
    const titleOf = (id: number) => snapshot.recipe(id)?.title ?? null;
    return await store.published.reviews(query, titleOf);
  });

  serve(router, EDITORIAL_CALLS.listPublishedRecipes, (_, { query }) => store.published.recipes(query));

  serve(router, EDITORIAL_CALLS.getPublishedRecipe, async (_, { params }) => {
    const id = recipeIdOf(params.id);
    const found = id === null ? null : await store.published.recipe(id);
    if (found === null) throw notFound('There is no such recipe.');
    return found;
  });

  serve(router, EDITORIAL_CALLS.actOnReview, async (ctx, { params, body, version }) => {
    const id = uuidOf(params.id);
    if (id === null) throw notFound('There is no such review.');
    const actor = { by: nameOf(ctx), at: now() };
    const result = await store.acts.perform({
      kind: 'review',
      id,
      act: body.act,
      by: actor.by,
      reason: body.reason ?? null,
      ifVersion: version,
      changesOf: (review) => reviewChanges(review, body, actor),
    });
    catalogue.invalidate();
    return answerOfAct(ctx, { act: body.act, kind: 'review' }, result, reviewState);
  });

  serve(router, EDITORIAL_CALLS.actOnRecipe, async (ctx, { params, body: given, version }) => {
    const id = recipeIdOf(params.id);
    if (id === null) throw notFound('There is no such recipe.');
    if (given.act === 'edit') requirePublishable(given.recipe);
    const copy = await pictures.copyOf(id, given.act === 'edit' ? given.recipe.imageUrl : null);
    const body =
      given.act === 'edit' ? { ...given, recipe: { ...given.recipe, imageUrl: copy.imageUrl } } : given;
    const at = now();
    const result = await store.acts.perform({
      kind: 'recipe',
      id,
      act: body.act,
      by: nameOf(ctx),
      reason: body.reason ?? null,
      ifVersion: version,
      changesOf: (recipe) => recipeChanges(recipe, body, at),
    });
    catalogue.invalidate();
    await copy.settle(result.outcome === 'done');
    return answerOfAct(ctx, { act: body.act, kind: 'recipe' }, result, recipeState);
  });

  serve(router, EDITORIAL_CALLS.setRecipePhoto, async (ctx, { params, body: { imageUrl }, version }) => {
    const id = recipeIdOf(params.id);
    if (id === null) throw notFound('There is no such recipe.');
    const copy = await pictures.copyOf(id, imageUrl);
    const at = now();
    const result = await store.acts.perform({
      kind: 'recipe',
      id,
      act: 'photo',
      by: nameOf(ctx),
      reason: null,
      ifVersion: version,
      changesOf: (recipe) => photoChanges(recipe, copy.imageUrl, at),
    });
    catalogue.invalidate();
    // No one can see an earlier upload any more.
    if (result.outcome === 'done' && copy.imageUrl === imageUrl)
      await store.photos.eraseOf(recipePhotoOwner(id));
    await copy.settle(result.outcome === 'done');
    return answerOfAct(ctx, { act: 'photo', kind: 'recipe' }, result, recipeState);
  });

  serve(router, EDITORIAL_CALLS.listAudit, () => store.acts.list());

  return router;
}
