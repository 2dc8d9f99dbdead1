import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  recipeValidationSchema,
  type SeoAuditLine,
  seoAuditLineSchema,
  seoAuditSchema,
  seoStatsSchema,
} from '#domain/contract/seo';
import { aRecipe, REVIEW } from '../../testing/builders.ts';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';

/** Renders small pages, and records their addresses. */
function renderer(options: { fails?: boolean } = {}) {
  const rendered: string[] = [];
  const pages: PageRenderer = {
    scriptHashes: [],
    shell: () => '<!doctype html>',
    async render({ url, recipe }) {
      rendered.push(url);
      if (options.fails) throw new Error('no renderer');
      const title = recipe?.recipe.title ?? `A page of words at ${url}`;
      const link = url === '/' ? '<a href="/gone">Gone</a>' : '';
      const html = `<!doctype html><html lang="en"><title>${title}, a page</title>
        <link rel="canonical" href="${ORIGIN}${url}"><main><h1>${title}</h1>${link}</main></html>`;
      return { html, status: 200 };
    },
  };
  return { pages, rendered, options };
}

const RECIPES = [aRecipe(), aRecipe({ id: 66, species: 'cat', title: 'Salmon Supper' })];
let made: ReturnType<typeof renderer>;
let server: TestServer;
beforeEach(async () => {
  made = renderer();
  server = await startServer({ pages: made.pages, recipes: RECIPES, env: { TRUST_PROXY: '1' } });
});
afterEach(() => server.stop());

const ask = async <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
  schema.parse(await (await server.get(path)).json()) as z.infer<Schema>;
const linesOf = (text: string): SeoAuditLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => seoAuditLineSchema.parse(JSON.parse(line)));

async function sitemapPages(): Promise<string[]> {
  const text = await (await server.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address.slice(ORIGIN.length) || '/',
  );
}

describe('the site audit', () => {
  it('renders every sitemap page once, however many ask during and after the run', async () => {
    const paths = ['/api/seo/audit', '/api/seo/audit', '/api/seo/validate-recipes', '/api/seo/audit-run'];
    const answers = await Promise.all(paths.map((path) => server.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await server.get('/api/seo/audit');
    expect(made.rendered).toEqual(await sitemapPages());
  });

  it('renders nothing for its first caller if it was prepared in advance', async () => {
    await server.prepareAudit();
    const before = made.rendered.length;
    expect((await server.get('/api/seo/audit')).status).toBe(200);
    expect(made.rendered).toHaveLength(before);
  });

  it('returns the documented fields: score, issues as texts, recommendations, summary', async () => {
    const audit = await ask('/api/seo/audit', seoAuditSchema);
    expect(audit.criticalIssues).toContain(
      '/: It links to /gone, which does not exist. Correct or remove the link.',
    );
    expect(audit.recommendations.join()).toContain('Describe the page in a sentence or two.');
    expect(audit.summary).toMatch(new RegExp(`^${(await sitemapPages()).length} pages read as served`));
    expect(audit.overallScore).toBeLessThan(90);
  });

  it('streams its progress line by line, then every finding with its page', async () => {
    const lines = linesOf(await (await server.get('/api/seo/audit-run')).text());
    const result = lines.at(-1);
    if (result?.type !== 'result') throw new Error('no result');
    const progress = lines.slice(0, -1);
    expect(progress.at(-1)).toEqual({ type: 'progress', done: result.pages, total: result.pages });
    expect(progress).toHaveLength(result.pages + 1);
    expect(result.findings[0]).toMatchObject({ code: expect.any(String), page: '/recipe/1' });
    expect(result.findings.map(({ code, page }) => `${code} ${page}`)).toContain('link-broken /');
    const { good, fair, poor } = result.bands;
    expect(good + fair + poor).toBe(result.pages);
  });

  it('scores each recipe by its page', async () => {
    const found = await ask('/api/seo/validate-recipes', z.array(recipeValidationSchema));
    expect(found.map(({ recipeId, title }) => [recipeId, title])).toEqual([
      [1, 'Chicken and Brown Rice'],
      [66, 'Salmon Supper'],
    ]);
    expect(found[0]?.issues).toContain(
      'The recipe page has no recipe markup. Mark the recipe up as schema.org/Recipe.',
    );
    // Critical: no markup. Warning: no description. Advice: few words, no card, no link to it.
    expect(found[0]?.seoScore).toBe(100 - 40 - 10 - 4 - 4 - 4);
  });

  it('after a review, renders only what the review changed', async () => {
    await server.get('/api/seo/audit');
    const lists = made.rendered.filter((url) => !url.startsWith('/recipe/'));
    const id = randomUUID();
    await server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': id });
    const headers = { Cookie: await server.signIn() };
    await server.post(`/api/admin/moderate-rating/${id}`, { status: 'approved' }, headers);
    made.rendered.length = 0;
    await server.get('/api/seo/audit');
    expect(made.rendered).toContain('/recipe/1');
    expect(made.rendered).not.toContain('/recipe/66');
    expect(made.rendered).not.toContain('/about');
    expect(made.rendered.length).toBeLessThan(lists.length);
  });

  it('reports a failure, and starts again for the next caller', async () => {
    made.options.fails = true;
    expect(linesOf(await (await server.get('/api/seo/audit-run')).text()).at(-1)).toEqual({ type: 'failed' });
    expect((await server.get('/api/seo/audit')).status).toBe(500);
    made.options.fails = false;
    expect((await server.get('/api/seo/audit')).status).toBe(200);
  });

  it('answers 429 to an address that asks too often, and accepts no query', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    for (let round = 0; round < 20; round += 1) await server.get('/api/seo/audit', from('81.2.69.1'));
    const refused = await server.get('/api/seo/validate-recipes', from('81.2.69.1'));
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await server.get('/api/seo/audit', from('81.2.70.1'))).status).toBe(200);
    expect((await server.get('/api/seo/audit?all=1', from('81.2.71.1'))).status).toBe(400);
  });

  it('answers 503 before the app is built', async () => {
    const bare = await startServer();
    expect((await bare.get('/api/seo/audit')).status).toBe(503);
    await bare.stop();
  });
});

