import { CAT_RECIPE_COUNT, DOG_RECIPE_COUNT, RECIPE_COUNT } from './harness/catalogue.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { scrollTo } from './harness/scroll-to.ts';

test.use({ serviceWorkers: 'allow' });

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the dog list shows groups of six with four advertisement slots in turn, then shop and newsletter', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.goto('/dog-recipes');
    await expectHydrated(page);
    await expect(page.getByRole('heading', { name: `All Dog Recipes (${DOG_RECIPE_COUNT})` })).toBeVisible();
    await expect(async () => {
      // The next group loads near the end of the list, or by its button.
      await page
        .getByRole('button', { name: 'Show more' })
        .click({ timeout: 500 })
        .catch(() => {});
      await expect(page.getByRole('article')).toHaveCount(DOG_RECIPE_COUNT, { timeout: 200 });
    }).toPass({ timeout: 60_000 });
    const slots = page.locator('[data-ad-slot]');
    await expect(slots).toHaveCount(7);
    const positions = await slots.evaluateAll((all) => all.map((slot) => slot.getAttribute('data-ad-slot')));
    expect(positions).toEqual(['list-1', 'list-2', 'list-3', 'list-4', 'list-1', 'list-2', 'list-3']);
    await expect(page.getByRole('heading', { name: 'Shop Dog Food Ingredients' })).toBeAttached();
    for (const tile of ['Organic Chicken', 'Lean Beef', 'Brown Rice', 'Sweet Potato']) {
      await expect(
        page.getByRole('link', { name: `${tile} (affiliate link, opens in a new tab)` }),
      ).toBeAttached();
    }
    await expect(page.getByRole('heading', { name: 'Weekly dog food tips' })).toBeAttached();
    await page.getByRole('link', { name: 'View All Ingredients' }).click();
    await expectHeading(page, 'Food Ingredients');
  });

  for (const path of ['/recipes', '/dog-recipes', '/cat-recipes']) {
    test(`a screen reader finds every article of ${path}, also those below the window`, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      const rendered = await page.getByRole('article').count();
      expect(rendered).toBeGreaterThan(6);
      const devtools = await page.context().newCDPSession(page);
      const { nodes } = await devtools.send('Accessibility.getFullAXTree');
      const found = nodes.filter(({ role, ignored }) => role?.value === 'article' && !ignored);
      expect(found).toHaveLength(rendered);
    });
  }

  test('the cat list names cat toys and cat treats, and its sorts and categories', async ({ page }) => {
    await page.goto('/cat-recipes');
    await expectHydrated(page);
    await expect(page.getByRole('heading', { name: `All Cat Recipes (${CAT_RECIPE_COUNT})` })).toBeVisible();
    await scrollTo(page.locator('#list-end'));
    for (const label of ['Cat toys', 'Cat treats']) {
      await expect(
        page.getByRole('link', { name: `${label} (affiliate link, opens in a new tab)` }),
      ).toBeVisible();
    }
    await expect(page.getByLabel('Sort by').locator('option')).toHaveText([
      'Easiest First',
      'Highest Rated',
      'Newest First',
      'Quickest to Make',
      'Lowest Cost',
    ]);
    await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).toHaveText([
      'All',
      'Kitten',
      'Adult',
      'Senior',
      'Fish',
      'Chicken',
      'Special',
    ]);
  });

  test('load target 14: works without a network: lists of both species, searched and sorted', async ({
    page,
    context,
  }) => {
    await install(page);
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
});

test('the way back from a recipe keeps the filter and the place, by the browser and by the page’s own arrow', async ({
  page,
}) => {
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  await page.getByLabel('Sort by').selectOption('prepTime');
  await expect(page).toHaveURL('/dog-recipes?sort=prepTime');
  // Beyond the cards that a list begins with.
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
    // Tabs of the page are no steps of the way.
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

test('lists of both animals name the animal on every card, and show one of them when asked', async ({
  page,
}) => {
  for (const address of ['/recipes', '/search?q=chicken', '/?search=chicken']) {
    await page.goto(address);
    await expectHydrated(page);
    await page.getByRole('group', { name: 'Recipes for' }).getByText('Cats').click();
    await expect(page.getByRole('article').getByText('Dog', { exact: true })).toHaveCount(0);
    const cards = page.getByRole('article');
    const named = cards.filter({ has: page.getByText('Cat', { exact: true }) });
    await expect
      .poll(async () => (await named.count()) > 0 && (await named.count()) === (await cards.count()))
      .toBe(true);
  }
});
