import type { Collection } from '../collection.ts';
import type { Database } from '../database.ts';

/** A claimed number; its document is visible to all once it is done. */
export type Claim = { _id: number; isDone: boolean };
/** Marks a claim for which readers no longer wait. */
type ExpiryMarker = { _id: number; expiredAt: Date };
/** All claims up to this number are finished and may be deleted. Only the highest floor counts. */
type Floor = { _id: number };

export type RevisionCollections = {
  claims: Collection<Claim>;
  markers: Collection<ExpiryMarker>;
  floors: Collection<Floor>;
};

type Names = Record<keyof RevisionCollections, string>;

const PUBLIC_NAMES: Names = { claims: 'revisions', markers: 'expired_revisions', floors: 'revision_floors' };

/** @param names of the collections; by default those of the public rows */
export function revisionCollections(database: Database, names = PUBLIC_NAMES): RevisionCollections {
  return {
    claims: database.collection<Claim>(names.claims),
    markers: database.collection<ExpiryMarker>(names.markers),
    floors: database.collection<Floor>(names.floors),
  };
}

async function highestId(collection: Collection<{ _id: number }>): Promise<number> {
  const [highest] = await collection.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
  return highest?._id ?? 0;
}

/** The number up to which claims may have been deleted; initially 0. */
export function floorOf(collections: RevisionCollections): Promise<number> {
  return highestId(collections.floors);
}

/** The highest number ever claimed; initially 0. */
export async function highestClaim(collections: RevisionCollections): Promise<number> {
  const claims = collections.claims as unknown as Collection<{ _id: number }>;
  return Math.max(await highestId(claims), await floorOf(collections));
}