describe('the audit pages', () => {
  it.each(['/seo-audit', '/seo-dashboard'])('%s has noindex', async (page) => {
    const answer = await server.get(page);
    expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    expect(await sitemapPages()).not.toContain(page);
  });
});

describe('GET /api/seo/stats', () => {
  const event = (visit: string, ...events: object[]) => server.post('/api/events', { visit, events });
  const search = { type: 'search', term: 'raw cat food' };

  it('counts a month’s visits and page views, and has only zeros and blanks before the first', async () => {
    expect(await ask('/api/seo/stats', seoStatsSchema)).toEqual({
      totalContent: 0,
      publishedContent: 0,
      totalKeywords: 0,
      estimatedTraffic: 0,
      contentByType: {},
      topKeywords: [],
      days: 30,
      pageViews: 0,
      searchConsole: null,
    });
    const view = { type: 'page-view', path: '/about' };
    await event(randomUUID(), view, view);
    await event(randomUUID(), view);
    server.pass(61_000);
    expect(await ask('/api/seo/stats', seoStatsSchema)).toMatchObject({ estimatedTraffic: 2, pageViews: 3 });
  });

  it('names a search only after two visits on earlier days typed the same, and counts it once per visit', async () => {
    const day = 24 * 60 * 60_000;
    const terms = async () =>
      (await server.store.counters.since('2000-01-01', 'search-term')).map(({ key }) => key);
    await event(randomUUID(), search);
    await event(randomUUID(), search, search);
    expect(await terms()).toEqual([]);
    server.pass(day);
    const visit = randomUUID();
    await event(visit, search);
    await event(visit, search);
    await event(randomUUID(), { type: 'search', term: 'typed once' });
    const rows = await server.store.counters.since('2000-01-01', 'search-term');
    expect(rows.map(({ key, count }) => [key, count])).toEqual([['raw cat food', 1]]);
    const stats = await ask('/api/seo/stats', seoStatsSchema);
    expect(stats.topKeywords).toEqual([{ keyword: 'raw cat food', count: 1, source: 'site' }]);
    // The search and its digest are deleted after 90 days.
    server.pass(92 * day);
    await server.store.counters.sweep();
    expect(await terms()).toEqual([]);
    expect(await server.store.counters.since('2000-01-01', 'search-digest')).toEqual([]);
  });

  it.each(['ann@example.com', '07700 900123', 'Upper Case', ''])('refuses %j as a search', async (term) => {
    expect((await event(randomUUID(), { type: 'search', term })).status).toBe(400);
  });
});
