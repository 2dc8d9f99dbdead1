import type { Page } from '@playwright/test';
import { expectUncovered } from './harness/expect-uncovered.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { HEADINGS } from './harness/screens.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Pages to read, each of which opens without a network. */
const STATIC_PATHS = [
  '/about',
  '/organic',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/reviews-policy',
  '/resources',
  '/spf-security-guide',
  '/tools',
  '/shop',
  '/ingredients',
  '/dog-products',
  '/cat-products',
] as const;

/** The parts outside the first paint have loaded: tooltips and the F8 listener. */
async function expectDeferredUi(page: Page): Promise<void> {
  await expectHydrated(page);
  await expect(page.locator('[data-notices]')).toBeAttached();
}

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('the header’s search, Shop menu and links work, F8 opens the notifications, icons show their names, an unknown address links on, and a change of screen scrolls to the top', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(WIDE);
  await page.goto('/about');
  await expectDeferredUi(page);

  await test.step('a search leads to Home, even an empty one', async () => {
    const box = page.getByRole('banner').getByRole('searchbox');
    await box.press('Enter');
    await expect(page).toHaveURL('/?search=');
    await box.fill('fish & rice');
    await box.press('Enter');
    await expect(page).toHaveURL('/?search=fish%20%26%20rice');
  });

  await test.step('the Shop menu opens on hover, by a click and by keys', async () => {
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

  await test.step('the header’s links open their screens', async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Plan', exact: true }).click();
    await expect(page).toHaveURL('/plan');
    await expectHeading(page, 'Plan');
    await main.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Add Recipe' }).click();
    await expect(page).toHaveURL('/submit');
  });

  await page.setViewportSize(PHONE);
  await test.step('F8 opens the notification region, which otherwise waits for the first toast, and is no wider than 420 px', async () => {
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region).toHaveCount(0);
    await page.keyboard.press('F8');
    const list = region.getByRole('list');
    await expect(list).toBeFocused();
    await page.setViewportSize(WIDE);
    expect(await list.evaluate((element) => element.getBoundingClientRect().width)).toBe(420);
  });

  await test.step('an icon shows its name on hover', async () => {
    await menuButton(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Menu');
    await page.mouse.move(640, 700);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('a tooltip shows above an open dialog as well', async () => {
    await menuButton(page).click();
    await page.getByRole('button', { name: 'Close the menu' }).hover();
    const tip = page.getByRole('tooltip', { includeHidden: true });
    await expect(tip).toHaveText('Close the menu');
    expect(await tip.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await page.setViewportSize(PHONE);
  await test.step('an unknown address shows 404, links on, and goes back', async () => {
    await follow(page, '/about');
    await expectHeading(page, 'About Us');
    await follow(page, '/nothing-here');
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

  await test.step('a change of screen scrolls to the top, smoothly unless reduced motion is set', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await follow(page, '/dog-recipes');
    await expectHeading(page, 'Dog recipes');
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
    const openMenu = () => menuButton(page).click();
    await openMenu();
    await page.getByRole('dialog').getByRole('link', { name: 'Cat Recipes' }).click();
    await expectHeading(page, 'Cat recipes');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openMenu();
    await page.getByRole('dialog').getByRole('link', { name: 'Dog Recipes' }).click();
    await expectHeading(page, 'Dog recipes');
    await expect.poll(scrolls).toEqual(['instant', 'smooth']);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  test('every static page, and every link of the menu and of the footer, leads to a screen; the Shop button leads to the shop', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await install(page);
    await menuButton(page).click();
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
    paths.push(...(await addresses('contentinfo')), ...STATIC_PATHS);
    await context.setOffline(true);
    const headings: Readonly<Record<string, string>> = HEADINGS;
    for (const path of new Set(paths)) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toBeVisible();
      await expect(heading, path).not.toHaveText('Oops! Page Not Found');
      await expect(heading, path).not.toHaveText('We couldn’t show this page');
      const expected = headings[path];
      if (expected !== undefined) await expect(heading, path).toHaveText(expected);
      await expectUncovered(page.getByText('Offline, showing saved recipes'), path);
    }
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Shop' }).click();
    await expect(page).toHaveURL('/shop');
    await expectHeading(page, 'Shop');
  });
});
