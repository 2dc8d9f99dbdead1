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

/** Under which address a file is kept: it says of which content, so that builds share what they have in common. */
export function keyOf({ path, hash }: PrecacheEntry): string {
  return `${path}?${hash}`;
}
