import { Router } from '@koa/router';
import { notFound } from '../errors.ts';
import { recipeIdOf } from '../middleware/validate.ts';
import { type Catalogue, respond } from '../services/catalogue.ts';
import type { SocialImages } from '../services/social-images.ts';

/** Pictures for social networks and search engines; `#domain/recipe/social-image` knows their addresses. */
export function socialRoutes(catalogue: Catalogue, images: SocialImages): Router {
  const router = new Router({ prefix: '/social' });

  router.get('/site.png', async (ctx) => respond(ctx, await images.ofSite()));

  router.get('/recipe-:id.png', async (ctx) => {
    const id = recipeIdOf(ctx.params['id']);
    const image = id === null ? null : await images.ofRecipe(id, await catalogue.snapshot());
    if (image === null) throw notFound('There is no such picture.');
    respond(ctx, image);
  });

  return router;
}
