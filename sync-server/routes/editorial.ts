import { Router } from '@koa/router';
import * as z from 'zod/mini';
import {
  publishedQuerySchema,
  recipeActBodySchema,
  recipePhotoBodySchema,
  reviewActBodySchema,
  reviewsQuerySchema,
} from '#domain/contract/editorial';
import { notFound } from '../lib/errors.ts';
import { ifVersion } from '../middleware/if-version.ts';
import { parseBody, parseQuery, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { KeptPictures } from '../services/kept-pictures.ts';
import { requirePublishable } from '../services/require-publishable.ts';
import { reviewState } from '../storage/editorial/published.ts';
import { photoChanges, recipeChanges } from '../storage/editorial/recipe-changes.ts';
import { reviewChanges } from '../storage/editorial/review-changes.ts';
import { recipePhotoOwner } from '../storage/photos.ts';
import type { Store } from '../storage/store/store.ts';
import { answerOfAct, noteResult } from './act-answers.ts';
import { RECIPE_BODY_BYTES } from './submissions.ts';

type EditorialDeps = { store: Store; catalogue: Catalogue; pictures: KeptPictures; clock: () => number };

/** Routes to withdraw, edit and restore published content, behind the session check. */
export function editorialRoutes({ store, catalogue, pictures, clock }: EditorialDeps): Router {
  const router = new Router({ prefix: '/api/admin' });
  const now = () => new Date(clock()).toISOString();

  router.get('/published-reviews', async (ctx) => {
    const query = parseQuery(ctx, reviewsQuerySchema);
    const snapshot = await catalogue.snapshot();
    const titleOf = (id: number) => snapshot.recipe(id)?.title ?? null;
    ctx.body = await store.published.reviews(query, titleOf);
  });

  router.get('/published-recipes', async (ctx) => {
    ctx.body = await store.published.recipes(parseQuery(ctx, publishedQuerySchema));
  });

  router.get('/published-recipes/:id', async (ctx) => {
    withoutQuery(ctx);
    const id = recipeIdOf(ctx.params['id']);
    const found = id === null ? null : await store.published.recipe(id);
    if (found === null) throw notFound('There is no such recipe.');
    ctx.body = found;
  });

  router.post('/reviews/:id/acts', async (ctx) => {
    withoutQuery(ctx);
    const version = ifVersion(ctx);
    const body = await parseBody(ctx, reviewActBodySchema);
    const id = z.uuid().safeParse(ctx.params['id']);
    if (!id.success) throw notFound('There is no such review.');
    const actor = { by: String(ctx.state['username']), at: now() };
    const result = await store.acts.perform({
      kind: 'review',
      id: id.data.toLowerCase(),
      act: body.act,
      by: actor.by,
      reason: body.reason ?? null,
      ifVersion: version,
      changesOf: (review) => reviewChanges(review, body, actor),
    });
    catalogue.invalidate();
    noteResult(ctx, { act: body.act, kind: 'review' }, result);
    ctx.body = answerOfAct(result, reviewState);
  });

  router.post('/recipes/:id/acts', async (ctx) => {
    withoutQuery(ctx);
    const version = ifVersion(ctx);
    const given = await parseBody(ctx, recipeActBodySchema, RECIPE_BODY_BYTES);
    const id = recipeIdOf(ctx.params['id']);
    if (id === null) throw notFound('There is no such recipe.');
    if (given.act === 'edit') requirePublishable(given.recipe);
    const copy = await pictures.copyOf(id, given.act === 'edit' ? given.recipe.imageUrl : null);
    const body =
      given.act === 'edit' ? { ...given, recipe: { ...given.recipe, imageUrl: copy.imageUrl } } : given;
    const at = now();
    const result = await store.acts.performOnRecipe({
      kind: 'recipe',
      id,
      act: body.act,
      by: String(ctx.state['username']),
      reason: body.reason ?? null,
      ifVersion: version,
      changesOf: (recipe) => recipeChanges(recipe, body, at),
    });
    catalogue.invalidate();
    await copy.settle(result.outcome === 'done');
    noteResult(ctx, { act: body.act, kind: 'recipe' }, result);
    ctx.body = answerOfAct(result, (status) => (status === 'withdrawn' ? 'withdrawn' : 'published'));
  });

  router.patch('/recipe/:id/photo', async (ctx) => {
    withoutQuery(ctx);
    const version = ifVersion(ctx);
    const { imageUrl } = await parseBody(ctx, recipePhotoBodySchema);
    const id = recipeIdOf(ctx.params['id']);
    if (id === null) throw notFound('There is no such recipe.');
    const copy = await pictures.copyOf(id, imageUrl);
    const at = now();
    const result = await store.acts.performOnRecipe({
      kind: 'recipe',
      id,
      act: 'photo',
      by: String(ctx.state['username']),
      reason: null,
      ifVersion: version,
      changesOf: (recipe) => photoChanges(recipe, copy.imageUrl, at),
    });
    catalogue.invalidate();
    noteResult(ctx, { act: 'photo', kind: 'recipe' }, result);
    // Nobody can see an earlier upload any more.
    if (result.outcome === 'done' && copy.imageUrl === imageUrl)
      await store.photos.eraseOf(recipePhotoOwner(id));
    await copy.settle(result.outcome === 'done');
    ctx.body = answerOfAct(result, (status) => (status === 'withdrawn' ? 'withdrawn' : 'published'));
  });

  router.get('/audit', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await store.acts.list();
  });

  return router;
}
