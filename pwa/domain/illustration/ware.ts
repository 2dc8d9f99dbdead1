import type { Species } from '../reference/species.ts';
import { dark, SHADOW_INK } from './colour.ts';
import { leafyRim } from './organic.ts';
import { circle, data, filled, moved, opacity, ring, stroked, TURN, tenth } from './svg.ts';

/** Handles that identify the species: a dog's two drooping lobes, a cat's two pointed ears. */
const EARS: Record<Species, string> = {
  dog: 'M104 76C58 62 18 98 20 152C21 184 44 196 60 178ZM296 76C342 62 382 98 380 152C379 184 356 196 340 178Z',
  cat: 'M82 118Q70 42 88 36Q112 34 160 74ZM318 118Q330 42 312 36Q288 34 240 74Z',
};

/** Path data of both ears. */
function ears(species: Species): string {
  return EARS[species];
}

/** The crease of a dog's ears, the inside of a cat's. */
function earMarks(species: Species, trim: string): string {
  return species === 'dog'
    ? stroked('M86 92C56 92 36 116 38 150M314 92C344 92 364 116 362 150', trim, 5, opacity(0.8))
    : filled('M92 100Q86 58 94 54Q108 54 138 78ZM308 100Q314 58 306 54Q292 54 262 78Z', trim, opacity(0.75));
}

type Ware = { glaze: string; trim: string };

/** Food is clipped to this radius around the centre. */
export const WELL_RADIUS = 133;
/** The centre of the well; the rim's disc is drawn one unit higher, as it is seen from a little below. */
export const WELL_Y = 201;

const WARES: Record<Species, string> = {
  dog: 'f7f1e3/2f5f73 3b7276/eadcc0 b4573c/f2dfc0 2f4a68/f3ead6 c9ab7c/6b4524 6f7d49/efe4c6 d9a441/fff3d6',
  cat: 'fbf6f2/7b3f86 5f3d69/efd9e4 e6b3a8/fff0e8 9cb7cb/f6f3ea f3e6d3/45566e 4a474f/e7d6c9 aabb9d/fbf5e4',
};

/** One of seven glazes of the species, each with its trim. */
export function wareOf(species: Species, id: number): Ware {
  const wares = WARES[species].split(' ');
  const [glaze, trim] = (wares[id % wares.length] ?? '').split('/');
  return { glaze: `#${glaze}`, trim: `#${trim}` };
}

function rim(trim: string, style: number): string {
  if (style === 0) return ring(200, 199, 152, trim, 5);
  if (style === 2) return ring(200, 199, 155, trim, 3) + ring(200, 199, 147, trim, 3);
  const dots = ` stroke-dasharray="1 ${tenth((150 * TURN) / 36 - 1)}" stroke-linecap="round"`;
  return ring(200, 199, 150, trim, 9, dots);
}

/** The vessel without its food: shadow, ears, body, rim and the empty well. Without a species it has no ears. */
export function drawVessel(ware: Ware, species: Species | null, id: number, isOrganic: boolean): string {
  const { glaze, trim } = ware;
  const shape = species === null ? '' : ears(species);
  return [
    `<g transform="translate(5 12)"${opacity(0.2)}>${filled(shape, SHADOW_INK)}${circle(200, 200, 161, SHADOW_INK)}</g>`,
    species === null
      ? ''
      : filled(shape, dark(glaze, 0.16)) + moved(0, -2, filled(shape, glaze)) + earMarks(species, trim),
    circle(200, 200, 160, dark(glaze, 0.14)),
    circle(200, 199, 158, glaze),
    isOrganic ? leafyRim(trim) : rim(trim, id % 3),
    stroked(data`M66 140A148 148 0 0 1 160 58`, '#fff', 5, opacity(0.5)),
    circle(200, 200, WELL_RADIUS + 8, dark(glaze, 0.34)),
    circle(200, WELL_Y + 1, WELL_RADIUS + 5, dark(glaze, 0.2)),
  ].join('');
}

/**
 * Light and shadow of the wall on the food: shade all round, shadow under the upper rim, a highlight at the lower
 * right.
 */
export function drawWallLight(): string {
  return [
    ring(200, WELL_Y, WELL_RADIUS - 4, SHADOW_INK, 9, opacity(0.1)),
    filled('M83 140A133 133 0 0 1 318 141A148 148 0 0 0 83 140Z', SHADOW_INK, opacity(0.17)),
    stroked('M300 296A138 138 0 0 1 214 338', '#fff', 4, opacity(0.4)),
  ].join('');
}
