import { Router } from '@koa/router';
import type { SocialShape } from '#domain/catalogue/recipe-picture';
import { recipeIdOf } from '../../http/validate.ts';
import { notFound } from '../../lib/errors.ts';
import { type Catalogue, respond } from '../catalogue/catalogue.ts';
import type { SocialImages } from './social-images.ts';

/** Pictures for social networks and search engines; their addresses come from `#domain/catalogue/social-image`. */
export function socialRoutes(catalogue: Catalogue, images: SocialImages): Router {
  const router = new Router({ prefix: '/social' });

  router.get('/site.png', async (ctx) => respond(ctx, await images.ofSite()));

  router.get('/recipe-:picture.png', async (ctx) => {
    const [, number, shape = 'wide'] = /^(\d+)(?:-(4x3|1x1))?$/.exec(ctx.params['picture'] ?? '') ?? [];
    const id = recipeIdOf(number);
    const snapshot = await catalogue.snapshot();
    const image = id === null ? null : await images.ofRecipe(id, shape as SocialShape, snapshot);
    if (image === null) throw notFound('There is no such picture.');
    respond(ctx, image);
  });

  return router;
}
