import type { Page } from '@playwright/test';
import { RECIPE_COUNT } from './harness/catalogue.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { ADMINISTRATOR } from './harness/server-process.ts';

const PHONE = { width: 390, height: 844 };
/** The first audit renders every page, on a machine that may be busy. */
const FIRST_AUDIT_MS = 110_000;

const asked = (seen: readonly string[]) => seen.filter((request) => request.includes('/api/seo/'));

async function runAudit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run Complete SEO Audit' }).click();
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible({ timeout: FIRST_AUDIT_MS });
}

test.use({ viewport: PHONE });

test('the audit runs on request, and says in four tabs what is wrong and where', async ({
  page,
  backend,
}) => {
  test.setTimeout(3 * FIRST_AUDIT_MS);
  const before = asked(backend.proxy.seen).length;
  await page.goto('/seo-audit');
  await expectHeading(page, 'SEO Audit');
  await expectHydrated(page);
  await expect(page.getByText('Run the audit to see the score and the findings.')).toBeVisible();
  expect(asked(backend.proxy.seen)).toHaveLength(before);

  // An unreachable server is reported in a sentence, and the audit can be run again.
  await page.route('**/api/seo/audit-run', (route) => route.abort());
  await page.getByRole('button', { name: 'Run Complete SEO Audit' }).click();
  await expect(page.getByRole('main')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/seo/audit-run');
  await runAudit(page);

  await expect(page.getByText(/Good, \d+%/).first()).toBeVisible();
  await expect(page.getByText(/pages read as served: \d+%, with 0 critical issues/)).toBeVisible();
  await page.getByRole('tab', { name: 'Critical Issues' }).click();
  await expect(page.getByText('No critical issues found')).toBeVisible();
  await page.getByRole('tab', { name: 'Recipe Analysis' }).click();
  await expect(page.getByText(`${RECIPE_COUNT} of ${RECIPE_COUNT} recipes score 90 or more.`)).toBeVisible();
  await page.getByRole('tab', { name: 'Recommendations' }).click();
  // The built-in site leaves nothing to recommend.
  await expect(page.getByText('Nothing to recommend')).toBeVisible();

  const finding = { code: 'title-short', page: '/about', problem: 'The title has 5 characters.' };
  await page.route('**/api/seo/audit-run', async (route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).trim().split('\n');
    const found = { ...JSON.parse(lines.at(-1) ?? ''), findings: [finding] };
    const contentType = answer.headers()['content-type'] ?? '';
    await route.fulfill({
      contentType,
      body: `${[...lines.slice(0, -1), JSON.stringify(found)].join('\n')}\n`,
    });
  });
  await page.reload();
  await expectHydrated(page);
  await runAudit(page);
  await page.getByRole('tab', { name: 'Recommendations' }).click();
  const link = page.getByRole('list', { name: 'Recommendations' }).getByRole('link').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(String(path));
});

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
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('both screens say so, and no device caches them', async ({ page, context }) => {
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

test('an administrator imports the queries of a search console, and the dashboard lists them', async ({
  page,
}) => {
  await page.goto('/admin?tab=search-console');
  await page.getByLabel('Username').fill(ADMINISTRATOR.username);
  await page.getByLabel('Password').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('No file has been imported yet.')).toBeVisible();
  const file = (text: string) => ({ name: 'Queries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const head = 'Top queries,Clicks,Impressions,CTR,Position\n';
  const field = page.getByLabel('Queries.csv');
  await field.setInputFiles(file(`${head}calcium for dogs,many,90,10%,2\n`));
  await expect(page.getByText('Line 2: Clicks must be a whole number.')).toBeVisible();
  await field.setInputFiles(file(`${head}calcium for dogs,9,90,10%,2\n`));
  await expect(
    page.getByText('Queries.csv: 1 query, 9 clicks, 90 impressions. Nothing is saved yet.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Searches in the imported file' })).toContainText(
    'calcium for dogs',
  );
  await page.goto('/seo-dashboard');
  await expect(
    page.getByText(/^Search console, imported .* Queries: 1, clicks: 9, impressions: 90\.$/),
  ).toBeVisible();
  await expect(page.getByText('calcium for dogs').first()).toBeVisible();
});
