// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device, emptyDevice, stalled } from '../testing/worker-builds.ts';
import { DOWNLOADS_CACHE, keepDownloads } from './caching.ts';

const PATH = '/downloads/toxic-foods-reference.pdf';
const PDF = '%PDF-1.3\n…\n%%EOF\n';

beforeEach(emptyDevice);
afterEach(() => void vi.restoreAllMocks());

async function keptAfter(text: string, type: string): Promise<string | undefined> {
  vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'Content-Type': type } }));
  await keepDownloads();
  const cache = await device.stores.open(DOWNLOADS_CACHE);
  return (await cache.match(PATH))?.text();
}

it('stores a download', async () => {
  expect(await keptAfter(PDF, 'application/pdf')).toBe(PDF);
});

it.each([
  ['a sign-in page', '<h1>Sign in</h1>', 'text/html'],
  ['a sign-in page that calls itself a PDF', '<h1>Sign in</h1>', 'application/pdf'],
  ['a truncated file', PDF.slice(0, 12), 'application/pdf'],
])('fault 21: does not store %s', async (_, text, type) => {
  expect(await keptAfter(text, type)).toBeUndefined();
});

it('gives up on a download that stalls, so that an installation ends', async () => {
  stalled();
  await expect(keepDownloads()).rejects.toThrow('timed out');
});
