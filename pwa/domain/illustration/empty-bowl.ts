import type { Species } from '../reference/species.ts';
import { ALONE, circle, picture } from './svg.ts';
import { drawVessel, drawWallLight, WELL_RADIUS, WELL_Y, wareOf } from './ware.ts';

const FLOOR = '#f0e7d8';
const FLOOR_SHADE = '#e3d8c5';
const FLOOR_RING = 90;

/** The placeholder picture: a bowl without food, as an SVG document. Without a species it has no ears. */
export function emptyBowl({ id, species }: { id: number; species?: Species | undefined }): string {
  const content = [
    drawVessel(wareOf(species ?? 'dog', id), species ?? null, id, false),
    circle(200, WELL_Y, WELL_RADIUS, FLOOR_SHADE),
    circle(200, WELL_Y + 3, WELL_RADIUS - 4, FLOOR),
    circle(200, WELL_Y + 3, FLOOR_RING + 2, FLOOR_SHADE),
    circle(200, WELL_Y + 5, FLOOR_RING, FLOOR),
    drawWallLight(),
  ];
  return picture(ALONE, '', content.join(''));
}
