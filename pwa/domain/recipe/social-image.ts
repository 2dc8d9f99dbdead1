/** Path of a recipe's drawn picture for social networks and search engines: PNG, 1200 × 630. */
export function socialImagePath(recipeId: number): string {
  return `/social/recipe-${recipeId}.png`;
}
