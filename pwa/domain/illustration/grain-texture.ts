import type { FoodKind, TextureKind } from './food.ts';
import type { Random } from './random.ts';
import { dark, data, light, type Point, TURN, tenth } from './svg.ts';
import { WELL_RADIUS } from './ware.ts';

/** Stroke length, stroke width and the distance of strokes, in units of the view box. */
const GRAINS: Record<TextureKind, readonly [length: number, width: number, gap: number]> = {
  rice: [8, 5.4, 8.2],
  longRice: [10, 4.6, 8],
  oats: [3.4, 10.5, 11],
  quinoa: [0, 6.6, 7.6],
  barley: [4, 8.4, 9.6],
  mince: [4, 12, 11.5],
  pasta: [13, 9, 14],
  lentils: [0, 9, 9.4],
  mash: [16, 10, 17],
  crumbs: [0, 3.4, 14],
};

/** Widths of the dark, the plain and the light strokes, as a share of the grain's. */
const EVEN_WIDTHS = [0.88, 0.88, 0.88] as const;
const CRUMBLED_WIDTHS = [0.82, 0.92, 0.7] as const;

/** Grains of a whole bowl. */
const MAX_GRAINS = 480;
/** Few enough that strokes repeat and compress well, too many for the eye to notice. */
const DIRECTIONS = 24;
/** Consecutive failed darts after which the area counts as full. */
const MAX_MISSES = 250;
/** Coordinate of an empty cell: far from everything. */
const NOWHERE = 1e6;
/** Share of the gap that two grains keep at least. */
const CLOSENESS = 0.85;

export type Inside = (x: number, y: number) => boolean;

export function isTextureKind(kind: FoodKind): kind is TextureKind {
  return kind in GRAINS;
}

/** Poisson-disc sampling by dart throwing: points within `inside` that keep a minimum distance. */
function scatter(random: Random, distance: number, inside: Inside, most: number): Point[] {
  // A cell is small enough for at most one point, so only the 5 × 5 cells around can contain one too near.
  const cell = distance / Math.SQRT2;
  const columns = Math.ceil((2 * WELL_RADIUS) / cell) + 4;
  const xs = new Float64Array(columns * columns).fill(NOWHERE);
  const ys = new Float64Array(columns * columns).fill(NOWHERE);
  const nearest = distance * distance;
  const isFree = (x: number, y: number, at: number) => {
    for (let row = at - 2 * columns; row <= at + 2 * columns; row += columns) {
      for (let near = row - 2; near <= row + 2; near++) {
        const dx = (xs[near] as number) - x;
        const dy = (ys[near] as number) - y;
        if (dx * dx + dy * dy < nearest) return false;
      }
    }
    return true;
  };
  const points: Point[] = [];
  let misses = 0;
  while (points.length < most && misses < MAX_MISSES) {
    misses++;
    const angle = random() * TURN;
    const reach = Math.sqrt(random()) * (WELL_RADIUS - 2);
    const x = reach * Math.cos(angle);
    const y = reach * Math.sin(angle);
    const at = cellAt(y, cell) * columns + cellAt(x, cell);
    if (xs[at] !== NOWHERE || !inside(x, y) || !isFree(x, y, at)) continue;
    points.push([x, y]);
    xs[at] = x;
    ys[at] = y;
    misses = 0;
  }
  return points;
}

/** Row or column of a coordinate; the grid has two empty cells of margin on each side. */
function cellAt(coordinate: number, cell: number): number {
  return Math.floor((coordinate + WELL_RADIUS) / cell) + 2;
}

/**
 * A layer of grain, mince or mash: short strokes in three tones, repeated below as shade.
 * @param key unique in the picture; the three paths are defined once under it
 */
export function grainTexture(
  random: Random,
  kind: TextureKind,
  colour: string,
  key: string,
  inside: Inside,
  most = MAX_GRAINS,
): string {
  const [length, width, gap] = GRAINS[kind];
  const paths = ['', '', ''];
  const glints: string[] = [];
  for (const [x, y] of scatter(random, gap * CLOSENESS, inside, most)) {
    const angle = (Math.floor(random() * DIRECTIONS) / DIRECTIONS) * TURN;
    const stretch = length * (0.8 + Math.floor(random() * 5) * 0.1);
    const tone = Math.floor(random() * 3);
    const [dx, dy] = length === 0 ? [0.1, 0] : [Math.cos(angle) * stretch, Math.sin(angle) * stretch];
    paths[tone] += data`M${200 + x} ${200 + y}l${dx} ${dy}`;
    if (tone === 2) glints.push(data`M${199 + x} ${198.5 + y}h.1`);
  }
  const widths = kind === 'mince' ? CRUMBLED_WIDTHS : EVEN_WIDTHS;
  const tones = [dark(colour, 0.1), colour, light(colour, 0.38)];
  const defined = paths.map((path, i) => `<path id="${key}${i}" d="${path}"/>`).join('');
  const layers = tones.map(
    (tone, i) =>
      `<use href="#${key}${i}" stroke="${tone}" stroke-width="${tenth(width * (widths[i] ?? 1))}"/>`,
  );
  const all = [0, 1, 2].map((i) => `<use href="#${key}${i}"/>`).join('');
  const shade = `<g transform="translate(1 2)" stroke="${dark(colour, kind === 'mash' ? 0.16 : 0.34)}" stroke-width="${width}">${all}</g>`;
  // Mince and mash are wet: their light strokes carry a gleam.
  const gleam =
    kind === 'mince' || kind === 'mash'
      ? `<path d="${glints.join('')}" stroke="${light(colour, 0.6)}" stroke-width="${tenth(width * 0.22)}" opacity=".7"/>`
      : '';
  return `<defs>${defined}</defs><g fill="none" stroke-linecap="round">${shade}${layers.join('')}${gleam}</g>`;
}
