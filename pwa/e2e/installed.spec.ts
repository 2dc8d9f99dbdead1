import type { APIRequestContext, Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { countNotices, dayIn, remindRow, seedReminder, shown } from './harness/notices.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { showAsInstalled } from './harness/show-as-installed.ts';
import { storedRow } from './harness/stored-row.ts';

const PHONE = { width: 390, height: 844 };

type Manifest = {
  id: string;
  scope: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; params: Record<string, string> };
};

/** No browser under test opens files: this stubs Chromium's launch queue. A reload repeats the launch. */
async function launchAFile(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Launch = { files: { getFile: () => Promise<File> }[] };
    let consumer: ((launch: Launch) => void) | undefined;
    const early: Launch[] = [];
    const launch = (name: string, content: string) => {
      const params = { files: [{ getFile: async () => new File([content], name, { lastModified: 1 }) }] };
      if (consumer === undefined) early.push(params);
      else consumer(params);
    };
    const setConsumer = (next: typeof consumer) => {
      consumer = next;
      for (const each of early.splice(0)) next?.(each);
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    Object.assign(window, { launch });
    launch('soup.txt', 'Opened Soup\nServes 2\nIngredients\n300 g turkey\nMethod\n1. Simmer for 20 minutes.');
  });
}

async function expectCompleteManifest(page: Page, request: APIRequestContext): Promise<void> {
  await expect(page.locator('meta[name=apple-mobile-web-app-capable]')).toHaveAttribute('content', 'yes');
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute('content', 'Bowlful');
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await request.get(String(icon))).status()).toBe(200);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(String(href))).json()) as Manifest;
  expect(manifest).toMatchObject({ id: '/', scope: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await request.get(src);
    expect(response.status(), src).toBe(200);
    const bytes = await response.body();
    // A PNG stores width and height in its header.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.shortcuts).toHaveLength(5);
  for (const { url } of manifest.shortcuts) {
    await follow(page, url);
    // Until the address changes, the previous screen's heading shows; /recipe/last redirects.
    if (url !== '/recipe/last') await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 }), url).not.toHaveText('Oops! Page Not Found');
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the manifest is complete, due use-by dates show as a line, the bottom bar shows only in the installed app, and a file that the system opens is read', async ({
    page,
    request,
  }) => {
    const due = { id: 'pack 1', label: 'Beef, pack 1', day: await dayIn(page, 0), path: '/plan' };
    const later = remindRow(await dayIn(page, 7));
    await seedReminder(page, { ...later, value: [...later.value, due] });
    await launchAFile(page);
    await page.goto('/');
    await expectHydrated(page);

    await test.step('a use-by date shows as a line in the app from its day on, until it is done', async () => {
      await follow(page, '/queue');
      const line = page.getByText('Use by today: Beef, pack 1');
      await expect(line).toBeVisible();
      await expect(page.getByText('Chicken, pack 2')).toHaveCount(0);
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(line).toHaveCount(0);
      await expect.poll(() => storedRow(page, 'preferences', 'reminders')).toMatchObject(later);
    });

    await test.step('there is no bottom bar in a browser tab', async () => {
      await expect(page.getByRole('navigation', { name: 'App' })).toBeHidden();
    });

    await test.step('icons and screenshots exist in their sizes, every shortcut opens a screen, and iPhones get the app’s name', () =>
      expectCompleteManifest(page, request));

    await test.step('the bottom bar leads to Recipes, Plan, Shopping list and Queue', async () => {
      await showAsInstalled(page);
      const bar = page.getByRole('navigation', { name: 'App' });
      await expect(bar.getByRole('link')).toHaveText(['Recipes', 'Plan', 'Shopping list', 'Queue']);
      await expect(bar).toBeInViewport();
      for (const [name, path] of [
        ['Plan', '/plan'],
        ['Shopping list', '/shopping-list'],
        ['Queue', '/queue'],
        ['Recipes', '/'],
      ] as const) {
        await bar.getByRole('link', { name }).click();
        await expect(page).toHaveURL(path);
        await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      }
    });

    await test.step('a file that the system opens with the app is read, and never replaces unfinished work', async () => {
      await follow(page, '/import');
      await expect(page.getByLabel('Title')).toHaveValue('Opened Soup');
      await page.getByLabel('Description').fill('For a cold day.');
      // A reload repeats the launch.
      await page.reload();
      await expect(page.getByLabel('Description')).toHaveValue('For a cold day.');
      await page.evaluate(() => {
        const { launch } = window as unknown as { launch: (name: string, content: string) => void };
        launch('pot.txt', 'Second Pot\nIngredients\n400 g cod\nMethod\n1. Boil for 8 minutes.');
      });
      const note = page.locator('section').filter({ hasText: 'pot.txt was opened' });
      await expect(note).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue('Opened Soup');
      expect(await seriousViolations(page)).toEqual([]);
      await note.getByRole('button', { name: 'Read it now' }).click();
      await expect(page.getByLabel('Title')).toHaveValue('Second Pot');
    });
  });

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('shared text fills the nutrition checker, the shortcut to the last recipe opens it, and screens that need a network say so and name what works without one', async ({
      page,
      context,
    }) => {
      await install(page);
      await context.setOffline(true);

      await test.step('shared text fills the nutrition checker', async () => {
        await page.goto('/tools/nutrition-checker?title=Stew&text=500%20g%20beef%0A2%20carrots');
        await expectHeading(page, 'Nutrition Checker');
        await expect(page.getByLabel('Ingredients')).toHaveValue('500 g beef\n2 carrots');
      });

      await test.step('the shortcut to the last recipe says when there is none, and otherwise opens it', async () => {
        await follow(page, '/recipe/last');
        await expectHeading(page, 'All recipes');
        await expect(page).toHaveURL('/recipes');
        await expect(page.getByText('No recipe opened yet', { exact: true })).toBeVisible();
        await follow(page, '/recipe/1');
        await expectHeading(page, RECIPE_ONE);
        await expect.poll(() => storedRow(page, 'recents', 'recipes')).toMatchObject({ value: [1] });
        await page.goto('/recipe/last');
        await expectHeading(page, RECIPE_ONE);
        await expect(page).toHaveURL('/recipe/1');
      });

      await test.step('screens that need a network say so, and name what works without one', async () => {
        const said = page.getByRole('heading', { name: 'This page needs the network' });
        await page.goto('/admin');
        await expect(said).toBeVisible();
        await page.getByRole('link', { name: 'Open shopping list' }).click();
        await expect(page).toHaveURL('/shopping-list');
        await follow(page, '/admin');
        await expect(said).toBeVisible();
        await context.setOffline(false);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      });
    });
  });
});

