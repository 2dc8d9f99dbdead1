import type { Species } from '#domain/reference/species';

/** A section of the site with its own brand, accent and cloth. */
export type Section = 'bowlful' | 'dogs' | 'cats';

/** The brand's name in a section. */
export const BRAND: Record<Section, string> = {
  bowlful: 'Bowlful',
  dogs: 'Bowlful for Dogs',
  cats: 'Bowlful for Cats',
};

export function sectionOfSpecies(species: Species): Section {
  return species === 'dog' ? 'dogs' : 'cats';
}
