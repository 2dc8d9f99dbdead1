import { existsSync } from 'node:fs';
import { Router } from '@koa/router';
import type { SocialShape } from '#domain/catalogue/recipe-picture';
import { type PreparedAnswer, preparedAnswer } from '../../http/prepared-answer.ts';
import { recipeIdOf } from '../../http/validate.ts';
import { BoundedCache } from '../../lib/bounded-cache.ts';
import { notFound, unavailable } from '../../lib/errors.ts';
import { type Catalogue, respond } from '../catalogue/catalogue.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Background } from '../jobs/background.ts';

/** Enough for a few hundred recipes in three shapes; beyond that, the most recently requested. */
const KEPT_BYTES = 80 * 1024 * 1024;

export type SocialImages = {
  /** Null if there is no such recipe. */
  ofRecipe(recipeId: number, shape: SocialShape, snapshot: Snapshot): Promise<PreparedAnswer | null>;
  ofSite(): Promise<PreparedAnswer>;
};

/**
 * Draws each picture in the background on first request and caches it until the recipe changes.
 * @param fontPath the display face from the build; without it there are no pictures
 */
export function createSocialImages(
  fontPath: string,
  headers: Record<string, string>,
  background: Pick<Background, 'drawRecipe' | 'drawSite'>,
): SocialImages {
  const drawing = new Map<string, Promise<PreparedAnswer>>();
  const kept = new BoundedCache<PreparedAnswer>(KEPT_BYTES, ({ variants }) => variants.identity.body.length);

  async function drawn(key: string, image: () => Promise<Uint8Array>): Promise<PreparedAnswer> {
    if (!existsSync(fontPath)) throw unavailable(60);
    const bytes = await image();
    const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const answer = preparedAnswer({
      type: 'image/png',
      cacheControl: 'public, max-age=86400',
      headers,
      body,
    });
    kept.set(key, answer);
    return answer;
  }

  /** Once for concurrent requests. */
  async function draw(key: string, image: () => Promise<Uint8Array>): Promise<PreparedAnswer> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const promise = drawing.get(key) ?? drawn(key, image).finally(() => drawing.delete(key));
    drawing.set(key, promise);
    return await promise;
  }

  return {
    async ofRecipe(recipeId, shape, snapshot) {
      const recipe = snapshot.recipe(recipeId);
      if (recipe === undefined) return null;
      const key = `${recipeId}:${shape}:${snapshot.revisionOf(recipeId)}`;
      return await draw(key, () => background.drawRecipe({ recipe, shape }));
    },
    ofSite: () => draw('site', () => background.drawSite()),
  };
}

/** Pictures for social networks and search engines; their addresses come from `#domain/catalogue/recipe-picture`. */
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
