import { Router } from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import {
  type ActAnswer,
  publishedQuerySchema,
  recipeActBodySchema,
  reviewActBodySchema,
} from '#domain/contract/editorial';
import { ApiError, invalid, notFound } from '../errors.ts';
import { parseBody, parseQuery, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { requirePublishable } from '../services/require-publishable.ts';
import type { ActResult, Versioned } from '../storage/editorial/editorial-acts.ts';
import { recipeChanges } from '../storage/editorial/recipe-changes.ts';
import { reviewChanges } from '../storage/editorial/review-changes.ts';
import type { Store } from '../storage/store.ts';
import { RECIPE_BODY_BYTES } from './submissions.ts';

const STALE = 'This has changed since you opened it. Please look at it as it stands now.';

/** @throws {ApiError} 400 unless it is absent or `"{version}"` */
function ifVersion(ctx: Context): number | undefined {
  const header = ctx.req.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, version] = /^"(0|[1-9]\d{0,8})"$/.exec(header) ?? [];
  if (version === undefined) throw invalid('If-Match must be the version in quotation marks.');
  return Number(version);
}

function answerOf<T extends Versioned & { status: string }>(result: ActResult<T>): ActAnswer {
  if (!('document' in result)) {
    if (result.outcome === 'missing') throw notFound('There is nothing of the kind that was published.');
    throw new ApiError(412, 'precondition-failed', STALE);
  }
  const { _id, version = 0, status } = result.document;
  return { id: String(_id), version, status: status === 'withdrawn' ? 'withdrawn' : 'published' };
}

type EditorialDeps = { store: Store; catalogue: Catalogue; clock: () => number };

/** Routes to withdraw, edit and restore published content, behind the session check. */
export function editorialRoutes({ store, catalogue, clock }: EditorialDeps): Router {
  const router = new Router({ prefix: '/api/admin' });
  const now = () => new Date(clock()).toISOString();

  router.get('/published-reviews', async (ctx) => {
    const query = parseQuery(ctx, publishedQuerySchema);
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
    const at = now();
    const result = await store.acts.perform({
      kind: 'review',
      id: id.data.toLowerCase(),
      act: body.act,
      by: String(ctx.state['username']),
      reason: body.reason ?? null,
      ifVersion: version,
      changesOf: (review) => reviewChanges(review, body, at),
    });
    catalogue.invalidate();
    ctx.body = answerOf(result);
  });

  router.post('/recipes/:id/acts', async (ctx) => {
    withoutQuery(ctx);
    const version = ifVersion(ctx);
    const body = await parseBody(ctx, recipeActBodySchema, RECIPE_BODY_BYTES);
    const id = recipeIdOf(ctx.params['id']);
    if (id === null) throw notFound('There is no such recipe.');
    if (body.act === 'edit') requirePublishable(body.recipe);
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
    ctx.body = answerOf(result);
  });

  router.get('/audit', async (ctx) => {
    withoutQuery(ctx);
    ctx.body = await store.acts.list();
  });

  return router;
}
