import { Router } from '@koa/router';
import type { Context } from 'koa';
import { type ActAnswer, EDITORIAL_CALLS } from '#domain/contract/editorial';
import { PHOTO_MAX_BYTES } from '#domain/review/photos';
import { readBody } from '../../http/read-body.ts';
import { noteAct } from '../../http/request-notes.ts';
import { serve, staleVersion } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { recipeIdOf, uuidOf } from '../../http/validate.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import type { ActResult, Versioned } from '../../storage/editorial/editorial-acts.ts';
import { photoChanges, recipeChanges, reviewChanges } from '../../storage/editorial/editorial-changes.ts';
import { recipeState, reviewState } from '../../storage/editorial/published.ts';
import { recipePhotoOwner } from '../../storage/photos.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { KeptPictures } from '../photos/kept-pictures.ts';
import { redrawnPhoto, requirePhotoType } from '../photos/review-photo.ts';
import { requirePublishable } from './admin-recipes.ts';

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
      changesOf(recipe) {
        // An undone fix, or a rule made since, may have left it unsafe.
        if (body.act === 'restore' && recipe.status === 'withdrawn') requirePublishable(recipe.recipe);
        return recipeChanges(recipe, body, at);
      },
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

/**
 * The answer to an act on published content, which is noted for the audit log; one that changed nothing has no new version.
 * @throws {ApiError} 404 if there is no such thing, 412 if it has changed since it was read
 */
function answerOfAct<T extends Versioned & { status: unknown }>(
  ctx: Context,
  { act, kind }: { act: string; kind: string },
  result: ActResult<T>,
  stateOf: (status: T['status']) => ActAnswer['status'],
): ActAnswer {
  if (!('document' in result)) {
    if (result.outcome === 'missing') throw notFound('There is no such published content.');
    throw staleVersion();
  }
  const { _id, version = 0, status } = result.document;
  noteAct(ctx, {
    target: `${kind}:${_id}`,
    before: { version: result.outcome === 'done' ? version - 1 : version },
    after: { act, version, status: String(status) },
  });
  return { id: String(_id), version, status: stateOf(status) };
}
