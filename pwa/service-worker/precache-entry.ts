/** A precached file, as listed by the build. */
export type PrecacheEntry = {
  /** Path on this site. */
  path: string;
  /** `contentHash` of the file. */
  hash: string;
};

/** The list that the build writes into the worker. */
export type BuildManifest = readonly { url: string; revision: string | null }[];

/** Entries of the build's list. */
export function precacheEntries(manifest: BuildManifest): PrecacheEntry[] {
  return manifest.map(({ url, revision }) => ({ path: `/${url}`, hash: String(revision) }));
}

/** Cache key of a file: includes the content hash, so that builds share identical files. */
export function keyOf({ path, hash }: PrecacheEntry): string {
  return `${path}?${hash}`;
}
