import type { Page, Request } from '@playwright/test';
import { newEntries, sendMessage } from './harness/entries.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test, WITHOUT_CONSENT_CHOICE } from './harness/journey.ts';
import { toast } from './harness/review.ts';
import { seriousViolations } from './harness/serious-violations.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test.use(WITHOUT_CONSENT_CHOICE);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
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

/** Names of the site's cookies and local storage entries. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return [...cookies.map(({ name }) => name), ...keys].sort();
}

/** Free pixels between toast and banner, and above the toast. */
async function roomAtToast(page: Page): Promise<number> {
  const above = await toast(page).getByRole('listitem').boundingBox();
  const below = await banner(page).boundingBox();
  return Math.min((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), above?.y ?? -1);
}

test('S32: page views and errors are reported only after consent; until then the banner asks, accessible and covering nothing', async ({
  page,
  backend,
}) => {
  test.setTimeout(120_000);
  const sent = watchEvents(page);
  const outside: string[] = [];
  page.on('request', (request: Request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(backend.origin)) outside.push(url);
  });
  /** Causes an error in the page, to be reported only after consent. */
  const failInPage = () => page.evaluate(() => void Promise.reject(new Error('lost on the way')));
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize(DESKTOP);

  await test.step('before the answer no personal data are stored, no events sent and no other sites asked', async () => {
    await page.goto('/');
    await expectHydrated(page);
    await expect(banner(page)).toBeVisible();
    // Theme and the marker that local data existed (to detect eviction), set by the first pull: no personal data.
    const before = ['appearance', 'has_local'];
    await expect.poll(() => storedNames(page)).toEqual(before);
    await failInPage();
    await main.getByRole('link', { name: 'Dog Recipes' }).click();
    await expectHeading(page, 'Dog recipes');
    expect(sent).toEqual([]);
    expect(outside).toEqual([]);
    expect(await storedNames(page)).toEqual(before);
  });

  await test.step('axe finds nothing serious in banner and dialog, light or dark', async () => {
    await follow(page, '/about');
    await expectHeading(page, 'About Us');
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

  await test.step('a toast never covers the banner’s buttons, on a phone or a desktop', async () => {
    await page.setViewportSize(PHONE);
    await follow(page, '/contact');
    await sendMessage(page, newEntries().contact.message, 'Message Sent Successfully');
    // A toast stays while the pointer is over it.
    await toast(page).getByRole('listitem').hover();
    expect(await roomAtToast(page)).toBeGreaterThanOrEqual(0);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => roomAtToast(page)).toBeGreaterThanOrEqual(0);
  });

  await test.step('the banner does not cover Start cooking on a phone', async () => {
    await page.setViewportSize(PHONE);
    await follow(page, '/recipe/1');
    await expect(page.getByRole('button', { name: 'Accept All' })).toBeVisible();
    await page.getByRole('link', { name: 'Start cooking' }).click();
    await expect(page).toHaveURL(/\/recipe\/1\/cook$/);
  });

  await test.step('Accept All starts the reports: nothing from before the answer, then errors and views', async () => {
    await page.setViewportSize(DESKTOP);
    await follow(page, '/dog-recipes');
    await expectHeading(page, 'Dog recipes');
    await page.getByRole('button', { name: 'Accept All' }).click();
    await expect(banner(page)).toBeHidden();
    await failInPage();
    await expect
      .poll(() => sent.filter(({ type }) => type === 'exception'))
      .toEqual([{ type: 'exception', description: 'Error: lost on the way', fatal: false }]);
    await main.getByRole('link', { name: 'Cat Recipes' }).click();
    await expectHeading(page, 'Cat recipes');
    // Anything queued before the answer would be sent first.
    await expect.poll(() => sent.flatMap(({ path }) => path ?? [])).toEqual(['/dog-recipes', '/cat-recipes']);
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  test('the banner works offline, and never covers content that is scrolled to', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await page.goto('/dog-recipes');
    await expectHydrated(page);
    await expect(banner(page)).toBeVisible();
    // Scrolled into view, content is clear of the banner: Playwright's click checks that the target is not covered.
    await page.getByRole('button', { name: 'Add Dog Profile' }).click({ trial: true });
    await page.getByRole('article').last().getByRole('link').click({ trial: true });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click({ trial: true });
    await page.getByRole('button', { name: 'Reject Non-Essential' }).click();
    await expect(banner(page)).toBeHidden();
  });
});
