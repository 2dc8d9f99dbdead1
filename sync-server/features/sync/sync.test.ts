import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeFigures } from '#domain/catalogue/card-of-recipe';
import { type SyncPage, syncPageSchema } from '#domain/contract/sync';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { digestOfRows } from '#domain/sync/digest';
import { aRecipe, REVIEW } from '../../testing/builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function pull(from: TestServer, cursor?: string): Promise<SyncPage> {
  const response = await from.get(cursor === undefined ? '/api/sync' : `/api/sync?cursor=${cursor}`);
  expect(response.status).toBe(200);
  return syncPageSchema.parse(await response.json());
}

async function pullAll(from: TestServer, start?: string): Promise<SyncPage[]> {
  const pages = [await pull(from, start)];
  while (pages.at(-1)?.more) pages.push(await pull(from, pages.at(-1)?.cursor));
  return pages;
}

async function approvedReview(at: TestServer): Promise<string> {
  const id = randomUUID();
  const review = { ...REVIEW, id, recipeId: 1, userCountry: null, createdAt: new Date().toISOString() };
  await at.store.reviews.insert(review);
  await at.store.reviews.moderate({ id, status: 'approved', by: 'keeper' });
  at.pass(1500);
  return id;
}

describe('GET /api/sync', () => {
  it('starts with all rows, their count and their digest', async () => {
    const page = await pull(server);
    expect(page).toMatchObject({ more: false, removed: [], reviews: [], count: 3 });
    expect(page.recipes.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2, 66]);
    const rows = page.recipes.map(({ id, revision }) => ({ kind: 'recipe' as const, id, revision }));
    expect(page.digest).toBe(digestOfRows(rows));
  });

  it('includes its recipes’ card data, in their order, and the version of the tables', async () => {
    // 3 hours of chilling are 180 minutes.
    const chilled = aRecipe({ id: 2, steps: [{ text: 'Chill for 3 hours.', lines: [0] }] });
    const own = await startServer({ recipes: [aRecipe({ id: 1 }), chilled] });
    const { recipes, cardFigures } = await pull(own);
    expect(cardFigures).toEqual({ version: VERDICT_VERSION, of: recipes.map(recipeFigures) });
    expect(cardFigures?.of.map((figures) => (figures as { chillTime?: number }).chillTime)).toEqual([
      undefined,
      180,
    ]);
    await own.stop();
  });

  it('continues from its cursor: nothing new, then one approved review, then its removal', async () => {
    const { cursor } = await pull(server);
    expect(await pull(server, cursor)).toMatchObject({
      recipes: [],
      reviews: [],
      removed: [],
      count: 3,
      cursor,
    });
    const id = await approvedReview(server);
    const next = await pull(server, cursor);
    expect(next).toMatchObject({ recipes: [], reviews: [{ id, isApproved: true }], removed: [], count: 4 });
    await server.store.reviews.remove(id, 'keeper');
    server.pass(1500);
    expect(await pull(server, next.cursor)).toMatchObject({
      reviews: [],
      removed: [{ kind: 'review', id }],
      count: 3,
    });
    expect(await pull(server, cursor)).toMatchObject({ reviews: [], removed: [{ id }] });
    expect((await pull(server)).removed).toEqual([]);
  });

  it('leaves out pending reviews', async () => {
    const id = randomUUID();
    await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
    // Approving another review makes the server reload, so the pages are not older, cached ones.
    const approved = await approvedReview(server);
    const pages = JSON.stringify(await pullAll(server));
    expect(pages).toContain(approved);
    expect(pages).not.toContain(id);
  });

  it('load target 13: has pages of at most 200 rows, each row once; only the last has count and digest', async () => {
    const recipes = Array.from({ length: 450 }, (_, index) => aRecipe({ id: index + 1 }));
    const large = await startServer({ recipes });
    const pages = await pullAll(large);
    expect(pages.map((page) => page.recipes.length)).toEqual([200, 200, 50]);
    expect(pages.map((page) => page.count)).toEqual([null, null, 450]);
    const rows = pages.flatMap((page) =>
      page.recipes.map(({ id, revision }) => ({ kind: 'recipe' as const, id, revision })),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(450);
    expect(pages[2]?.digest).toBe(digestOfRows(rows));
    await large.stop();
  });

  it('is one precompressed answer per revision, with 304 for callers that have it', async () => {
    const first = await server.get('/api/sync', { 'Accept-Encoding': 'br, gzip' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') as string;
    expect((await server.get('/api/sync', { 'If-None-Match': etag })).status).toBe(304);
    await approvedReview(server);
    expect((await server.get('/api/sync', { 'If-None-Match': etag })).status).toBe(200);
  });

  it.each([
    '',
    'x',
    '..',
    '1',
    'epoch.-1',
    'epoch.01',
    'a.1.2',
    '%00.1',
    `${'e'.repeat(200)}.1`,
    '{"$gt":""}',
  ])('refuses the cursor %j with 400', async (cursor) => {
    const response = await server.get(`/api/sync?cursor=${encodeURIComponent(cursor)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', field: 'cursor' });
  });

  it('load target 3: three hundred devices requesting the same finished page at once don’t queue', async () => {
    const { cursor } = await pull(server);
    await pull(server, cursor);
    const { changes } = server.store;
    const { head } = changes;
    // A slow store: if each request waited for it, the server's queue would be full before it answers.
    changes.head = async () => {
      await setTimeout(500);
      return await head();
    };
    server.pass(1500);
    const asked = Array.from({ length: 300 }, () => server.get(`/api/sync?cursor=${cursor}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    changes.head = head;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('continues from a cursor of another process that has read later changes', async () => {
    const own = await startServer();
    const { cursor } = await pull(own);
    const id = randomUUID();
    const review = { ...REVIEW, id, recipeId: 1, userCountry: null, createdAt: new Date().toISOString() };
    await own.store.reviews.insert(review);
    await own.store.reviews.moderate({ id, status: 'approved', by: 'keeper' });
    const { epoch, revision } = await own.store.changes.head();
    expect(cursor).not.toBe(`${epoch}.${revision}`);
    expect(await pull(own, `${epoch}.${revision}`)).toMatchObject({ more: false, reviews: [] });
    await own.stop();
  });

  it('answers 410 for a cursor from other data: another epoch, or beyond the last revision', async () => {
    const { epoch } = await pull(server);
    for (const cursor of ['another.1', `${epoch}.999999`]) {
      const response = await server.get(`/api/sync?cursor=${cursor}`);
      expect(response.status).toBe(410);
      expect(await response.json()).toMatchObject({ code: 'cursor-gone' });
    }
  });
});
