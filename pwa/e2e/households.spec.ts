import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, install, test } from './harness/journey.ts';
import { storedRow } from './harness/stored-row.ts';

const PHONE = { width: 390, height: 844 };

test.use({ serviceWorkers: 'allow', viewport: PHONE });

/** Ben and Cleo accepted all cookies. */
const CONSENT = {
  ...{ necessary: true, analytics: true, advertising: true, functional: true },
  timestamp: new Date().toISOString(),
};

/** A change shows on the other phone within this time. */
const LIVE_MS = 10_000;

async function openList(page: Page): Promise<void> {
  await follow(page, '/shopping-list');
  await expectHeading(page, 'Shopping list');
}

async function add(page: Page, text: string): Promise<void> {
  await page.getByLabel('Add something of your own').fill(text);
  await page.getByRole('button', { name: 'Add to the list' }).click();
  await expect(page.getByRole('checkbox', { name: text })).toBeAttached();
}

const waiting = async (page: Page) =>
  ((await storedRow(page, 'householdMembership', 'current')) as { waiting: number } | null)?.waiting;

const GONE = 'Our server no longer has this household.';

async function openSettings(page: Page): Promise<void> {
  await follow(page, '/settings');
  await expectHeading(page, 'Settings');
}

/** Presses a button of the settings, and the one that confirms it. */
async function pressAndConfirm(page: Page, action: string, confirm: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

/** The invitation, as its owner copies it. */
async function copiedInvitation(page: Page): Promise<string> {
  await openSettings(page);
  await page.getByRole('button', { name: 'Invite a device' }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Text Copied!').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function pasteInSettings(page: Page, invitation: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('button', { name: 'Join one' }).click();
  await page.getByLabel('Paste the invitation').fill(`Join us! ${invitation}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('You’re in.')).toBeVisible();
}

async function expectOnList(page: Page, names: readonly string[]): Promise<void> {
  await openList(page);
  for (const name of names)
    await expect(page.getByRole('checkbox', { name })).toBeAttached({ timeout: LIVE_MS });
}

/** The words that all devices of a household show, to compare. */
const words = (page: Page) =>
  page.getByRole('list', { name: 'Four words' }).getByRole('listitem').allTextContents();

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

/** Opens an invitation: no request, report, storage, cache or history holds its secret afterwards. */
async function openUntraced(page: Page, secret: string): Promise<void> {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(JSON.stringify([request.url(), request.headers(), request.postData() ?? '']));
  });
  await install(page, '/');
  await page.goto(`/join#1.${secret}`);
  await expectHeading(page, 'Join a household');
  await expectHydrated(page);
  expect(new URL(page.url()).hash).toBe('');
  // Analytics are on, so an error is reported.
  const reported = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/events') && (request.postData() ?? '').includes('lost on the way'),
  );
  await page.evaluate(() => void Promise.reject(new Error('lost on the way')));
  await reported;
  expect(await traces(page)).not.toContain(secret);
  await page.reload();
  await expectHeading(page, 'Join a household');
  await expect(page.getByLabel('Paste the invitation')).toBeVisible();
  expect(
    sent.filter((request) => new URL(JSON.parse(request)[0]).hash === '' && request.includes(secret)),
  ).toEqual([]);
}

test('phones share a household: a tick shows at once, offline edits follow, and people join, leave, are removed and come back from the printed sheet', async ({
  backend,
  browser,
  context,
  page: ann,
  sharedDevices,
}) => {
  test.setTimeout(240_000);
  const localStorage = [{ name: 'cookieConsent', value: JSON.stringify(CONSENT) }];
  const storageState = { cookies: [], origins: [{ origin: backend.origin, localStorage }] };
  const other = await browser.newContext({ storageState });
  const ben = await other.newPage();
  await install(ann, '/shopping-list');
  await add(ann, 'Poo bags');

  await test.step('Ann starts a household, and Ben joins by her link', async () => {
    await follow(ann, '/settings');
    await ann.getByRole('button', { name: 'Start a household' }).click();
    await expect(ann.getByText('This device is in a household.')).toBeVisible();
    const { secret } = (await storedRow(ann, 'householdMembership', 'current')) as { secret: string };
    await openUntraced(ben, secret);
    // With only the fragment new there would be no page load.
    await follow(ben, '/');
    await ben.goto(`/join#1.${secret}`);
    await ben.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(ben.getByText('You’re in.')).toBeVisible();
    await openList(ben);
    await expect(ben.getByRole('checkbox', { name: 'Poo bags' })).toBeAttached();
  });

  await test.step('a tick in the shop shows at home', async () => {
    await openList(ann);
    await ben.getByRole('checkbox', { name: 'Poo bags' }).check();
    await expect(ann.getByRole('checkbox', { name: 'Poo bags' })).toBeChecked({ timeout: LIVE_MS });
  });

  await test.step('both write offline, and later show the same', async () => {
    await Promise.all([context.setOffline(true), other.setOffline(true)]);
    await add(ann, 'Freezer tubs');
    await add(ben, 'Rice');
    await ben.getByRole('checkbox', { name: 'Poo bags' }).uncheck();
    await expect.poll(() => waiting(ann)).toBe(1);
    await Promise.all([context.setOffline(false), other.setOffline(false)]);
    for (const page of [ann, ben]) {
      for (const name of ['Freezer tubs', 'Rice']) {
        await expect(page.getByRole('checkbox', { name })).toBeAttached({ timeout: LIVE_MS });
      }
      await expect(page.getByRole('checkbox', { name: 'Poo bags' })).not.toBeChecked({ timeout: LIVE_MS });
      await expect.poll(() => waiting(page)).toBe(0);
    }
  });

  await test.step('Undo takes back what Ann did, not what Ben added meanwhile', async () => {
    await add(ann, 'Dog biscuits');
    await expect(ben.getByRole('checkbox', { name: 'Dog biscuits' })).toBeAttached({ timeout: LIVE_MS });
    await add(ben, 'Carrots');
    await ben.getByRole('checkbox', { name: 'Rice' }).check();
    await expect(ann.getByRole('checkbox', { name: 'Carrots' })).toBeAttached({ timeout: LIVE_MS });
    await expect(ann.getByRole('checkbox', { name: 'Rice' })).toBeChecked({ timeout: LIVE_MS });
    await ann.getByRole('button', { name: 'Undo' }).click();
    for (const page of [ann, ben]) {
      await expect(page.getByRole('checkbox', { name: 'Dog biscuits' })).toHaveCount(0, { timeout: LIVE_MS });
      await expect(page.getByRole('checkbox', { name: 'Carrots' })).toBeAttached();
      await expect(page.getByRole('checkbox', { name: 'Rice' })).toBeChecked();
    }
  });

  // Installed already; a household needs no worker.
  const third = await sharedDevices.take(false, localStorage);
  const cleo = third.page;
  await cleo.setViewportSize(PHONE);
  await test.step('Ben erases the household from the server; Ann shares it again, and a new phone joins by her printed sheet', async () => {
    await follow(ann, '/recovery-sheet');
    const typed = (await ann.getByText(/\/join#1\./).textContent()) ?? '';
    const printed = await words(ann);
    await pressAndConfirm(ben, 'Erase it from the server', 'Erase it');
    await cleo.goto(typed);
    await expect(cleo.getByText('We can’t find this household.')).toBeVisible();
    await openSettings(ann);
    await ann.getByRole('button', { name: 'Check now' }).click();
    await expect(ann.getByText(GONE)).toBeVisible();
    await ann.getByRole('button', { name: 'Share it again from this device' }).click();
    await expect(ann.getByText(GONE)).toBeHidden();
    await cleo.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => words(cleo)).toEqual(printed);
    await cleo.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(cleo.getByText('You’re in.')).toBeVisible();
    await expectOnList(cleo, ['Poo bags', 'Freezer tubs', 'Rice', 'Carrots']);
  });

  await test.step('Ben joins again by pasting an invitation, with what he wrote in between', async () => {
    await openList(ben);
    await add(ben, 'Pumpkin');
    await pasteInSettings(ben, await copiedInvitation(ann));
    await expectOnList(ann, ['Pumpkin']);
    await expectOnList(ben, ['Pumpkin', 'Rice']);
    await expect(ben.getByRole('checkbox', { name: 'Rice' })).toHaveCount(1);
  });

  await test.step('Ben is removed: his phone says that the household is gone and keeps its data, and the others go on', async () => {
    await pressAndConfirm(ann, 'Remove somebody', 'Make a new household');
    await openSettings(ben);
    await ben.getByRole('button', { name: 'Check now' }).click();
    await expect(ben.getByText(GONE)).toBeVisible();
    await pressAndConfirm(cleo, 'Leave', 'Leave');
    await pasteInSettings(cleo, await copiedInvitation(ann));
    await expectOnList(cleo, ['Pumpkin']);
    await add(cleo, 'Liver');
    await expectOnList(ann, ['Liver']);
    await expectOnList(ben, ['Pumpkin', 'Rice']);
    await expect(ben.getByRole('checkbox', { name: 'Liver' })).toHaveCount(0);
  });

  await test.step('Cleo leaves: she keeps her data, and neither sees what the other adds', async () => {
    await pressAndConfirm(cleo, 'Leave', 'Leave');
    await openList(cleo);
    await add(cleo, 'Sardines');
    await add(ann, 'Parsley');
    await expect.poll(() => waiting(ann)).toBe(0);
    await expectOnList(cleo, ['Liver', 'Pumpkin', 'Sardines']);
    await expect(cleo.getByRole('checkbox', { name: 'Parsley' })).toHaveCount(0);
    await expect(ann.getByRole('checkbox', { name: 'Sardines' })).toHaveCount(0);
  });
  await Promise.all([other.close(), sharedDevices.giveBack(third)]);
});
