import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { SocialShape } from '#domain/recipe/social-image';
import { unavailable } from '../errors.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type PreparedAnswer, preparedAnswer } from './prepared-answer.ts';
import type { Snapshot } from './snapshot.ts';
import { siteImage, socialImage } from './social-image.ts';
import { workQueue } from './work-queue.ts';

/** A quarter of a megabyte each. */
const IMAGES_KEPT = 64;

export type SocialImages = {
  /** Null where there is no such recipe. */
  ofRecipe(recipeId: number, shape: SocialShape, snapshot: Snapshot): Promise<PreparedAnswer | null>;
  ofSite(): Promise<PreparedAnswer>;
};

/**
 * Draws each picture when it is first asked for and keeps it until the recipe changes. Drawing holds the event loop
 * for some 50 ms, so there is one at a time, and others get their turn in between.
 * @param fontPath the display face as the build leaves it; without it the pictures are not available
 */
export function createSocialImages(fontPath: string, headers: Record<string, string>): SocialImages {
  const inTurn = workQueue(1, 20);
  const kept = new BoundedCache<Promise<PreparedAnswer>>(IMAGES_KEPT);

  function draw(key: string, image: () => Buffer): Promise<PreparedAnswer> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const promise = inTurn(async () => {
      if (!existsSync(fontPath)) throw unavailable(60);
      await setImmediate();
      return preparedAnswer({
        type: 'image/png',
        cacheControl: 'public, max-age=86400',
        headers,
        body: image(),
      });
    });
    kept.set(key, promise);
    promise.catch(() => kept.delete(key));
    return promise;
  }

  return {
    async ofRecipe(recipeId, shape, snapshot) {
      const recipe = snapshot.recipe(recipeId);
      if (recipe === undefined) return null;
      const key = `${recipeId}:${shape}:${snapshot.revisionOf(recipeId)}`;
      return await draw(key, () => socialImage(recipe, fontPath, shape));
    },
    ofSite: () => draw('site', () => siteImage(fontPath)),
  };
}
