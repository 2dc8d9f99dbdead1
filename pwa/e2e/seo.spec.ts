import { RECIPE_COUNT } from './harness/catalogue.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';

/** The first audit renders every page, on a machine that may be busy. */
const FIRST_AUDIT_MS = 110_000;

test('the real site has no broken link, no missing anchor, no page without title or description', async ({
  request,
}) => {
  test.setTimeout(2 * FIRST_AUDIT_MS);
  const answer = await request.get('/api/seo/audit-run', { timeout: FIRST_AUDIT_MS });
  const lines = (await answer.text()).trim().split('\n');
  const result = JSON.parse(lines.at(-1) ?? '');
  const pages = (await (await request.get('/sitemap.xml')).text()).match(/<loc>/g)?.length;
  expect(result.pages).toBe(pages);
  expect(result.overallScore).toBeGreaterThanOrEqual(90);
  const codes = new Set(result.findings.map(({ code }: { code: string }) => code));
  // These are advice to authors.
  for (const code of ['page-unlinked', 'title-short', 'content-thin', 'description-short'])
    codes.delete(code);
  expect([...codes]).toEqual([]);
  expect(result.criticalIssues).toEqual([]);
  expect(result.recommendations).toEqual([]);
  expect(result.summary).toMatch(/pages read as served: \d+%, with 0 critical issues/);
  const recipes = await (await request.get('/api/seo/validate-recipes')).json();
  const good = recipes.filter(({ seoScore }: { seoScore: number }) => seoScore >= 90);
  expect([good.length, recipes.length]).toEqual([RECIPE_COUNT, RECIPE_COUNT]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('both SEO screens say that they need the network, and no device caches their scripts', async ({
    page,
    context,
  }) => {
    await install(page);
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/seo-dashboard', 'SEO Dashboard'],
      ['/seo-audit', 'SEO Audit'],
    ] as const) {
      await page.goto(path);
      await expectHeading(page, heading);
      await expect(page.getByRole('heading', { name: 'This page needs the network' })).toBeVisible();
    }
    await context.setOffline(false);
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const keys = await Promise.all(caches_.map((cache) => cache.keys()));
      return keys.flat().map(({ url }) => url);
    });
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((url) => /\/assets\/(?:online\/|seo-(?:audit|dashboard)-)/.test(url))).toEqual([]);
  });
});
