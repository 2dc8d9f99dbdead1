import type { Species } from '../reference/species.ts';

/** Steps 3 and 4 of the section's accent, light theme. */
const CLOTH: Record<Species, readonly [ground: string, mark: string]> = {
  dog: ['#fdf3d9', '#fee9ba'],
  cat: ['#fbebfb', '#f7def8'],
};

/** Angle of the stripes, by recipe id. */
const STRIPE_TURNS = [0, 90, 45, 135];

function stripes(patternId: string, id: number): string {
  const [ground, mark] = CLOTH.dog;
  return `<pattern id="${patternId}" width="52" height="52" patternUnits="userSpaceOnUse" patternTransform="rotate(${STRIPE_TURNS[id % 4]})"><rect width="52" height="52" fill="${ground}"/><path d="M0 0h20v52h-20ZM30 0h4v52h-4Z" fill="${mark}"/></pattern>`;
}

function dots(patternId: string, id: number): string {
  const [ground, mark] = CLOTH.cat;
  const radius = 5 + 1.6 * (id % 3);
  return `<pattern id="${patternId}" width="46" height="46" patternUnits="userSpaceOnUse"><rect width="46" height="46" fill="${ground}"/><circle cx="12" cy="12" r="${radius}" fill="${mark}"/><circle cx="35" cy="35" r="${radius}" fill="${mark}"/></pattern>`;
}

/** The id of the pattern that `clothPattern` defines. */
export function clothPatternId(species: Species, id: number): string {
  return `cloth-${species}-${id}`;
}

/**
 * The cloth under a recipe's bowl, as an SVG pattern in the colours of the light theme: stripes for dogs, dots for
 * cats, with angle or size by the recipe's id.
 */
export function clothPattern(species: Species, id: number): string {
  const patternId = clothPatternId(species, id);
  return species === 'dog' ? stripes(patternId, id) : dots(patternId, id);
}
