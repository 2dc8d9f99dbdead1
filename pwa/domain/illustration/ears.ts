import type { Species } from '../reference/species.ts';
import { filled, opacity, stroked } from './svg.ts';

/** Handles that identify the species: a dog's two drooping lobes, a cat's two pointed ears. */
const EARS: Record<Species, string> = {
  dog: 'M104 76C58 62 18 98 20 152C21 184 44 196 60 178ZM296 76C342 62 382 98 380 152C379 184 356 196 340 178Z',
  cat: 'M82 118Q70 42 88 36Q112 34 160 74ZM318 118Q330 42 312 36Q288 34 240 74Z',
};

/** Path data of both ears. */
export function ears(species: Species): string {
  return EARS[species];
}

/** The crease of a dog's ears, the inside of a cat's. */
export function earMarks(species: Species, trim: string): string {
  return species === 'dog'
    ? stroked('M86 92C56 92 36 116 38 150M314 92C344 92 364 116 362 150', trim, 5, opacity(0.8))
    : filled('M92 100Q86 58 94 54Q108 54 138 78ZM308 100Q314 58 306 54Q292 54 262 78Z', trim, opacity(0.75));
}
