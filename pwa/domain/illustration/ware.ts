import type { Species } from '../reference/species.ts';
import { circle, dark, data, filled, moved, opacity, ring, SHADOW_INK, stroked, TURN, tenth } from './svg.ts';

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
/** The centre of the well; the rim is drawn two units higher, as it is seen from a little below. */
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

const RIM_LEAF = 'M-10 0C-5-7.5 5-7.5 10 0C5 7.5-5 7.5-10 0Z';
const RIM_LEAVES = 26;
const RIM_RADIUS = 150;

const STEM = 'M-54 20C-30 6 0-2 44-8';
const SPRIG_LEAF = 'M0 0C6-13 26-14 36 0C26 12 6 12 0 0Z';
/** Where each leaf leaves the stem, and its turn in degrees. */
const SPRIG_LEAVES = [
  [-30, 8, -52],
  [-24, 12, 62],
  [0, 0, -48],
  [6, 4, 58],
  [28, -6, -40],
  [34, -2, 48],
  [42, -8, 4],
] as const;

function rimLeaf(index: number): string {
  const angle = (index / RIM_LEAVES) * TURN;
  const isLong = index % 2 === 1;
  const x = tenth(200 + Math.cos(angle) * RIM_RADIUS);
  const y = tenth(200 + Math.sin(angle) * RIM_RADIUS);
  const turn = Math.round((angle / TURN) * 360 + 58);
  return filled(
    RIM_LEAF,
    isLong ? '#3e8a4b' : '#7fb069',
    ` transform="translate(${x} ${y}) rotate(${turn}) scale(${isLong ? 0.8 : 0.6})"`,
  );
}

/** The rim of an organic bowl: a band with leaves along it. */
function leafyRim(trim: string): string {
  const leaves = Array.from({ length: RIM_LEAVES }, (_, i) => rimLeaf(i));
  return ring(200, 199, RIM_RADIUS, trim, 12, opacity(0.9)) + leaves.join('');
}

/** A sprig laid over the lower right rim of an organic bowl. */
export function drawSprig(): string {
  const placed = SPRIG_LEAVES.map(([x, y, turn]) => ` transform="translate(${x} ${y}) rotate(${turn})"`);
  const shadow = placed.map((place) => filled(SPRIG_LEAF, SHADOW_INK, place)).join('');
  const leaves = placed
    .map((place, i) => {
      const blade = filled(SPRIG_LEAF, i % 2 ? '#3e8a4b' : '#5da45c');
      return `<g${place}>${blade}${stroked('M2 0L30 0', '#a9d49b', 1.6)}</g>`;
    })
    .join('');
  return `<g transform="translate(312 322) rotate(-24)"><g transform="translate(3 6)"${opacity(0.22)}>${stroked(STEM, SHADOW_INK, 5)}${shadow}</g>${stroked(STEM, '#4d7a3a', 4.5)}${leaves}</g>`;
}
