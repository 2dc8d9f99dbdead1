import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  adOptimizationSchema,
  comprehensivePolicySchema,
  contentPolicySchema,
  policyCheckSchema,
} from '#domain/contract/ad-policy';
import {
  coverageSchema,
  robotsSchema,
  seoMetricsSchema,
  structuredDataFixSchema,
  structuredDataSchema,
} from '#domain/contract/site-tools';
import { aRecipe } from '../../testing/builders.ts';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';

const DAY_MS = 24 * 60 * 60_000;
const NO_FIGURES = { account: '', items: 0, clicks: 0, pageViews: 0, products: [] };

/** Preparation time in the markup of every recipe page; a test changes it. */
const template = { prepTime: 'PT10M' };

const pages: PageRenderer = {
  scriptHashes: [],
  shell: () => '<!doctype html>',
  async render({ url, recipe }) {
    const title = recipe?.recipe.title ?? `A page of words at ${url}`;
    const markup = { '@type': 'Recipe', name: title, prepTime: template.prepTime };
    const data = recipe ? `<script type="application/ld+json">${JSON.stringify(markup)}</script>` : '';
    const link =
      url === '/' ? '<a href="/recipe/1">Bowl</a> earns commissions from qualifying purchases' : '';
    const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <title>${title}, a page</title><link rel="canonical" href="${ORIGIN}${url}">${data}
      <main><h1>${title}</h1>${link}<div data-ad-slot="list-1"></div></main></html>`;
    return { html, status: 200 };
  },
};

const RECIPES = [
  aRecipe(),
  aRecipe({ id: 2, title: 'Organic Bowl', isOrganic: true }),
  aRecipe({ id: 66, species: 'cat', title: 'Salmon Supper' }),
];
let server: TestServer;
let headers: { Cookie: string };
beforeAll(async () => {
  server = await startServer({ pages, recipes: RECIPES });
  headers = { Cookie: await server.signIn() };
});
afterAll(() => server.stop());

const ask = async <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
  schema.parse(await (await server.get(path, headers)).json()) as z.infer<Schema>;

describe('structured data', () => {
  it('is counted by field over the served recipes', async () => {
    const answer = await ask('/api/admin/structured-data', structuredDataSchema);
    expect(answer).toMatchObject({
      totalRecipes: 3,
      // Images are required, and three recipes have none.
      criticalIssues: 3,
      dogs: { count: 2, ids: '1–2' },
      cats: { count: 1, ids: '66' },
      organic: { count: 1, ids: '2' },
    });
    expect(answer.fields.find(({ field }) => field === 'image')).toMatchObject({
      status: 'missing',
      count: 3,
    });
    expect(answer.fields.find(({ field }) => field === 'name')).toMatchObject({ status: 'valid', count: 0 });
  });

  it('can be regenerated, which reports what changed', async () => {
    const fix = async () =>
      structuredDataFixSchema.parse(
        await (await server.post('/api/fix-all-structured-data', undefined, headers)).json(),
      );
    expect(await fix()).toEqual({ totalFixed: 0, totalRecipes: 3, changed: [] });
    template.prepTime = 'PT15M';
    expect(await fix()).toEqual({
      totalFixed: 3,
      totalRecipes: 3,
      changed: [
        { recipeId: 1, title: 'Chicken and Brown Rice', fields: ['prepTime'] },
        { recipeId: 2, title: 'Organic Bowl', fields: ['prepTime'] },
        { recipeId: 66, title: 'Salmon Supper', fields: ['prepTime'] },
      ],
    });
  });
});

describe('the metrics', () => {
  it('describe the served pages; page speed is not measured', async () => {
    const { contentMetrics, technical, totalContent } = await ask('/api/seo/metrics', seoMetricsSchema);
    expect(contentMetrics).toMatchObject({
      totalRecipes: 3,
      dogRecipes: 2,
      catRecipes: 1,
      organicRecipes: 1,
      imagesOptimized: null,
      structuredDataCoverage: 0,
    });
    expect(totalContent).toBeGreaterThan(10);
    const states = Object.fromEntries(technical.map(({ name, state }) => [name, state]));
    expect(states).toEqual({
      Sitemap: 'good',
      Robots: 'good',
      'Canonical tags': 'good',
      Schema: 'bad',
      HTTPS: 'bad',
      'Page speed': 'unmeasured',
    });
  });
});

describe('the policies', () => {
  it('are read from the pages', async () => {
    expect(await ask('/api/adsense-policy-check', policyCheckSchema)).toMatchObject({
      hasPrivacyPolicy: true,
      hasTermsOfService: true,
      hasAdDisclaimer: true,
      contentGuidelines: { enoughContent: false, mobileFriendly: true },
    });
    const content = await ask('/api/content-policy-audit', contentPolicySchema);
    expect(content.thinContent).toBe(content.totalPages);
    const audit = await ask('/api/comprehensive-policy-audit', comprehensivePolicySchema);
    expect(audit).toMatchObject({
      overallStatus: 'needs_improvement',
      adCompliance: { adsPerPage: 1, mobileOptimized: true, pageLoadSpeed: null },
    });
  });

  it('estimate no revenue without imported reports', async () => {
    const { revenueProjections } = await ask('/api/adsense-optimization', adOptimizationSchema);
    expect(revenueProjections).toEqual({ currentEstimate: null, optimizedEstimate: null, coveredDays: 0 });
  });

  it('read what advertising earns from the imported reports', async () => {
    const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
    const days = [{ ...NO_FIGURES, day: dayBefore(3), earningsMicros: 8_000_000 }];
    const period = { firstDay: dayBefore(20), lastDay: dayBefore(1) };
    const report = { format: 'google-adsense', currency: 'GBP', rows: 1, days, ...period } as const;
    await server.store.revenueImports.insert('a', report, 'keeper');
    const { revenueProjections } = await ask('/api/adsense-optimization', adOptimizationSchema);
    // £8.00 in 20 days is £12.00 in 30 days.
    expect(revenueProjections).toEqual({ currentEstimate: 12, optimizedEstimate: null, coveredDays: 20 });
  });
});

describe('coverage and robots', () => {
  it('list every page and how many others link to it', async () => {
    const { pages: rows, searchConsole } = await ask('/api/admin/coverage', coverageSchema);
    expect(rows.find(({ path }) => path === '/recipe/1')).toMatchObject({
      isInSitemap: true,
      isIndexable: true,
      linkedFrom: 1,
    });
    expect(rows.find(({ path }) => path === '/recipe/66')).toMatchObject({ linkedFrom: 0 });
    expect(rows.find(({ path }) => path === '/queue')).toMatchObject({
      isInSitemap: false,
      isIndexable: false,
    });
    expect(searchConsole).toBeNull();
  });

  it('test the served robots.txt', async () => {
    const served = await (await server.get('/robots.txt')).text();
    const { text, problems, trials } = await ask('/api/admin/robots', robotsSchema);
    expect([text, problems]).toEqual([served, []]);
    expect(trials.find(({ what }) => what === 'Recipe')).toMatchObject({
      path: '/recipe/1',
      isAllowed: true,
    });
  });
});

describe('access to these calls', () => {
  it.each([
    ['get', '/api/seo/metrics'],
    ['get', '/api/indexing-report'],
    ['get', '/api/recipe-404-check'],
    ['post', '/api/submit-for-indexing'],
    ['post', '/api/fix-all-structured-data'],
    ['get', '/api/adsense-policy-check'],
    ['get', '/api/content-policy-audit'],
    ['get', '/api/adsense-optimization'],
    ['get', '/api/comprehensive-policy-audit'],
    ['get', '/API/SEO/Metrics/'],
  ] as const)(
    'S4: %s %s is 401 without a session, although its path does not contain "admin"',
    async (method, path) => {
      const response = method === 'get' ? await server.get(path) : await server.post(path, {});
      expect(response.status).toBe(401);
    },
  );

  it('needs no session for the public audit', async () => {
    expect((await server.get('/api/seo/audit')).status).toBe(200);
  });
});

it('the metrics name searches that showed the site but brought no click, even one shown once', async () => {
  const queries = [
    { query: 'peas', clicks: 0, impressions: 1 },
    { query: 'rice', clicks: 0, impressions: 2 },
  ];
  await server.store.searchConsole.insert(Buffer.from('file'), queries);
  const { growthOpportunities } = await ask('/api/seo/metrics', seoMetricsSchema);
  expect(growthOpportunities).toEqual([
    '‘peas’ was shown 1 time and never clicked: improve title and description.',
    '‘rice’ was shown 2 times and never clicked: improve title and description.',
  ]);
});
