import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { RECIPE_COUNT } from './harness/catalogue.ts';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, install, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { RECIPE_ONE, SAVED, toast, uniqueReview, writeReview } from './harness/review.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow' });

async function openSettings(page: Page): Promise<void> {
  await follow(page, '/settings');
  await expectHeading(page, 'Settings');
}

/** Stores a favourite, a recipe last viewed, and a review that waits for the network. */
async function seedOwnerData(page: Page): Promise<string> {
  const review = uniqueReview('Kept in a file.');
  await follow(page, '/dog-recipes');
  const heart = page.getByRole('button', { name: `Favourite: ${RECIPE_ONE}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await follow(page, '/recipe/1');
  await expectHeading(page, RECIPE_ONE);
  await expect.poll(() => storedRow(page, 'recents', 'recipes')).not.toBeNull();
  await writeReview(page, review, SAVED);
  return review.comment;
}

async function saveBackup(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a backup' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^bowlful-backup-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await file.path(), 'utf8');
}

const giveFile = (page: Page, text: string) =>
  page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'bowlful-backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('says what is available offline, keeps units, theme and market, all without a network', async ({
  page,
  context,
}) => {
  await install(page, '/settings');
  await expect(
    page
      .getByRole('main')
      .getByText(
        new RegExp(
          `^Available offline: ${RECIPE_COUNT} of ${RECIPE_COUNT} recipes, last updated today \\d\\d:\\d\\d\\.$`,
        ),
      ),
  ).toBeVisible();
  await expect(page.getByText(/^Storage used: .+ of .+ that this browser allows\.$/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('main').getByText('US (oz/cups)').click();
  await page.getByRole('main').getByText('Dark', { exact: true }).click();
  await page.getByLabel('Market and currency').selectOption('JP');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByText('prices are shown in JPY')).toBeVisible();
  await page.reload();
  await expectHeading(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'US (oz/cups)' })).toBeChecked();
  await expect(page.getByLabel('Market and currency')).toHaveValue('JP');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.goto('/dog-recipes');
  await expect(page.getByText(/¥\d+/).first()).toBeVisible();
});

test('a backup carries favourites, the last viewed recipe and a waiting review to an empty device; an invalid file is refused', async ({
  page,
  context,
  backend,
}) => {
  await install(page);
  await context.setOffline(true);
  const comment = await seedOwnerData(page);
  await openSettings(page);
  const text = await saveBackup(page);
  expect(text).toContain(comment);
  const { recents } = JSON.parse(text) as { recents: { value: number[] }[] };
  expect(recents[0]?.value).toEqual([1]);

  await test.step('clearing asks once and names the review', async () => {
    await page.getByRole('button', { name: 'Clear my data' }).click();
    await expect(page.getByRole('alertdialog').getByText(`Review of ${RECIPE_ONE}`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(toast(page)).toContainText('Data Cleared');
    expect(await outboxStates(page)).toMatchObject({ waiting: 0 });
    await follow(page, '/favourites');
    await expect(page.getByText('An empty bowl, for now')).toBeVisible();
  });

  await test.step('an invalid file changes nothing', async () => {
    await openSettings(page);
    await giveFile(page, '{"kind":"something else"}');
    await expect(
      page.getByRole('main').getByText('This file is not a Bowlful backup. Nothing was changed.'),
    ).toBeVisible();
    await giveFile(page, text.slice(0, 200));
    await expect(
      page.getByRole('main').getByText('This file is not a Bowlful backup. Nothing was changed.'),
    ).toBeVisible();
  });

  await test.step('restoring brings everything back, and the review is delivered once', async () => {
    await giveFile(page, text);
    await expect(page.getByRole('alertdialog')).toContainText('1 favourite');
    await page.getByRole('button', { name: 'Add to what is here' }).click();
    await expect(toast(page)).toContainText('Backup Restored');
    await giveFile(page, text);
    await page.getByRole('button', { name: 'Add to what is here' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await context.setOffline(false);
    await expectDeliveredOnce(page, backend, [comment]);
    await follow(page, '/favourites');
    await expect(page.getByRole('article').filter({ hasText: RECIPE_ONE })).toBeVisible();
  });
});
