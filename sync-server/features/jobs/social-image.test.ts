import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteImage, socialImage } from './social-image.ts';

const RECIPE = {
  id: 1,
  title: 'Chicken & Brown Rice Bowl',
  species: 'dog' as const,
  isOrganic: false,
  prepTime: 15,
  cookTime: 35,
  servings: 4,
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 400,
      metric: '400 g chicken breast',
      us: '14 oz chicken breast',
    },
    { ingredientId: 'rice-brown-cooked', grams: 200, metric: '200 g brown rice', us: '7 oz brown rice' },
  ],
};

let directory: string;
let font: string;
beforeAll(async () => {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2',
  );
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
  directory = await mkdtemp(join(tmpdir(), 'social-image-'));
  font = join(directory, 'young-serif.ttf');
  await writeFile(
    font,
    await subsetFont(await readFile(source), `${letters}…`, { targetFormat: 'truetype' }),
  );
});
afterAll(() => rm(directory, { recursive: true }));

/** The picture at a quarter of its size: 300 × 157 pixels of four bytes. */
function pixels(png: Buffer): Uint8Array {
  const image = `<image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${image}</svg>`;
  return new Resvg(svg, { fitTo: { mode: 'width', value: 300 } }).render().pixels;
}

/** The first and last of the 1200 columns in which two pictures differ. */
function differingColumns(a: Buffer, b: Buffer): [first: number, last: number] {
  const [one, other] = [pixels(a), pixels(b)];
  const columns = [...one.keys()]
    .filter((i) => one[i] !== other[i])
    .map((i) => (Math.floor(i / 4) % 300) * 4);
  return [Math.min(...columns), Math.max(...columns)];
}

describe('socialImage', () => {
  it.each([
    ['wide', 630],
    ['4x3', 900],
    ['1x1', 1200],
  ] as const)('in the %s format is a PNG of 1200 × %d', (shape, height) => {
    const png = socialImage(RECIPE, font, shape);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, height]);
  });

  it('is the same for the same recipe', () => {
    expect(socialImage(RECIPE, font).equals(socialImage(structuredClone(RECIPE), font))).toBe(true);
  });

  it.each([
    ['Beef'],
    ['A very long title of slow-cooked chicken hearts, pumpkin, egg yolk and catnip for cats of a great age'],
    ['Supercalifragilisticexpialidociousandthensomemoreofitwithoutasingleblank'],
    ['<b>Chicken</b> & "Rice"'],
  ])('draws the title %j beside the bowl, never over it', (title) => {
    // The same recipe has the same bowl, so only the text can differ.
    const [first, last] = differingColumns(
      socialImage({ ...RECIPE, title }, font),
      socialImage({ ...RECIPE, title: '' }, font),
    );
    // A title has room from column 72 to 608; 8 more on each side are tolerance.
    expect(first).toBeGreaterThanOrEqual(64);
    expect(last).toBeLessThanOrEqual(616);
  });

  it('shows the servings, and prep and cook time only as a total', () => {
    const sameTotal = socialImage({ ...RECIPE, prepTime: 20, cookTime: 30 }, font);
    expect(sameTotal.equals(socialImage(RECIPE, font))).toBe(true);
    expect(socialImage({ ...RECIPE, servings: 5 }, font).equals(socialImage(RECIPE, font))).toBe(false);
  });

  it('has the cloth of its species', () => {
    const corner = (png: Buffer) => [...pixels(png).subarray(0, 3)];
    // Cats: #fbebfb, the ground between the dots. Dogs: a stripe of 27 % #ffc53d over #fdfdfc, about #fdeec8.
    expect(corner(socialImage({ ...RECIPE, species: 'cat' }, font))).toEqual([0xfb, 0xeb, 0xfb]);
    const [red = 0, green = 0, blue = 0] = corner(socialImage(RECIPE, font));
    expect(red - blue).toBeGreaterThan(40);
    expect(green - blue).toBeGreaterThan(25);
  });
});

describe('siteImage', () => {
  it('is a PNG of 1200 × 630', () => {
    const png = siteImage(font);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
