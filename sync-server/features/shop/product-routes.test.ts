import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#domain/reference/product-schema';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const LEAD: Product = {
  id: 'rope-lead',
  species: 'dog',
  category: 'accessories',
  name: 'Rope lead',
  description: 'Two metres.',
  features: ['Brass clip'],
  priceUsd: { min: 20, max: 30 },
  priceDate: '2025-11',
  term: 'rope dog lead',
  inStock: false,
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowlful-products-'));
  const file = path.join(folder, 'products.json');
  await writeFile(file, JSON.stringify([LEAD]));
  server = await startServer({ env: { PRODUCTS_FILE: file } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const list = async (from: TestServer, query = '') =>
  (await (await from.get(`/api/products${query}`)).json()) as Product[];

describe('the products', () => {
  it('are the operator’s for one species, the built-in ones for the other', async () => {
    expect(await list(server, '?species=dog')).toEqual([LEAD]);
    expect(await list(server, '?species=cat')).toHaveLength(6);
    expect((await list(server)).map(({ species }) => species)).toEqual(['dog', ...Array(6).fill('cat')]);
  });

  it('have an ETag: a request that sends it back gets 304', async () => {
    const first = await server.get('/api/products?species=dog');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const tag = first.headers.get('ETag') ?? '';
    expect((await server.get('/api/products?species=dog', { 'If-None-Match': tag })).status).toBe(304);
    expect((await server.get('/api/products', { 'If-None-Match': tag })).status).toBe(200);
  });

  it('refuse an unknown species, an unknown parameter and POST', async () => {
    expect((await server.get('/api/products?species=fish')).status).toBe(400);
    expect((await server.get('/api/products?sort=rating')).status).toBe(400);
    expect((await server.post('/api/products', {})).status).toBe(405);
  });

  it('are announced to devices by a version in the site settings', async () => {
    const site = async (from: TestServer) => {
      const page = (await (await from.get('/api/sync')).json()) as { site: { productsVersion?: string } };
      return page.site.productsVersion;
    };
    expect(await site(server)).toMatch(/^[\w-]{16}$/);
    const bare = await startServer();
    expect(await site(bare)).toBeUndefined();
    expect(await list(bare, '?species=dog')).toHaveLength(12);
    await bare.stop();
  });
});
