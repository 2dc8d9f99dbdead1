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

test.use({ serviceWorkers: 'allow' });

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

/** Paths of the page views reported to the server. */
function countViews(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/events')) return;
    const { events } = request.postDataJSON() as { events: { path?: string }[] };
    paths.push(...events.flatMap(({ path }) => path ?? []));
  });
  return paths;
}

async function openNew(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await expect(banner(page)).toBeVisible();
}

test('Accept All stores all four categories, pushes them, and stays hidden after a reload', async ({
  page,
}) => {
  await openNew(page);
  await expect(banner(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({
    necessary: true,
    analytics: true,
    advertising: true,
    functional: true,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const granted = {
    analytics_storage: 'granted',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  };
  await expect.poll(() => latestConsent(page)).toEqual(['consent', 'update', granted]);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => latestConsent(page)).toEqual(['consent', 'update', granted]);
  await expect(banner(page)).toBeHidden();
});

for (const name of ['Reject Non-Essential', 'Close, allow only what is necessary']) {
  test(`'${name}' keeps only what is necessary`, async ({ page }) => {
    await openNew(page);
    await page.getByRole('button', { name }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      necessary: true,
      analytics: false,
      advertising: false,
      functional: false,
    });
    await expect
      .poll(() => latestConsent(page))
      .toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
  });
}

test('Customize: necessary cannot be switched off, Save stores the choice, the footer opens it again', async ({
  page,
}) => {
  await openNew(page);
  await page.getByRole('button', { name: 'Customize' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled();
  await dialog(page).getByRole('switch', { name: 'Analytics' }).check();
  expect(await stored(page)).toBeNull();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: true, advertising: false, functional: false });
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(dialog(page).getByRole('switch', { name: 'Analytics' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: true });
});

test('a record in the other vocabulary is read and rewritten', async ({ page }) => {
  await page.addInitScript(() => {
    const record = { necessary: true, analytics: false, marketing: true, preferences: true };
    if (localStorage.getItem('cookieConsent') === null) {
      localStorage.setItem('cookieConsent', JSON.stringify(record));
    }
  });
  await page.goto('/');
  await expectHydrated(page);
  await expect
    .poll(() => stored(page))
    .toMatchObject({ advertising: true, functional: true, analytics: false });
  expect(await stored(page)).not.toHaveProperty('marketing');
  await expect(banner(page)).toBeHidden();
});

/** Names of the site's cookies and local storage entries. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys].sort();
}

test('S32: page views are reported after consent only, on every change of route, and no more once it is withdrawn', async ({
  page,
  backend,
}) => {
  const views = countViews(page);
  const outside: string[] = [];
  page.on('request', (request: Request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(backend.origin)) outside.push(url);
  });
  await openNew(page);
  // Theme and the marker that local data existed (to detect eviction), set by the first pull: no personal data.
  const before = ['appearance', 'has_local'];
  await expect.poll(() => storedNames(page)).toEqual(before);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Dog Recipes' }).click();
  await expectHeading(page, 'Dog recipes');
  await page.waitForTimeout(2500);
  expect(views).toEqual([]);
  expect(outside).toEqual([]);
  expect(await storedNames(page)).toEqual(before);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(() => views).toEqual(['/dog-recipes']);
  await main.getByRole('link', { name: 'Cat Recipes' }).click();
  await expectHeading(page, 'Cat recipes');
  await expect.poll(() => views).toEqual(['/dog-recipes', '/cat-recipes']);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await dialog(page).getByRole('switch', { name: 'Analytics' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await main.getByRole('link', { name: 'Home' }).click();
  await expectHeading(page, 'Good food, made at home.');
  await page.waitForTimeout(2500);
  expect(views).toHaveLength(2);
});

test('an unhandled rejection becomes a non-fatal exception event, after consent', async ({ page }) => {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events'))
      bodies.push(...(request.postDataJSON() as { events: unknown[] }).events);
  });
  await openNew(page);
  const reject = () => page.evaluate(() => void Promise.reject(new Error('lost on the way')));
  await reject();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await reject();
  const exception = { type: 'exception', description: 'Error: lost on the way', fatal: false };
  await expect
    .poll(() => bodies.filter((event) => (event as { type: string }).type === 'exception'))
    .toEqual([exception]);
});

test('the banner works offline, and never lies over what the page is about once it is scrolled to', async ({
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a toast never covers the answers of the banner, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openNew(page, '/contact');
    await sendMessage(page, newEntries().contact.message, 'Message Sent Successfully');
    const said = await toast(page).getByRole('listitem').boundingBox();
    const asked = await banner(page).boundingBox();
    if (said === null || asked === null) throw new Error('both show');
    expect(said.y + said.height).toBeLessThanOrEqual(asked.y);
    expect(said.y).toBeGreaterThanOrEqual(0);
  });
}

test('banner and dialog have no serious flaw for assistive technology, in light and dark', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openNew(page, '/about');
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await seriousViolations(page, { within: 'dialog[open]' })).toEqual([]);
  }
});

test('the question about cookies leaves Start cooking in reach on a phone', async ({ browser, backend }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...WITHOUT_CONSENT_CHOICE,
  });
  const page = await context.newPage();
  await page.goto(`${backend.origin}/recipe/1`);
  await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
  await page.getByRole('link', { name: 'Start cooking' }).click({ timeout: 3000 });
  await expect(page).toHaveURL(/\/recipe\/1\/cook$/);
  await context.close();
});
