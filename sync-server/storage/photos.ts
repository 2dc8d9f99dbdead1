import { UNATTACHED_PHOTO_DAYS } from '#domain/privacy/retention';
import { type Database, deleteInPortions, type Insertion, insertOnce } from './database.ts';

/** Longer than any request may take between storing a photo and attaching it. */
const UNATTACHED_KEPT_MS = UNATTACHED_PHOTO_DAYS * 24 * 60 * 60 * 1000;

/** Owner of the photo that an administrator uploaded for a recipe. */
export const recipePhotoOwner = (recipeId: number): string => `recipe:${recipeId}`;

/** Id of the recipe whose photo it is; null for photos of reviews. */
export function recipeOfOwner(owner: string): number | null {
  const [, id] = /^recipe:(\d+)$/.exec(owner) ?? [];
  return id === undefined ? null : Number(id);
}

export type Photo = {
  /** UUID of the visitor's queue item, or made up for an upload of an administrator. */
  key: string;
  /** Id of its review, or a `recipePhotoOwner`. */
  reviewId: string;
  mediaType: 'image/jpeg';
  bytes: Buffer;
};

/** The picture is stored as text, which both engines treat alike. */
type PhotoDocument = {
  _id: string;
  reviewId: string;
  bodyHash: string;
  mediaType: 'image/jpeg';
  base64: string;
  /** Whether it is, or was, attached to its review; missing until then, which a filter calls null. */
  isAttached?: boolean | null;
  /** Absent in documents of earlier versions, which were attached without being marked. */
  insertedAt?: Date;
};

export type Photos = {
  /** @param bodyHash of the uploaded bytes, which distinguishes a repeat from another picture */
  insert(photo: Photo, bodyHash: string): Promise<Insertion>;
  find(key: string): Promise<Photo | null>;
  /** Marks the photo as attached, so that a repeat is acknowledged even after another one replaced it. */
  markAttached(key: string): Promise<void>;
  isAttached(key: string): Promise<boolean>;
  /** Deletes a photo that was not attached; the same one may be uploaded again. */
  discard(key: string): Promise<void>;
  /** Deletes photos whose process died between storing and attaching; a later upload of the same one starts anew. */
  sweep(): Promise<void>;
  /** Erases every picture of a review or recipe but one, keeping the hashes that identify repeats. */
  eraseOf(reviewId: string, exceptKey?: string): Promise<void>;
  createIndexes(): Promise<void>;
};

/** Photos of reviews and recipes, re-encoded from the uploads. */
export function createPhotos(database: Database, clock: () => number): Photos {
  const photos = database.collection<PhotoDocument>('photos');
  return {
    async insert({ key, reviewId, mediaType, bytes }, bodyHash) {
      const base64 = bytes.toString('base64');
      const insertedAt = new Date(clock());
      const outcome = await insertOnce(photos, {
        _id: key,
        reviewId,
        mediaType,
        bodyHash,
        base64,
        insertedAt,
      });
      if (outcome !== 'replayed') return outcome;
      return (await photos.findOne({ _id: key }))?.reviewId === reviewId ? 'replayed' : 'conflict';
    },
    async find(key) {
      const found = await photos.findOne({ _id: key });
      if (found === null || found.base64 === '') return null;
      const { reviewId, mediaType, base64 } = found;
      return { key, reviewId, mediaType, bytes: Buffer.from(base64, 'base64') };
    },
    async discard(key) {
      await photos.deleteMany({ _id: key, isAttached: { $ne: true } });
    },
    async sweep() {
      const before = new Date(clock() - UNATTACHED_KEPT_MS);
      // Equality, unlike `$ne`, uses the index: only the few unattached photos are read, every minute.
      await deleteInPortions(photos, { isAttached: null, insertedAt: { $lte: before } });
    },
    async eraseOf(reviewId, exceptKey) {
      for (const { _id } of await photos.find({ reviewId }).toArray()) {
        if (_id === exceptKey) continue;
        await photos.updateOne({ _id }, { $set: { base64: '' } });
      }
    },
    async createIndexes() {
      await photos.createIndexes([{ name: 'review', key: { reviewId: 1 } }]);
      await photos.createIndexes([{ name: 'unattached', key: { isAttached: 1, insertedAt: 1 } }]);
    },
    async markAttached(key) {
      await photos.updateOne({ _id: key }, { $set: { isAttached: true } });
    },
    isAttached: async (key) => (await photos.findOne({ _id: key }))?.isAttached === true,
  };
}
