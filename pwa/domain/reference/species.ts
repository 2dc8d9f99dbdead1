export const SPECIES = ['dog', 'cat'] as const;
export type Species = (typeof SPECIES)[number];

/**
 * Species of a recipe without one: cats 66–100 and 106–110, all others dogs. `recipe.species` takes precedence if
 * present.
 */
export function speciesOfId(id: number): Species {
  return (id >= 66 && id <= 100) || (id >= 106 && id <= 110) ? 'cat' : 'dog';
}
