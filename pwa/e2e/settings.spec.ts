import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { follow } from './harness/follow.ts';
import { expect, expectHeading, expectHydrated, test } from './harness/journey.ts';
import { outboxStates } from './harness/outbox-rows.ts';
import { RECIPE_ONE, SAVED, toast, uniqueReview, writeReview } from './harness/review.ts';

test.use({ serviceWorkers: 'allow' });

async function openSettings(page: Page): Promise<void> {
  await follow(page, '/settings');
  await expectHeading(page, 'Settings');
}

/** Stores a favourite, and a review that waits for the network. */
async function seedOwnerData(page: Page): Promise<string> {
  const review = uniqueReview('Kept in a file.');
  await page.goto('/dog-recipes');
  await expectHydrated(page);
  const heart = page.getByRole('button', { name: `Favourite: ${RECIPE_ONE}` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await follow(page, '/recipe/1');
  await expectHeading(page, RECIPE_ONE);
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

test('a backup carries a favourite and a waiting review to an empty device, where it is delivered once (/settings)', async ({
  page,
  context,
  backend,
}) => {
  await context.setOffline(true);
  const comment = await seedOwnerData(page);
  await openSettings(page);
  const text = await saveBackup(page);
  expect(text).toContain(comment);

  await test.step('clearing asks for a confirmation that names the waiting review', async () => {
    await page.getByRole('button', { name: 'Clear my data' }).click();
    await expect(page.getByRole('alertdialog').getByText(`Review of ${RECIPE_ONE}`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(toast(page)).toContainText('Data Cleared');
    expect(await outboxStates(page)).toMatchObject({ waiting: 0 });
  });

  await test.step('restoring the backup twice brings everything back, and the review is delivered once', async () => {
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
