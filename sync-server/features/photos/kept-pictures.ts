import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { isLink } from '#domain/contract/link';
import { PHOTO_TYPES, photoPath } from '#domain/review/photos';
import { photoChanges } from '../../storage/editorial/editorial-changes.ts';
import { recipePhotoOwner } from '../../storage/photos.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { fetchPage, type Outside, type Wanted } from '../import/fetch-page.ts';
import { redrawnPhoto, requirePhotoType } from './review-photo.ts';

const PICTURE: Wanted = {
  accept: PHOTO_TYPES.join(', '),
  isWanted: (type) => PHOTO_TYPES.some((known) => known === type),
};

export type KeptPictures = {
  /**
   * Copies a picture from another site for a recipe: fetched once and stored as an upload. Pages show no external pictures.
   * @returns the copy's URL; the given one if it is ours or can't be fetched
   */
  copyOf(recipeId: number, imageUrl: string | null): Promise<PictureCopy>;
  /** Stores a re-encoded picture as an upload for a recipe. */
  store(recipeId: number, bytes: Buffer): Promise<PictureCopy>;
  /** Replaces a published recipe's external picture with a copy. */
  keepOf(recipeId: number): Promise<void>;
  /** The same for every published recipe that still has one. */
  keepAll(): Promise<void>;
};

type PictureCopy = {
  imageUrl: string | null;
  /** Called once the recipe uses the copy, or never will. */
  settle(isNamed: boolean): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'photos' | 'acts'>;
  catalogue: Pick<Catalogue, 'snapshot' | 'invalidate'>;
  /** Null if the server may not fetch anything. */
  outside: Outside | null;
  publicOrigin: string;
  logger: Logger;
  clock: () => number;
};

export function createKeptPictures(parts: Parts): KeptPictures {
  const { store, catalogue, outside, publicOrigin, logger, clock } = parts;
  const agent = `Bowlful/1 (picture of a recipe; +${publicOrigin})`;
  const isForeign = (url: string | null): url is string =>
    url !== null && isLink(url) && !url.startsWith(publicOrigin + photoPath(''));

  async function fetched(url: string): Promise<Buffer | null> {
    if (outside === null) return null;
    try {
      const { bytes, type } = await fetchPage(url, agent, outside, PICTURE);
      return await redrawnPhoto(Buffer.from(bytes), requirePhotoType(type));
    } catch (error) {
      logger.info(
        { host: new URL(url).hostname, reason: (error as Error).message },
        'picture from another site',
      );
      return null;
    }
  }

  async function upload(recipeId: number, bytes: Buffer): Promise<PictureCopy> {
    const key = randomUUID();
    const reviewId = recipePhotoOwner(recipeId);
    // Stored first, so no device learns of a URL that doesn't exist yet.
    await store.photos.insert({ key, reviewId, mediaType: 'image/jpeg', bytes }, key);
    return {
      imageUrl: publicOrigin + photoPath(key),
      async settle(isNamed) {
        if (!isNamed) return await store.photos.discard(key);
        await store.photos.markAttached(key);
        await store.photos.eraseOf(reviewId, key);
      },
    };
  }

  async function copyOf(recipeId: number, imageUrl: string | null): Promise<PictureCopy> {
    const bytes = isForeign(imageUrl) ? await fetched(imageUrl) : null;
    return bytes === null ? { imageUrl, settle: async () => undefined } : await upload(recipeId, bytes);
  }

  async function keepOf(recipeId: number): Promise<void> {
    const named = (await catalogue.snapshot()).recipe(recipeId)?.imageUrl ?? null;
    if (!isForeign(named)) return;
    const copy = await copyOf(recipeId, named);
    if (copy.imageUrl === named) return;
    const at = new Date(clock()).toISOString();
    const { outcome } = await store.acts.perform({
      kind: 'recipe',
      id: recipeId,
      act: 'photo',
      by: 'server',
      reason: 'A picture of another site is kept here.',
      ifVersion: undefined,
      // An administrator may have set another one meanwhile.
      changesOf: (document) =>
        document.recipe.imageUrl === named ? photoChanges(document, copy.imageUrl, at) : null,
    });
    catalogue.invalidate();
    await copy.settle(outcome === 'done');
  }

  return {
    copyOf,
    store: upload,
    keepOf,
    async keepAll() {
      for (const { id } of (await catalogue.snapshot()).recipes) await keepOf(id);
    },
  };
}
