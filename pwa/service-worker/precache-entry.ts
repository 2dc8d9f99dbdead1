/** A file that the worker keeps, as the build knows it. */
export type PrecacheEntry = {
  /** Address on this site, from its root. */
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
