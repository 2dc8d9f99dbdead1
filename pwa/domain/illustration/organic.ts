import { SHADOW_INK } from './colour.ts';
import { filled, opacity, ring, stroked, TURN, tenth } from './svg.ts';

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
export function leafyRim(trim: string): string {
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
