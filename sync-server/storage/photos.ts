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
};

export type Photos = {
  /** @param bodyHash of the bytes as they were handed in, which tells a repeat from another picture */
  insert(photo: Photo, bodyHash: string): Promise<Insertion>;
  find(key: string): Promise<Photo | null>;
};

/** Pictures of reviews, made anew from what was handed in. */
export function createPhotos(database: Database): Photos {
  const photos = database.collection<PhotoDocument>('photos');
  return {
    insert({ key, reviewId, mediaType, bytes }, bodyHash) {
      return insertOnce(photos, {
        _id: key,
        reviewId,
        mediaType,
        bodyHash,
        base64: bytes.toString('base64'),
      });
    },
    async find(key) {
      const found = await photos.findOne({ _id: key });
      if (found === null) return null;
      const { reviewId, mediaType, base64 } = found;
      return { key, reviewId, mediaType, bytes: Buffer.from(base64, 'base64') };
    },
  };
}
