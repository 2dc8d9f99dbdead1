import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { MARK_TOPS, PAW_PATH } from '../components/icons/mark-shapes.ts';
import { writeAppIcons } from './app-icons.ts';
import { webManifest } from './web-manifest.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'app-icons-'));
  await writeAppIcons(directory);
});

/** Pixels of an icon as [red, green, blue, alpha], at 100 by 100. */
async function pixelAt(file: string): Promise<(x: number, y: number) => number[]> {
  const png = (await readFile(join(directory, file))).toString('base64');
  const image = `<image width="100" height="100" href="data:image/png;base64,${png}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100">${image}</svg>`;
  const { pixels } = new Resvg(svg).render();
  return (x, y) => [...pixels.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)];
}

const everyPixel = Array.from({ length: 10_000 }, (_, i) => [i % 100, Math.floor(i / 100)] as const);
/** The ink is far darker than the cloth; a half-blended edge still counts. */
const isInk = ([red = 0, , , alpha = 0]: number[]) => alpha > 128 && red < 110;

describe('writeAppIcons', () => {
  it('writes every icon of the web manifest in its size', async () => {
    for (const { src, sizes } of webManifest.icons ?? []) {
      const png = await readFile(join(directory, src.replace('/icons/', '')));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      // Width and height are at bytes 16 and 20 of a PNG.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(await readdir(directory)).toContain('apple-touch-icon.png');
  });

  it.each(['maskable-512.png', 'apple-touch-icon.png'])('covers %s to its corners', async (file) => {
    const pixel = await pixelAt(file);
    for (const corner of [pixel(0, 0), pixel(99, 0), pixel(0, 99), pixel(99, 99)])
      expect(corner[3]).toBe(255);
  });

  it('keeps the logo of a maskable icon in the middle 80 percent', async () => {
    const pixel = await pixelAt('maskable-512.png');
    const outside = everyPixel.filter(([x, y]) => Math.hypot(x - 49.5, y - 49.5) > 40);
    expect(outside.filter(([x, y]) => isInk(pixel(x, y)))).toEqual([]);
    expect(everyPixel.some(([x, y]) => isInk(pixel(x, y)))).toBe(true);
  });

  it('has a monochrome icon whose shape is in its alpha channel', async () => {
    const pixel = await pixelAt('monochrome-512.png');
    expect(pixel(2, 2)[3]).toBe(0);
    const opaque = everyPixel.filter(([x, y]) => (pixel(x, y)[3] ?? 0) > 200).length / 10_000;
    expect(opaque).toBeGreaterThan(0.1);
    expect(opaque).toBeLessThan(0.4);
  });
});

describe('favicon.svg', () => {
  it('is drawn from the same shapes as the app’s icons', async () => {
    const favicon = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8');
    expect(favicon).toContain(PAW_PATH);
    expect(favicon).toContain(MARK_TOPS.bowlful);
  });
});
