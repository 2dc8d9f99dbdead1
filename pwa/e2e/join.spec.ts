import type { Page } from '@playwright/test';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';

const SECRET = 'b0wlFul-_b0wlFul-_b0wlFul-_b0wlFul-_b0wlFul';
const CONSENT = {
  ...{ necessary: true, analytics: true, advertising: true, functional: true },
  timestamp: new Date().toISOString(),
};

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 780 },
  storageState: async ({ backend }, use) => {
    const localStorage = [{ name: 'cookieConsent', value: JSON.stringify(CONSENT) }];
    await use({ cookies: [], origins: [{ origin: backend.origin, localStorage }] });
  },
});

/** Everything that other scripts of the page, or a later visit, could read. */
async function traces(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const found: unknown[] = [location.href, document.referrer, document.documentElement.outerHTML];
    found.push({ ...localStorage }, { ...sessionStorage }, document.cookie, history.state);
    found.push(window.navigation?.entries().map(({ url }) => url));
    found.push(Object.keys(window).filter((name) => name === 'invitation'));
    found.push((window as { dataLayer?: unknown }).dataLayer ?? null);
    found.push(
      performance
        .getEntries()
        .filter(({ entryType }) => entryType !== 'navigation')
        .map(({ name }) => name),
    );
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push((await cache.keys()).map(({ url }) => url));
    }
    return JSON.stringify(found);
  });
}

test('an invitation stays with the page: no request, report, storage, cache or history holds it (/join)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(JSON.stringify([request.url(), request.headers(), request.postData() ?? '']));
  });
  await install(page, '/');
  await page.goto(`/join#1.${SECRET}`);
  await expectHeading(page, 'Join a household');
  await expectHydrated(page);
  expect(new URL(page.url()).hash).toBe('');
  // Analytics are on: a report of an error, and of the next page, go out.
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/events') && (request.postData() ?? '').includes('lost on the way'),
  );
  await page.evaluate(() => void Promise.reject(new Error('lost on the way')));
  await reported;
  expect(await traces(page)).not.toContain(SECRET);
  await page.reload();
  await expectHeading(page, 'Join a household');
  await expect(page.getByLabel('Paste the invitation')).toBeVisible();
  expect(
    sent.filter((request) => new URL(JSON.parse(request)[0]).hash === '' && request.includes(SECRET)),
  ).toEqual([]);
});
