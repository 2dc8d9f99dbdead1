import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import {
  MARK_BOWL,
  MARK_LEAF_VEIN,
  MARK_PAW_TRANSFORM,
  MARK_TOPS,
  PAW_PATH,
} from '../components/icons/mark-shapes.ts';

/** Grass 11, 2 and 6 of the light theme: home-screen icons do not follow the theme. */
const INK = '#2a7e3b';
const PALE = '#ffffff';
const CLOTH_GROUND = '#f5fbf5';
const CLOTH_STRIPE = '#b2ddb5';

/** Centre of the logo with its leaf, on its grid of 48. */
const MARK_MIDDLE = { x: 24, y: 23.6 };

type Ink = { ink: string; inside: string };

/** The logo, scaled to the given share of a picture 100 wide. */
function mark({ ink, inside }: Ink, share: number): string {
  const { x, y, radius, rimWidth } = MARK_BOWL;
  const scale = (100 * share) / 45.4;
  return `<g transform="translate(50 50) scale(${scale}) translate(${-MARK_MIDDLE.x} ${-MARK_MIDDLE.y})"><path d="${MARK_TOPS.bowlful}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${inside}" stroke="${ink}" stroke-width="${rimWidth}"/>${
    inside === 'none'
      ? ''
      : `<path d="${MARK_LEAF_VEIN}" stroke="${inside}" stroke-width="1.3" stroke-linecap="round"/>`
  }<path d="${PAW_PATH}" transform="${MARK_PAW_TRANSFORM}" fill="${ink}"/></g>`;
}

/** Gingham, as on the cloth of the site. */
function cloth(corner: number): string {
  const stripes = `<pattern id="gingham" width="25" height="25" patternUnits="userSpaceOnUse"><rect width="12.5" height="25" fill="${CLOTH_STRIPE}" opacity=".5"/><rect width="25" height="12.5" fill="${CLOTH_STRIPE}" opacity=".5"/></pattern>`;
  const area = `<rect width="100" height="100" rx="${corner}"`;
  return `<defs>${stripes}</defs>${area} fill="${CLOTH_GROUND}"/>${area} fill="url(#gingham)"/>`;
}

const COLOURED: Ink = { ink: INK, inside: PALE };

/** The picture of an icon, 100 wide. */
function icon(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
}

/** Shown unmasked, with its own rounded corners. */
const ANY = icon(cloth(22) + mark(COLOURED, 0.8));
/** The system crops to its own shape, so everything important is within the middle 80 %. */
const MASKABLE = icon(cloth(0) + mark(COLOURED, 0.62));
const APPLE = icon(cloth(0) + mark(COLOURED, 0.74));
/** Only its opacity counts. */
const MONOCHROME = icon(mark({ ink: '#000', inside: 'none' }, 0.66));

const PNGS: readonly [file: string, svg: string, width: number][] = [
  ['icon-192.png', ANY, 192],
  ['icon-512.png', ANY, 512],
  ['maskable-192.png', MASKABLE, 192],
  ['maskable-512.png', MASKABLE, 512],
  ['monochrome-512.png', MONOCHROME, 512],
  ['apple-touch-icon.png', APPLE, 180],
];

/** Writes the installed app's icons, which the web manifest and `index.html` name. */
export async function writeAppIcons(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  for (const [file, svg, width] of PNGS) {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
    await writeFile(join(outDir, file), image.asPng());
  }
}
