import type { Database } from './database.ts';
import { type Insertion, insertOnce } from './insert-once.ts';

export type Photo = {
  /** UUID of the visitor's queue item. */
  key: string;
  reviewId: string;
  mediaType: 'image/jpeg';
  bytes: Buffer;
};

/** The picture travels as text: both engines keep it alike. */
type PhotoDocument = {
  _id: string;
  reviewId: string;
  bodyHash: string;
  mediaType: 'image/jpeg';
  base64: string;
  /** Its review has, or had, it. */
  isAttached?: boolean;
};

export type Photos = {
  /** @param bodyHash of the bytes as they were handed in, which tells a repeat from another picture */
  insert(photo: Photo, bodyHash: string): Promise<Insertion>;
  find(key: string): Promise<Photo | null>;
  /** Notes that its review has it: a repeat is then acknowledged, whatever took its place since. */
  markAttached(key: string): Promise<void>;
  isAttached(key: string): Promise<boolean>;
  /** Erases every picture of a review, and keeps what recognises a repeat. */
  eraseOf(reviewId: string): Promise<void>;
  createIndexes(): Promise<void>;
};

/** Pictures of reviews, made anew from what was handed in. */
export function createPhotos(database: Database): Photos {
  const photos = database.collection<PhotoDocument>('photos');
  return {
    async insert({ key, reviewId, mediaType, bytes }, bodyHash) {
      const base64 = bytes.toString('base64');
      const outcome = await insertOnce(photos, { _id: key, reviewId, mediaType, bodyHash, base64 });
      if (outcome !== 'replayed') return outcome;
      return (await photos.findOne({ _id: key }))?.reviewId === reviewId ? 'replayed' : 'conflict';
    },
    async find(key) {
      const found = await photos.findOne({ _id: key });
      if (found === null || found.base64 === '') return null;
      const { reviewId, mediaType, base64 } = found;
      return { key, reviewId, mediaType, bytes: Buffer.from(base64, 'base64') };
    },
    async eraseOf(reviewId) {
      for (const { _id } of await photos.find({ reviewId }).toArray()) {
        await photos.updateOne({ _id }, { $set: { base64: '' } });
      }
    },
    async createIndexes() {
      await photos.createIndexes([{ name: 'review', key: { reviewId: 1 } }]);
    },
    async markAttached(key) {
      await photos.updateOne({ _id: key }, { $set: { isAttached: true } });
    },
    isAttached: async (key) => (await photos.findOne({ _id: key }))?.isAttached === true,
  };
}
