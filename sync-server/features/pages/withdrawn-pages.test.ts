import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { startBuiltServer } from '../../testing/built-client.ts';
import type { TestServer } from '../../testing/test-server.ts';

const TITLE = 'Chicken and Brown Rice';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startBuiltServer();
  cookie = await server.signIn();
});
afterAll(() => server.stop());

const admin = async (address: string, body: object) =>
  (await server.post(`/api/admin/${address}`, body, { Cookie: cookie })).status;
const textOf = async (address: string) => (await server.get(address)).text();

it('a withdrawn review leaves the recipe’s page at once, and returns when restored', async () => {
  const id = randomUUID();
  await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
  expect(await textOf('/recipe/1')).not.toContain(REVIEW.comment);
  expect(await admin(`moderate-rating/${id}`, { status: 'approved' })).toBe(200);
  expect(await textOf('/recipe/1')).toContain(REVIEW.comment);
  expect(await admin(`reviews/${id}/acts`, { act: 'withdraw' })).toBe(200);
  expect(await textOf('/recipe/1')).not.toContain(REVIEW.comment);
  expect(await admin(`reviews/${id}/acts`, { act: 'restore' })).toBe(200);
  expect(await textOf('/recipe/1')).toContain(REVIEW.comment);
});

it('a withdrawn recipe leaves its page, list, sitemap and API at once, until it is restored', async () => {
  const found = async () => {
    const page = await server.get('/recipe/1');
    return {
      page: page.status,
      isNamed: (await page.text()).includes(TITLE),
      isListed: (await textOf('/dog-recipes')).includes(TITLE),
      isInSitemap: /\/recipe\/1[<"]/.test(await textOf('/sitemap.xml')),
      api: (await server.get('/api/recipes/1')).status,
    };
  };
  const there = { page: 200, isNamed: true, isListed: true, isInSitemap: true, api: 200 };
  const gone = { page: 404, isNamed: false, isListed: false, isInSitemap: false, api: 404 };
  expect(await found()).toEqual(there);
  expect(await admin('recipes/1/acts', { act: 'withdraw' })).toBe(200);
  expect(await found()).toEqual(gone);
  expect(await admin('recipes/1/acts', { act: 'restore' })).toBe(200);
  expect(await found()).toEqual(there);
});
