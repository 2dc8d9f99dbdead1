import { setImmediate } from 'node:timers/promises';
import { Router } from '@koa/router';
import { CATALOGUE_CALLS } from '#domain/contract/recipes';
import { type Category, matchesCategory } from '#domain/reference/category';
import { serve } from '../../http/serve.ts';
import { recipeIdOf, withoutQuery } from '../../http/validate.ts';
import { notFound } from '../../lib/errors.ts';
import { workQueue } from '../../lib/work-queue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Snapshot } from './snapshot.ts';

/** More words than a recipe's name has; each additional one costs another search. */
const WORDS_AT_MOST = 8;

const listOf = (snapshot: Snapshot, ids: readonly number[]) =>
  `[${ids.map((id) => snapshot.packedRecipe(id)).join(',')}]`;

/** Recipes of a category, by id, as JSON. */
function recipesOf(snapshot: Snapshot, category: Category = 'all'): string {
  const found = snapshot.recipes.filter((recipe) => matchesCategory(recipe.category, category));
  return listOf(
    snapshot,
    found.map(({ id }) => id),
  );
}

/** Recipes of a category that match every word of a search, best first, as JSON. */
function recipesMatching(snapshot: Snapshot, search: string, category: Category = 'all'): string {
  const words = search.trim().split(/\s+/).slice(0, WORDS_AT_MOST).join(' ');
  const found = snapshot.search(words).filter((id) => {
    const recipe = snapshot.recipe(id);
    return recipe !== undefined && matchesCategory(recipe.category, category);
  });
  return listOf(snapshot, found);
}

const SEARCHES_WAITING = 40;

/** Read access to the catalogue. */
export function recipeRoutes(catalogue: Catalogue): Router {
  const router = new Router();
  const inTurn = workQueue(1, SEARCHES_WAITING);

  serve(router, CATALOGUE_CALLS.listRecipes, async (ctx, { query: { category, search = '' } }) => {
    if (search.trim() !== '') {
      // A search blocks the event loop for some milliseconds: one at a time, with other work in between.
      ctx.body = await inTurn(async () => {
        await setImmediate();
        return recipesMatching(await catalogue.snapshot(), search, category);
      });
      ctx.type = 'application/json';
      return undefined;
    }
    const url = category === undefined ? '/api/recipes' : `/api/recipes?category=${category}`;
    await catalogue.sendJson(ctx, url, (snapshot) => recipesOf(snapshot, category));
    return undefined;
  });

  serve(router, CATALOGUE_CALLS.getRecipe, async (ctx, { params }, next) => {
    const id = recipeIdOf(params.id);
    // Not a recipe, but possibly another call's address, with another method.
    if (id === null) {
      await next();
      return undefined;
    }
    withoutQuery(ctx);
    const recipe = (await catalogue.snapshot()).apiRecipe(id);
    if (recipe === undefined) throw notFound('There is no such recipe.');
    await catalogue.sendJson(ctx, `/api/recipes/${recipe.id}`, (snapshot) => snapshot.apiRecipe(recipe.id), {
      versionOf: (snapshot) => snapshot.versionOf(recipe.id),
    });
    return undefined;
  });

  return router;
}
