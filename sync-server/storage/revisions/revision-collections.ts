import type { Collection } from '../collection.ts';
import type { Database } from '../database.ts';

/** A number somebody took; its document is visible to all once it is done. */
export type Claim = { _id: number; isDone: boolean };
/** Says that readers no longer wait for the claim of this number. */
export type ExpiryMarker = { _id: number; expiredAt: Date };
/** All claims up to this number were finished and may be deleted. Only the highest one counts. */
export type Floor = { _id: number };

export type RevisionCollections = {
  claims: Collection<Claim>;
  markers: Collection<ExpiryMarker>;
  floors: Collection<Floor>;
};

export function revisionCollections(database: Database): RevisionCollections {
  return {
    claims: database.collection<Claim>('revisions'),
    markers: database.collection<ExpiryMarker>('expired_revisions'),
    floors: database.collection<Floor>('revision_floors'),
  };
}

async function highestId(collection: Collection<{ _id: number }>): Promise<number> {
  const [highest] = await collection.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
  return highest?._id ?? 0;
}

/** The number up to which claims may be gone; 0 at first. */
export function floorOf(collections: RevisionCollections): Promise<number> {
  return highestId(collections.floors);
}

/** The highest number ever claimed; 0 at first. */
export async function highestClaim(collections: RevisionCollections): Promise<number> {
  const claims = collections.claims as unknown as Collection<{ _id: number }>;
  return Math.max(await highestId(claims), await floorOf(collections));
}
