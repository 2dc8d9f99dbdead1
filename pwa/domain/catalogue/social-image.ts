/** Aspect ratios of a recipe's generated picture: 'wide' for social networks, the others as search engines require. */
export const SOCIAL_SHAPES = ['wide', '4x3', '1x1'] as const;
export type SocialShape = (typeof SOCIAL_SHAPES)[number];

/** Path of a recipe's generated picture: PNG, 1200 pixels wide and 630, 900 or 1200 high. */
export function socialImagePath(recipeId: number, shape: SocialShape = 'wide'): string {
  return `/social/recipe-${recipeId}${shape === 'wide' ? '' : `-${shape}`}.png`;
}
