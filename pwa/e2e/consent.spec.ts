import type { Page, Request } from '@playwright/test';
import { newEntries, sendMessage } from './harness/entries.ts';
import {
  expect,
  expectHeading,
  expectHydrated,
  install,
  test,
  WITHOUT_CONSENT_CHOICE,
} from './harness/journey.ts';
import { toast } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';

test.use(WITHOUT_CONSENT_CHOICE);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as Record<string, unknown> | null,
  );
/** The latest consent update pushed to analytics. */
const latestConsent = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
    return layer
      .map((command) => Array.from(command))
      .filter(([name]) => name === 'consent')
      .at(-1);
  });

type SentEvent = { type?: string; path?: string };

/** The events reported to the server. */
function watchEvents(page: Page): SentEvent[] {
  const sent: SentEvent[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/events'))
      sent.push(...(request.postDataJSON() as { events: SentEvent[] }).events);
  });
  return sent;
}

async function openNew(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(banner(page)).toBeVisible();
}

/** Names of the site's cookies and local storage entries. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys].sort();
}

test('S32: page views and errors are reported only after consent, a view for every change of route, and none after withdrawal', async ({
  page,
  backend,
}) => {
  const sent = watchEvents(page);
  const views = () => sent.flatMap(({ path }) => path ?? []);
  const outside: string[] = [];
  page.on('request', (request: Request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(backend.origin)) outside.push(url);
  });
  const reject = () => page.evaluate(() => void Promise.reject(new Error('lost on the way')));
  const main = page.getByRole('navigation', { name: 'Main' });
  const openSettings = () =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const granted = {
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  };

  await test.step('before the answer nothing is stored, sent or requested from others', async () => {
    await openNew(page);
    // Theme and the marker that local data existed (to detect eviction), set by the first pull: no personal data.
    const before = ['appearance', 'has_local'];
    await expect.poll(() => storedNames(page)).toEqual(before);
    await reject();
    await main.getByRole('link', { name: 'Dog Recipes' }).click();
    await expectHeading(page, 'Dog recipes');
    expect(sent).toEqual([]);
    expect(outside).toEqual([]);
    expect(await storedNames(page)).toEqual(before);
  });

  await test.step('Accept All stores all four categories, pushes them, and starts the reports', async () => {
    await page.getByRole('button', { name: 'Accept All' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      necessary: true,
      analytics: true,
      advertising: true,
      functional: true,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await expect.poll(() => latestConsent(page)).toEqual(['consent', 'update', granted]);
    await reject();
    await expect
      .poll(() => sent.filter(({ type }) => type === 'exception'))
      .toEqual([{ type: 'exception', description: 'Error: lost on the way', fatal: false }]);
    await main.getByRole('link', { name: 'Cat Recipes' }).click();
    await expectHeading(page, 'Cat recipes');
    // Anything queued before the answer would be sent first.
    await expect.poll(views).toEqual(['/dog-recipes', '/cat-recipes']);
  });

  await test.step('the footer reopens the choice; Escape keeps it, Save withdraws it', async () => {
    await openSettings();
    await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ analytics: true });
    await openSettings();
    await dialog(page).getByRole('switch', { name: 'Analytics' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({ analytics: false, advertising: true, functional: true });
    await main.getByRole('link', { name: 'Home' }).click();
    await expectHeading(page, 'Good food, made at home.');
    await main.getByRole('link', { name: 'Dog Recipes' }).click();
    await expectHeading(page, 'Dog recipes');
  });

  await test.step('given again, consent survives a reload; the time in between is never reported', async () => {
    await openSettings();
    await dialog(page).getByRole('switch', { name: 'Analytics' }).check();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect.poll(views).toEqual(['/dog-recipes', '/cat-recipes', '/dog-recipes']);
    await page.reload();
    await expectHydrated(page);
    await expect.poll(() => latestConsent(page)).toEqual(['consent', 'update', granted]);
    await expect(banner(page)).toBeHidden();
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the banner works offline, and never covers content that is scrolled to', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await install(page, '/dog-recipes');
    await context.setOffline(true);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    // Scrolled into view, content is clear of the banner: Playwright's click checks that the target is not covered.
    await page.getByRole('button', { name: 'Add Dog Profile' }).click({ trial: true });
    await page.getByRole('article').last().getByRole('link').click({ trial: true });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click({ trial: true });
    await page.getByRole('button', { name: 'Reject Non-Essential' }).click();
    await expect(banner(page)).toBeHidden();
  });
});

test('a toast never covers the banner’s buttons, on a phone or a desktop', async ({ page }) => {
  const said = toast(page).getByRole('listitem');
  /** Free pixels between the two, and above the toast. */
  const room = async () => {
    const [above, below] = [await said.boundingBox(), await banner(page).boundingBox()];
    return Math.min((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), above?.y ?? -1);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await openNew(page, '/contact');
  await sendMessage(page, newEntries().contact.message, 'Message Sent Successfully');
  // A toast stays while the pointer is over it.
  await said.hover();
  expect(await room()).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('axe finds nothing serious in banner and dialog, light or dark', async ({ page }) => {
  await openNew(page, '/about');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    expect(await seriousViolations(page, { within: '[aria-label="Cookies"]' })).toEqual([]);
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await seriousViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('the cookie banner does not cover Start cooking on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/recipe/1');
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
  await page.getByRole('link', { name: 'Start cooking' }).click();
  await expect(page).toHaveURL(/\/recipe\/1\/cook$/);
});
