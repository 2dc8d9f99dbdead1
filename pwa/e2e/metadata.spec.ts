import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { structuredData } from './harness/structured-data.ts';

const head = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name);

test('the head follows every change of screen on the device, and matches the server’s', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Dog Recipes' }).click();
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

  await expectHydrated(page);
  await main.getByRole('link', { name: 'Cat Recipes' }).click();
  await expect(page).toHaveTitle('Cat Recipes | Bowlful for Cats');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveTitle(/\| Bowlful for Cats$/);
});

test('an address with a trailing slash is rewritten, and a filtered list is not indexed by search engines', async ({
  page,
}) => {
  await page.goto('/dog-recipes/');
  await expect(page).toHaveURL('/dog-recipes');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Puppy', exact: true }).click();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index, follow/);
});

test('the X-Robots-Tag header agrees with the robots meta tag', async ({ request }) => {
  for (const [address, says] of [
    ['/dog-recipes?utm_source=letter', /^noindex, follow$/],
    ['/recipe/1?utm_source=letter', /^noindex, follow$/],
    ['/dog-recipes?sort=date', /^noindex, follow$/],
    ['/about?ref=x', /^noindex, follow$/],
    ['/about', /^index, follow/],
  ] as const) {
    const answer = await request.get(address);
    const [, robots = ''] = /<meta name="robots" content="([^"]*)"/.exec(await answer.text()) ?? [];
    expect(robots, address).toMatch(says);
    expect(answer.headers()['x-robots-tag'] ?? 'index, follow', address).toMatch(says);
  }
});
