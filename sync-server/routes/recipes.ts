import { Router } from '@koa/router';
import { recipesQuerySchema } from '#domain/contract/recipes';
import { notFound } from '../errors.ts';
import { parseQuery, recipeIdOf, withoutQuery } from '../middleware/validate.ts';
import type { Catalogue } from '../services/catalogue.ts';
import { recipesMatching, recipesOf } from '../services/recipe-list.ts';

/** The catalogue to read. */
export function recipeRoutes(catalogue: Catalogue): Router {
  const router = new Router({ prefix: '/api/recipes' });

  router.get('/', async (ctx) => {
    const { category, search = '' } = parseQuery(ctx, recipesQuerySchema);
    if (search.trim() !== '') {
      ctx.body = recipesMatching(await catalogue.snapshot(), search, category);
      return;
    }
    const url = category === undefined ? '/api/recipes' : `/api/recipes?category=${category}`;
    await catalogue.sendJson(ctx, url, (snapshot) => recipesOf(snapshot, category));
  });

  router.get('/:id', async (ctx, next) => {
    const id = recipeIdOf(ctx.params['id']);
    // No recipe has this address, but another call may, with another method.
    if (id === null) return next();
    withoutQuery(ctx);
    const recipe = (await catalogue.snapshot()).apiRecipe(id);
    if (recipe === undefined) throw notFound('There is no such recipe.');
    await catalogue.sendJson(ctx, `/api/recipes/${recipe.id}`, (snapshot) => snapshot.apiRecipe(recipe.id));
  });

  return router;
}
