import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { apiRecipeSchema } from '#domain/contract/recipes';
import { startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const ids = async (path: string) => {
  const recipes = (await (await server.get(path)).json()) as { id: number }[];
  return recipes.map(({ id }) => id);
};

describe('GET /api/recipes', () => {
  it('returns recipes in the documented format, with their lines, steps and ratings', async () => {
    const response = await server.get('/api/recipes');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const recipes = z.array(apiRecipeSchema).parse(await response.json());
    expect(recipes.map(({ id }) => id)).toEqual([1, 2, 66]);
    expect(recipes[0]).toMatchObject({
      ingredients: ['400 g chicken breast, diced'],
      instructions: ['Simmer the chicken for 20 minutes.'],
      averageRating: null,
      ratingCount: 0,
    });
  });

  it('filters by category', async () => {
    expect(await ids('/api/recipes?category=puppy')).toEqual([2]);
    expect(await ids('/api/recipes?category=all')).toEqual([1, 2, 66]);
  });

  it('searches by words, also within a category', async () => {
    expect(await ids('/api/recipes?search=salmon')).toEqual([66]);
    expect(await ids('/api/recipes?search=salmon&category=puppy')).toEqual([]);
    expect(await ids('/api/recipes?search=%20')).toEqual([1, 2, 66]);
  });

  it.each([
    'colour=red',
    'category=tiny',
    'category=puppy&category=adult',
    'category[$ne]=puppy',
    'category%5B%24gt%5D=',
    'search[$regex]=.*',
    '$where=1',
    '__proto__=1',
    `search=${'a'.repeat(65)}`,
    'search=%00',
    'search=%ff%fe',
  ])('fault 48, S16, S17: refuses ?%s with 400', async (query) => {
    const response = await server.get(`/api/recipes?${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 400, code: 'invalid' });
  });

  it('answers 304 for its own tag, in every encoding, and for no other', async () => {
    const first = await server.get('/api/recipes', { 'Accept-Encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    const etag = first.headers.get('etag') as string;
    const again = await server.get('/api/recipes', { 'If-None-Match': etag, 'Accept-Encoding': 'gzip' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect((await server.get('/api/recipes', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it('answers HEAD like GET without the body', async () => {
    const response = await fetch(`${server.url}/api/recipes`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await response.text()).toBe('');
  });
});

describe('GET /api/recipes/{id}', () => {
  it('answers the recipe', async () => {
    const response = await server.get('/api/recipes/66');
    expect(response.status).toBe(200);
    expect(apiRecipeSchema.parse(await response.json())).toMatchObject({ id: 66, title: 'Salmon Supper' });
  });

  it.each([
    '999',
    '01',
    '-1',
    '1.0',
    '1e0',
    'abc',
    '%00',
    '1%20',
    '9'.repeat(20),
    '__proto__',
    '%7B%22$gt%22:0%7D',
  ])('answers 404 for id %s', async (id) => {
    const response = await server.get(`/api/recipes/${id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  it('fault 49: answers a broken escape with 400 or 404, never 500', async () => {
    expect([400, 404]).toContain((await server.get('/api/recipes/%E0%A4%A')).status);
  });

  it('accepts no query', async () => {
    expect((await server.get('/api/recipes/1?x=1')).status).toBe(400);
  });
});
