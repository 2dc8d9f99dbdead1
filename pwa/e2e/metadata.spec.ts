import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';

// An installed worker would answer instead of the server.
test.use({ serviceWorkers: 'block' });

type Data = { '@type': string; name?: string; itemListElement?: { name: string }[] };

async function structuredData(page: Page): Promise<Record<string, Data>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = texts.map((text) => JSON.parse(text) as Data);
  return Object.fromEntries(all.map((data) => [data['@type'], data]));
}

const head = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name);

test('the head follows every change of screen on the device, as the server would have written it', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dog Recipes' }).click();
  await expect(page).toHaveTitle('Dog Recipes | Bowlful for Dogs');
  await expect.poll(async () => (await structuredData(page))['ItemList']?.itemListElement?.length).toBe(5);
  expect(await head(page, 'link[rel=canonical]', 'href')).toBe(`${backend.origin}/dog-recipes`);

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/recipe\/\d+$/);
  const heading = page.getByRole('heading', { level: 1 });
  // The list stays until the recipe's chunk has loaded.
  await expect(heading).not.toHaveText('Dog recipes');
  const title = await heading.textContent();
  await expect(page).toHaveTitle(`${title} | Bowlful for Dogs`);
  await expect.poll(async () => (await structuredData(page))['Recipe']?.name).toBe(title);
  expect((await structuredData(page))['ItemList']).toBeUndefined();
  const address = backend.origin + new URL(page.url()).pathname;
  for (const [selector, name] of [
    ['link[rel=canonical]', 'href'],
    ['meta[property="og:url"]', 'content'],
    ['meta[name="twitter:url"]', 'content'],
    ['link[hreflang="en-CA"]', 'href'],
    ['link[hreflang="x-default"]', 'href'],
  ] as const) {
    expect(await head(page, selector, name), selector).toBe(address);
  }
  const onDevice = (await structuredData(page))['Recipe'];
  await page.goto(address);
  await expectHeading(page, String(title));
  expect((await structuredData(page))['Recipe']).toEqual(onDevice);
});

test('a filtered list is not indexed by search engines', async ({ page }) => {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Puppy', exact: true }).click();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/);
});

test('breadcrumbs lead from Home through the segments, with friendly names', async ({ page }) => {
  await page.goto('/cost-calculator');
  const trail = (await structuredData(page))['BreadcrumbList']?.itemListElement;
  expect(trail?.map(({ name }) => name)).toEqual(['Home', 'Cost Calculator']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tools\/cost-calculator$/);
});

test('an address with a slash at its end is rewritten', async ({ page }) => {
  await page.goto('/dog-recipes/');
  await expect(page).toHaveURL('/dog-recipes');
});

for (const [address, says] of [
  ['/dog-recipes?utm_source=letter', /^noindex, follow$/],
  ['/recipe/1?utm_source=letter', /^noindex, follow$/],
  ['/dog-recipes?sort=date', /^noindex, follow$/],
  ['/about?ref=x', /^noindex, follow$/],
  ['/about', /^index, follow/],
] as const) {
  test(`the HTML of ${address} says ${says.source} to search engines, as the header does`, async ({
    request,
  }) => {
    const answer = await request.get(address);
    const [, robots = ''] = /<meta name="robots" content="([^"]*)"/.exec(await answer.text()) ?? [];
    expect(robots).toMatch(says);
    expect(answer.headers()['x-robots-tag'] ?? 'index, follow').toMatch(says);
  });
}
