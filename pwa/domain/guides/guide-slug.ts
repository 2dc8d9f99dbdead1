/** A guide's name in its address, and the name of its file. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Address of a guide. */
export function guidePath(slug: string): string {
  return `/guides/${slug}`;
}
