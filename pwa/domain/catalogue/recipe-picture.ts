/**
 * Path of a picture kept on this site, whatever the origin in its address. Pages show no others, so that no other host
 * learns who is looking. Null for pictures of other sites; the device's own pictures stay as they are.
 */
export function ownPicture(address: string | null): string | null {
  if (address === null || /^(?:blob:|data:image\/|\/(?!\/))/.test(address)) return address;
  return /\/photos\/[\w-]{1,60}$/.exec(address)?.[0] ?? null;
}

/** Aspect ratios of a recipe's generated picture: 'wide' for social networks, the others as search engines require. */
export const SOCIAL_SHAPES = ['wide', '4x3', '1x1'] as const;
export type SocialShape = (typeof SOCIAL_SHAPES)[number];

/** Path of a recipe's generated picture: PNG, 1200 pixels wide and 630, 900 or 1200 high. */
export function socialImagePath(recipeId: number, shape: SocialShape = 'wide'): string {
  return `/social/recipe-${recipeId}${shape === 'wide' ? '' : `-${shape}`}.png`;
}
