import type { OwnRecipeRow } from './rows.ts';

const held = new Map<number, { updatedAt: string; url: string }>();

/** Object URL of a recipe's photo, cached until the recipe is saved again; null without a photo. */
export function photoAddress({ id, photo, updatedAt }: OwnRecipeRow): string | null {
  const known = held.get(id);
  if (photo === undefined || known?.updatedAt !== updatedAt) {
    if (known !== undefined) URL.revokeObjectURL(known.url);
    held.delete(id);
  }
  if (photo === undefined) return null;
  const url = held.get(id)?.url ?? URL.createObjectURL(new Blob([photo.bytes], { type: photo.mediaType }));
  held.set(id, { updatedAt, url });
  return url;
}