test.describe('notifications', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an explanation precedes the browser’s prompt; once allowed, a notification with a link back to cook mode announces the end of a timer, and another a use-by date, once on its day', async ({
    page,
    context,
    backend,
  }) => {
    const allow = page.getByRole('button', { name: 'Allow notifications' });
    const blocked = page.getByText(/You’ve blocked notifications from this site/);
    await context.grantPermissions(['notifications'], { origin: backend.origin });
    await countNotices(page);
    await install(page);

    await test.step('without permission an explanation precedes the prompt, and says how to allow blocked notifications', async () => {
      await page.evaluate(() => {
        const { permission, requestPermission } = Object.getOwnPropertyDescriptors(Notification);
        let answer = 'default';
        Object.defineProperty(Notification, 'permission', { configurable: true, get: () => answer });
        Notification.requestPermission = async () => {
          answer = 'denied';
          return 'denied';
        };
        Object.assign(globalThis, {
          askBrowserAgain: () =>
            Object.defineProperties(Notification, { permission, requestPermission } as PropertyDescriptorMap),
        });
      });
      await follow(page, '/recipe/1/cook');
      await page.getByRole('button', { name: 'Start cooking' }).click();
      await page.getByRole('button', { name: 'Start 20 min' }).click();
      await expect(page.getByText(/Keep the app open; your phone may still close it/)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await allow.click();
      await expect(blocked).toBeVisible();
      await expect(allow).toHaveCount(0);
      await page.evaluate('askBrowserAgain()');
    });

    await test.step('a notification announces the end of a timer, with a link back to cook mode', async () => {
      await follow(page, '/recipe/1');
      await expectHeading(page, RECIPE_ONE);
      await follow(page, '/recipe/1/cook');
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(allow).toHaveCount(0);
      await expect(blocked).toHaveCount(0);
      // Nobody waits for the 20 minutes; a stubbed clock would last beyond this journey.
      await page.evaluate(() => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 20 * 60_000 + 1000;
      });
      await expect(page.getByText('Rang just now', { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate('noticesShown')).toBe(1);
      await expect
        .poll(() => shown(page))
        .toEqual([
          { title: 'Brown rice, step 1', body: `The timer has rung. ${RECIPE_ONE}`, path: '/recipe/1/cook' },
        ]);
      await closeNotices(page);
    });

    await test.step('a use-by date is announced once on its day', async () => {
      await seedReminder(page, remindRow(await dayIn(page, 0)));
      await page.goto('/settings');
      const told = [{ title: 'Use by today', body: 'Chicken, pack 2', path: '/plan' }];
      // The reminder is deleted once it has been shown.
      await expect.poll(() => storedRow(page, 'preferences', 'reminders')).toBeNull();
      await expect.poll(() => shown(page)).toEqual(told);
      await closeNotices(page);
      await page.reload();
      await expectHydrated(page);
      expect(await shown(page)).toEqual([]);
    });
  });
});

const closeNotices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const each of await registration.getNotifications()) each.close();
  });
