import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { countNotices, dayIn, remindRow, seedReminder, shown } from './harness/notices.ts';
import { RECIPE_ONE } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { showAsInstalled } from './harness/show-as-installed.ts';
import { storedRow } from './harness/stored-row.ts';

type Manifest = {
  id: string;
  scope: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; params: Record<string, string> };
};

async function openInstalled(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await showAsInstalled(page);
}

test('the manifest is complete: every picture exists in its size, every address opens a screen, and iPhones get the name', async ({
  page,
  request,
}) => {
  await page.goto('/');
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
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page Not Found');
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shared text fills the nutrition checker; the shortcut to the last recipe says when there is none, and otherwise opens it', async ({
    page,
    context,
  }) => {
    await install(page);
    await context.setOffline(true);
    await page.goto('/tools/nutrition-checker?title=Stew&text=500%20g%20beef%0A2%20carrots');
    await expectHeading(page, 'Nutrition Checker');
    await expect(page.getByLabel('Ingredients')).toHaveValue('500 g beef\n2 carrots');

    await page.goto('/recipe/last');
    await expectHeading(page, 'All recipes');
    await expect(page).toHaveURL('/recipes');
    await expect(page.getByText('No recipe opened yet', { exact: true })).toBeVisible();
    await page.goto('/recipe/1');
    await expectHeading(page, RECIPE_ONE);
    await expect.poll(() => storedRow(page, 'recents', 'recipes')).toMatchObject({ value: [1] });
    await page.goto('/recipe/last');
    await expectHeading(page, RECIPE_ONE);
    await expect(page).toHaveURL('/recipe/1');
  });
});

test('a file that the system opens with the app is read, and never replaces unfinished work', async ({
  page,
}) => {
  // No browser under test opens files: this stubs Chromium's launch queue.
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
  await page.goto('/import');
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

test.describe('notifications', () => {
  const allow = (page: Page) => page.getByRole('button', { name: 'Allow notifications' });
  test.describe('by the worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a notification announces the end of a timer, and leads back to it', async ({
      page,
      context,
      backend,
    }) => {
      await context.grantPermissions(['notifications'], { origin: backend.origin });
      await countNotices(page);
      await install(page);
      await page.clock.install();
      await page.goto('/recipe/1/cook');
      await page.getByRole('button', { name: 'Start cooking' }).click();
      await page.getByRole('button', { name: 'Start 20 min' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await expect(allow(page)).toHaveCount(0);
      await page.clock.fastForward('20:01');
      await expect(page.getByText('Rang just now', { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate('noticesShown')).toBe(1);
      await expect
        .poll(() => shown(page))
        .toEqual([
          { title: 'Brown rice, step 1', body: `The timer has rung. ${RECIPE_ONE}`, path: '/recipe/1/cook' },
        ]);
    });
  });

  test('without permission an explanation precedes the prompt, and says how to allow blocked notifications', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        permission = 'denied';
        return 'denied';
      };
    });
    await page.goto('/recipe/1/cook');
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await page.getByRole('button', { name: 'Start 20 min' }).click();
    await expect(page.getByText(/Keep the app open; your phone may still close it/)).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await allow(page).click();
    await expect(page.getByText(/You’ve blocked notifications from this site/)).toBeVisible();
    await expect(allow(page)).toHaveCount(0);
  });

  test.describe('by the worker, on its day', () => {
    test.use({ serviceWorkers: 'allow' });

    test('a use-by date is announced once on its day, by a notification where allowed', async ({
      page,
      context,
      backend,
    }) => {
      await context.grantPermissions(['notifications'], { origin: backend.origin });
      await install(page);
      await seedReminder(page, remindRow(await dayIn(page, 0)));
      await page.goto('/settings');
      const told = [{ title: 'Use by today', body: 'Chicken, pack 2', path: '/plan' }];
      // Deleted once it has been shown.
      await expect.poll(() => storedRow(page, 'preferences', 'reminders')).toBeNull();
      await expect.poll(() => shown(page)).toEqual(told);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        for (const each of await registration.getNotifications()) each.close();
      });
      await page.reload();
      await expectHydrated(page);
      expect(await shown(page)).toEqual([]);
    });
  });

  test('a use-by date shows as a line in the app from its day on, until it is done', async ({ page }) => {
    await page.goto('/queue');
    await expectHydrated(page);
    const later = remindRow(await dayIn(page, 7));
    const due = { id: 'pack 1', label: 'Beef, pack 1', day: await dayIn(page, 0), path: '/plan' };
    await seedReminder(page, { ...later, value: [...later.value, due] });
    await page.reload();
    await expect(page.getByText('Use by today: Beef, pack 1')).toBeVisible();
    const line = page.getByText('Use by today: Chicken, pack 2');
    await expect(line).toHaveCount(0);
    await seedReminder(page, remindRow(await dayIn(page, 0)));
    await page.reload();
    await expect(line).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(line).toHaveCount(0);
    await expect.poll(() => storedRow(page, 'preferences', 'reminders')).toBeNull();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bottom bar leads to Recipes, Plan, Shopping list and Queue', async ({ page }) => {
    await openInstalled(page);
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

  test('there is no bottom bar in a browser tab', async ({ page }) => {
    await page.goto('/');
    await expectHydrated(page);
    await expect(page.getByRole('navigation', { name: 'App' })).toBeHidden();
  });

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow' });

    test('screens that need a network say so offline, and name what works without one', async ({
      page,
      context,
    }) => {
      await install(page);
      await context.setOffline(true);
      const said = page.getByRole('heading', { name: 'This page needs the network' });
      await page.goto('/admin');
      await expect(said).toBeVisible();
      await page.getByRole('link', { name: 'Open shopping list' }).click();
      await expect(page).toHaveURL('/shopping-list');
      await page.goto('/admin');
      await expect(said).toBeVisible();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  });
});
