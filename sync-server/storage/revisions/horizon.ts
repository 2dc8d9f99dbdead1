import { type Collection, type Database, insertIfAbsent } from '../database.ts';

/** Expiry of an unfinished claim, counted from when a reader first sees it; longer than any live writer takes. */
const PATIENCE_MS = 15_000;

export type HorizonState = {
  /** Every change up to here is visible. */
  revision: number;
  /** Whether a claim above is unfinished. */
  isWriting: boolean;
};

type Options = {
  /** Milliseconds from any origin. */
  clock: () => number;
  patienceMs?: number;
  /** Called when the database may have been replaced by another. */
  onReplaced?: () => void;
};

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

/** Determines how far readers may go: below the smallest unfinished claim. */
export class Horizon {
  readonly #collections: RevisionCollections;
  readonly #options: Options;
  /** All claims up to here are finished; null before the first read. `isSeen`: the claim itself was present. */
  #low: { revision: number; isSeen: boolean } | null = null;
  /** When this process first saw a claim unfinished; times of other processes' clocks are never compared. */
  readonly #firstSeen = new Map<number, number>();

  constructor(collections: RevisionCollections, options: Options) {
    this.#collections = collections;
    this.#options = options;
  }

  /** One query for claims since the last read; more only while some are unfinished. */
  async read(): Promise<HorizonState> {
    return await this.#read(this.#options.patienceMs ?? PATIENCE_MS);
  }

  /** Expires all unfinished claims immediately: their writers are dead. */
  async expireAll(): Promise<void> {
    await this.#read(-1);
  }

  async #read(patienceMs: number): Promise<HorizonState> {
    const low = this.#low ?? { revision: await floorOf(this.#collections), isSeen: false };
    const claims = await this.#collections.claims
      .find({ _id: { $gte: low.revision } }, { sort: { _id: 1 } })
      .toArray();
    if (low.isSeen && claims[0]?._id !== low.revision) return await this.#restart(patienceMs);

    const finished = await this.#finished(claims, patienceMs);
    const above = claims.filter((claim) => claim._id > low.revision);
    const firstOpen = above.find((claim) => !finished.has(claim._id));
    const last = above.at(-1)?._id ?? low.revision;
    const revision = firstOpen === undefined ? last : firstOpen._id - 1;
    this.#advance(low, revision);
    return { revision, isWriting: firstOpen !== undefined };
  }

  /** Claims that need no waiting: done or expired. */
  async #finished(claims: readonly Claim[], patienceMs: number): Promise<Set<number>> {
    const finished = new Set(claims.filter((claim) => claim.isDone).map((claim) => claim._id));
    const open = claims.filter((claim) => !claim.isDone).map((claim) => claim._id);
    if (open.length === 0) return finished;
    const { markers } = this.#collections;
    for (const marker of await markers.find({ _id: { $in: open } }).toArray()) finished.add(marker._id);
    const now = this.#options.clock();
    for (const revision of open) {
      const since = this.#firstSeen.get(revision) ?? now;
      this.#firstSeen.set(revision, since);
      if (finished.has(revision) || now - since <= patienceMs) continue;
      // Insert the marker before any reader passes the claim, so that a live writer finds it.
      await insertIfAbsent(markers, { _id: revision, expiredAt: new Date() });
      finished.add(revision);
    }
    return finished;
  }

  #advance(from: { revision: number }, revision: number): void {
    if (revision > (this.#low?.revision ?? -1) && revision > from.revision) {
      this.#low = { revision, isSeen: true };
    }
    for (const seen of this.#firstSeen.keys()) if (seen <= revision) this.#firstSeen.delete(seen);
  }

  /** Either others compacted claims beyond our last read, or the database was replaced by an older state. */
  async #restart(patienceMs: number): Promise<HorizonState> {
    this.#low = null;
    this.#firstSeen.clear();
    this.#options.onReplaced?.();
    return await this.#read(patienceMs);
  }
}

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
