import type { Page } from '@playwright/test';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

/** A tick is on the other phone within this time; a busy machine may need longer for the rest. */
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

test('two phones share a household by its link: a tick shows at once, and offline edits of both follow', async ({
  browser,
  context,
  page: ann,
}) => {
  test.setTimeout(120_000);
  const other = await browser.newContext();
  const ben = await other.newPage();
  await install(ann, '/shopping-list');
  await add(ann, 'Poo bags');

  await test.step('Ann starts it, and Ben joins by her link', async () => {
    await follow(ann, '/settings');
    await ann.getByRole('button', { name: 'Start a household' }).click();
    await expect(ann.getByText('This device is in a household.')).toBeVisible();
    const { secret } = (await storedRow(ann, 'householdMembership', 'current')) as { secret: string };
    await install(ben, '/');
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
  await other.close();
});
