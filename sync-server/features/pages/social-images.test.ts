import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialImagePath } from '#domain/catalogue/recipe-picture';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const FACE = '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowlful-face-'));
  const face = await readFile(createRequire(import.meta.url).resolve(FACE));
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ,.-';
  await writeFile(
    path.join(folder, 'face.ttf'),
    await subsetFont(face, letters, { targetFormat: 'truetype' }),
  );
  server = await startServer({ env: { DISPLAY_FONT: path.join(folder, 'face.ttf') } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe('GET /social/…', () => {
  it.each([socialImagePath(1), '/social/site.png'])('%s is a PNG of 1200 × 630', async (address) => {
    const response = await server.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const etag = response.headers.get('etag') as string;
    expect((await server.get(address, { 'If-None-Match': etag })).status).toBe(304);
  });

  it.each([
    ['4x3', 900],
    ['1x1', 1200],
  ] as const)('draws a recipe in the %s format', async (shape, height) => {
    const response = await server.get(socialImagePath(1, shape));
    expect(response.status).toBe(200);
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, height]);
  });

  it.each([
    '/social/recipe-999.png',
    '/social/recipe-1-2x1.png',
    '/social/recipe-01.png',
    '/social/recipe-x.png',
    '/social/other.png',
    '/social/',
  ])('%s is 404', async (address) => expect((await server.get(address)).status).toBe(404));
});
