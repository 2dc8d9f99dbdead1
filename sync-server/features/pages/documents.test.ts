import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIST_SCOPES, PLAIN_PAGES } from '#domain/contract/page-address';
import { aRecipe, REVIEW } from '../../testing/builders.ts';
import { aDraft, aGuide } from '../../testing/guide-builders.ts';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';
import { sitemapXml } from './documents.ts';
import { guidesOf } from './guides.ts';

const BUILT = '2026-02-03T04:05:06.000Z';
let server: TestServer;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'bowlful-client-'));
  const page = path.join(clientDir, 'index.html');
  await writeFile(page, '<!doctype html>');
  await utimes(page, new Date(BUILT), new Date(BUILT));
  server = await startServer({ clientDir });
});
afterAll(async () => {
  await server.stop();
  await rm(clientDir, { recursive: true });
});

/** The lastmod of each address in the sitemap. */
async function dates(): Promise<Record<string, string | undefined>> {
  const text = await (await server.get('/sitemap.xml')).text();
  const rows = text.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g);
  return Object.fromEntries([...rows].map(([, loc = '', at]) => [loc.slice(ORIGIN.length), at]));
}

describe('lastmod in the sitemap', () => {
  it('is the build time for plain pages, and a time in ISO 8601 for recipes and lists', async () => {
    const found = await dates();
    for (const page of PLAIN_PAGES) expect(found[page], page).toBe(BUILT);
    const inserted = found['/recipe/1'] ?? '';
    expect(new Date(inserted).toISOString()).toBe(inserted);
    for (const { path: page, scope } of LIST_SCOPES) {
      if (scope === 'organic') continue;
      expect(found[page], page).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  it('changes with an approved review, only for its recipe and the lists with that recipe', async () => {
    const before = await dates();
    server.pass(60_000);
    const id = randomUUID();
    await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
    expect(await dates()).toEqual(before);
    server.pass(60_000);
    const cookie = await server.signIn();
    const headers = { Cookie: cookie, Origin: ORIGIN };
    await server.post(`/api/admin/moderate-rating/${id}`, { status: 'approved' }, headers);
    const after = await dates();
    // The approval is two minutes after the first reading, the posting only one.
    expect(Date.parse(after['/recipe/1'] ?? '') - Date.parse(before['/recipe/1'] ?? '')).toBeGreaterThan(
      119_000,
    );
    expect(after['/dog-recipes']).toBe(after['/recipe/1']);
    expect(after['/recipes']).toBe(after['/recipe/1']);
    for (const same of ['/recipe/2', '/recipe/66', '/cat-recipes', '/about']) {
      expect(after[same], same).toBe(before[same]);
    }
  });

  it('is the day of a guide’s last change; drafts are not listed', () => {
    const rows = [{ ...aRecipe(), revision: 1 }];
    const later = aGuide({ slug: 'later', updatedAt: '2027-01-05' });
    const guides = guidesOf([aGuide(), later, aDraft()]);
    const text = sitemapXml(ORIGIN, { recipes: rows, changedAt: new Map() }, BUILT, guides);
    expect(text).toContain(`<loc>${ORIGIN}/guides/storing-food</loc><lastmod>2026-11-24</lastmod>`);
    expect(text).toContain(`<loc>${ORIGIN}/guides/later</loc><lastmod>2027-01-05</lastmod>`);
    expect(text.match(/\/guides\//g)).toHaveLength(2);
  });

  it('is left out if unknown', () => {
    const rows = [{ ...aRecipe(), revision: 1 }];
    const text = sitemapXml(ORIGIN, { recipes: rows, changedAt: new Map() }, null, guidesOf([]));
    expect(text).not.toContain('lastmod');
    expect(text).toContain(`<url><loc>${ORIGIN}/recipe/1</loc></url>`);
  });
});
