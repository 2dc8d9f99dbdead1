import type { Page } from '@playwright/test';
import { expectUncovered } from './harness/expect-uncovered.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';

test.use({ serviceWorkers: 'allow' });

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The parts outside the first paint have loaded: tooltips and the F8 listener. */
async function expectDeferredUi(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(page.locator('[data-notices]')).toBeAttached();
}

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test.describe('on a desktop', () => {
  test.use({ viewport: WIDE });

  test('the header names its screens, and every one of them opens', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await expectHydrated(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const screens = {
      Home: 'Good food, made at home.',
      'Dog Recipes': 'Dog recipes',
      'Cat Recipes': 'Cat recipes',
      Organic: 'Organic recipes',
      About: 'About Us',
      'Submit Recipe': 'Submit Your Recipe',
    };
    await expect(main.getByRole('link')).toHaveText(Object.keys(screens));
    for (const [name, heading] of Object.entries(screens)) {
      const link = main.getByRole('link', { name, exact: true });
      const path = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(String(path));
      await expectHeading(page, heading);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Add Recipe' }).click();
    await expect(page).toHaveURL('/submit');
  });

  test('the Shop menu opens on hover, by a click and by keys', async ({ page }) => {
    await page.goto('/');
    await expectHydrated(page);
    const shop = page.getByRole('button', { name: 'Shop' });
    const entries = page.getByRole('menuitem');
    await shop.hover();
    await expect(entries).toHaveText(['Food Ingredients', 'Dog Products']);
    await page.mouse.move(640, 700);
    await expect(entries).toHaveCount(0);
    await shop.focus();
    await page.keyboard.press('Enter');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('d');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shop).toBeFocused();
    await shop.click();
    await page.getByRole('menuitem', { name: 'Food Ingredients' }).click();
    await expect(page).toHaveURL('/ingredients');
  });

  test('without a network the Shop button leads to the shop', async ({ page, context }) => {
    await install(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Shop' }).click();
    await expect(page).toHaveURL('/shop');
    await expectHeading(page, 'Shop');
  });

  test('an icon shows its name after 700 ms under a mouse', async ({ page }) => {
    await page.goto('/');
    await expectDeferredUi(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Menu');
    await page.mouse.move(640, 700);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('a hint shows above an open dialog as well', async ({ page }) => {
    await page.goto('/');
    await expectDeferredUi(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Close the menu' }).hover();
    const tip = page.getByRole('tooltip', { includeHidden: true });
    await expect(tip).toHaveText('Close the menu');
    expect(await tip.evaluate((element) => element.matches(':popover-open'))).toBe(true);
  });

  test('the notification region is no wider than 420 px', async ({ page }) => {
    await page.goto('/');
    await expectDeferredUi(page);
    await page.keyboard.press('F8');
    const list = region(page).getByRole('list');
    await expect(list).toBeFocused();
    expect(await list.evaluate((element) => element.getBoundingClientRect().width)).toBe(420);
  });

  test('the search of the header leads to Home, an empty one too', async ({ page }) => {
    await page.goto('/about');
    await expectHydrated(page);
    const box = page.getByRole('banner').getByRole('searchbox');
    await box.press('Enter');
    await expect(page).toHaveURL('/?search=');
    await box.fill('fish & rice');
    await box.press('Enter');
    await expect(page).toHaveURL('/?search=fish%20%26%20rice');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('every link of the menu and of the footer leads to a screen, also offline', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await install(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const addresses = (scope: 'dialog' | 'contentinfo') =>
      page
        .getByRole(scope)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
        );
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    const paths = await addresses('dialog');
    expect(paths).toContain('/settings');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    paths.push(...(await addresses('contentinfo')));
    await context.setOffline(true);
    for (const path of new Set(paths)) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(heading, path).not.toHaveText('Oops! Page Not Found');
      await expect(heading, path).not.toHaveText('This page could not be shown');
      await expectUncovered(page.getByText('Offline, showing saved recipes'), path);
    }
  });

  test('an unknown address shows 404, its ways on, and goes back', async ({ page }) => {
    await page.goto('/about');
    await expectHydrated(page);
    await page.goto('/nothing-here');
    await expectHeading(page, 'Oops! Page Not Found');
    await expect(page.getByText('404')).toBeVisible();
    for (const [name, path] of [
      ['Home', '/'],
      ['All Recipes', '/recipes'],
      ['Search', '/search'],
      ['About Us', '/about'],
      ['Ingredients', '/ingredients'],
      ['Nutrition', '/nutrition'],
      ['Contact', '/contact'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
    await page.getByRole('button', { name: 'Go Back to Previous Page' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('a change of screen goes to its top, smoothly save where less motion is asked for', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/dog-recipes');
    await expectHydrated(page);
    await page.evaluate(() => {
      const calls: unknown[] = [];
      Object.assign(window, { scrolls: calls });
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        calls.push(options.behavior);
        scrollTo(options);
      }) as typeof window.scrollTo;
    });
    const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: string[] }).scrolls);
    const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    await openMenu();
    await page.getByRole('dialog').getByRole('link', { name: 'Cat Recipes' }).click();
    await expectHeading(page, 'Cat recipes');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openMenu();
    await page.getByRole('dialog').getByRole('link', { name: 'Dog Recipes' }).click();
    await expectHeading(page, 'Dog recipes');
    await expect.poll(scrolls).toEqual(['instant', 'smooth']);
  });

  test('F8 brings the notification region, which waits for the first toast otherwise', async ({ page }) => {
    await page.goto('/');
    await expectDeferredUi(page);
    await expect(region(page)).toHaveCount(0);
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
  });
});
