import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const TOXIC = 'Foods that poison dogs and cats';
const STORING = 'Storing cooked pet food safely';

test('a guide opens from the menu, and links to another guide and to a recipe', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Guides', exact: true }).click();
  await expectHeading(page, 'Guides');
  await expect(page).toHaveTitle('Guides: Feeding Home-made Food Well | Bowlful');
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
  await page.getByRole('link', { name: TOXIC }).click();
  await expectHeading(page, TOXIC);
  await expect(page).toHaveTitle(`${TOXIC} | Bowlful`);
  await expect(page.getByRole('row', { name: /^Onion both/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('link')).toHaveCount(3);

  await page.getByRole('complementary', { name: 'Read on' }).getByRole('link', { name: STORING }).click();
  await expectHeading(page, STORING);
  await expect(page.getByRole('row', { name: /^White fish and seafood/ })).toContainText('up to 2 days');
  const recipes = page.getByRole('region', { name: 'Recipes to begin with' });
  await scrollTo(recipes);
  await expect(recipes.getByRole('article')).toHaveCount(3);
  await recipes.getByRole('link', { name: 'Chicken & Brown Rice Bowl' }).first().click();
  await expectHeading(page, 'Chicken & Brown Rice Bowl');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: SIZES.phone });

  test('every guide opens, even one never opened before', async ({ page, context }) => {
    test.slow();
    await install(page);
    await context.setOffline(true);
    await page.goto('/guides');
    await expectHeading(page, 'Guides');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const titles = await links.allTextContents();
    for (const title of titles) {
      await page.getByRole('link', { name: title, exact: true }).click();
      await expectHeading(page, title);
      await expect(page.getByRole('note')).toBeVisible();
      await page.goBack();
      await expectHeading(page, 'Guides');
    }
    await page.goto('/guides/weaning-kittens');
    await expectHeading(page, 'Weaning kittens onto solid food');
    await page.goto('/guides/made-up');
    await expectHeading(page, 'Oops! Page Not Found');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guide can be read in full, with structured data that matches its text', async ({
    page,
    backend,
  }) => {
    const response = await page.goto('/guides/calcium-and-phosphorus');
    expect(response?.status()).toBe(200);
    await expectHeading(page, 'Calcium and phosphorus in home-made food');
    await expect(page.getByRole('row', { name: /^Eggshell powder/ })).toContainText('38,000');
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
      JSON.parse(text),
    );
    const article = data.find((each) => each['@type'] === 'Article');
    expect(article).toMatchObject({
      headline: 'Calcium and phosphorus in home-made food',
      author: { '@type': 'Organization', name: 'Bowlful' },
      url: `${backend.origin}/guides/calcium-and-phosphorus`,
    });
    expect(article.image).toBeUndefined();
    const published = await page.locator('time').getAttribute('datetime');
    expect(article.datePublished).toBe(published);
  });
});

test('an unknown guide is a 404, and hydration does not change it', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) problems.push(message.text());
  });
  const response = await page.goto('/guides/made-up');
  expect(response?.status()).toBe(404);
  await expectHeading(page, 'Oops! Page Not Found');
  await expectHydrated(page);
  await expectHeading(page, 'Oops! Page Not Found');
  expect(problems).toEqual([]);
});

test('the list of articles says what each is about, and the sitemap when it changed', async ({ request }) => {
  const items = (await (await request.get('/api/seo/content')).json()) as {
    id: string;
    isPublished: boolean;
    publishedAt: string;
    wordCount: number;
  }[];
  expect(items.filter(({ isPublished }) => isPublished).length).toBeGreaterThanOrEqual(8);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { id, isPublished, publishedAt, wordCount } of items) {
    expect(wordCount, id).toBeGreaterThan(599);
    expect(sitemap.includes(`/guides/${id}</loc><lastmod>${publishedAt}`), id).toBe(isPublished);
  }
});

test('a guide prints its text and the addresses of its sources, and nothing else', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guides/changing-to-home-made-food');
  await expectHydrated(page);
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await scrollTo(print);
  await print.click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('row', { name: /^1 to 3 25%/ })).toBeVisible();
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first();
  const after = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://');
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
});
