import { RECIPE_COUNT } from './harness/catalogue.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';

test.use({ serviceWorkers: 'allow' });

const PHONE = { width: 390, height: 844 };
const LISTS = [
  ['/recipes', 'All recipes'],
  ['/dog-recipes', 'Dog recipes'],
  ['/cat-recipes', 'Cat recipes'],
] as const;

test('load target 14: on a phone a screen reader finds every article of a list, including those below the window, and lists can be searched without a network', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await install(page, '/recipes');
  const devtools = await page.context().newCDPSession(page);
  for (const [path, heading] of LISTS) {
    await test.step(path, async () => {
      await follow(page, path);
      await expectHeading(page, heading);
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(6);
      const rendered = await page.getByRole('article').count();
      const { nodes } = await devtools.send('Accessibility.getFullAXTree');
      const found = nodes.filter(({ role, ignored }) => role?.value === 'article' && !ignored);
      expect(found).toHaveLength(rendered);
    });
  }

  await context.setOffline(true);
  await page.goto('/recipes');
  await expect(page.getByRole('heading', { name: `All Recipes (${RECIPE_COUNT})` })).toBeVisible();
  await page.getByRole('searchbox').fill('mackerel');
  await expect(page.getByRole('heading', { level: 2, name: /^Recipes \(\d+\)$/ })).toBeVisible();
  await page.goto('/natural-cat-recipes?category=kitten');
  await expectHeading(page, 'Cat recipes');
  await page.getByRole('searchbox').fill('pineapple');
  await expect(page.getByText('No cat recipes found matching your criteria.')).toBeVisible();
  // The address follows after the debounce.
  await expect(page).toHaveURL('/natural-cat-recipes?q=pineapple&category=kitten');
});

test('going back from a recipe keeps the filter and the position, by the browser’s or the page’s own button', async ({
  page,
}) => {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  await page.getByLabel('Sort by').selectOption('prepTime');
  await expect(page).toHaveURL('/dog-recipes?sort=prepTime');
  // Beyond the initial cards.
  await scrollTo(page.getByRole('article').nth(11));
  const card = page.getByRole('article').nth(14);
  await scrollTo(card);
  const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  for (const goBack of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to dog recipes' }).click(),
  ]) {
    await page.getByRole('article').filter({ hasText: title }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // The page's tabs add no history entries.
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Method' })
      .click();
    await expect(page).toHaveURL(/#method$/);
    await goBack();
    await expect(page).toHaveURL('/dog-recipes?sort=prepTime');
    await expect(page.getByRole('article').filter({ hasText: title })).toBeInViewport();
  }
});
