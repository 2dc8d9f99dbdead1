import type { Page } from '@playwright/test';
import { copiesOfEntries, newEntries } from './harness/entries.ts';
import { expect, install, test } from './harness/journey.ts';
import { beginReview, reviewForm, SAVED, submitReview, toast } from './harness/review.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow' });

/** A picture of a camera's size: larger than the limit for uploads. */
async function cameraPicture(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 3200, height: 2400 });
    const context = canvas.getContext('2d');
    context?.fillRect(0, 0, 1600, 1200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(encoded, 'base64');
}

test('a photo is attached without a network, made smaller, survives a reload, and arrives with its review; a file that is not a picture is refused with a reason', async ({
  context,
  page,
  backend,
}) => {
  const entries = newEntries();
  await install(page, '/recipe/1');
  const buffer = await cameraPicture(page);
  await context.setOffline(true);
  await beginReview(page, entries.review);
  const attach = (buffer: Buffer) =>
    reviewForm(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer });
  await attach(Buffer.from('no picture'));
  await expect(reviewForm(page)).toContainText('We can’t read this picture. Choose a JPEG, PNG or WebP.');
  await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(entries.review.comment);
  await attach(buffer);
  const preview = reviewForm(page).getByRole('img', { name: 'What you attached' });
  await expect(preview).toHaveJSProperty('naturalWidth', 1600);
  await expect(preview).toHaveJSProperty('naturalHeight', 1200);

  // The preview shows before the photo is stored, and the screen does not say when it is.
  await expect.poll(() => storedRow(page, 'drafts', 'review-photo:1')).not.toBeNull();
  await page.reload();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(preview).toBeVisible();
  await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(entries.review.comment);
  await submitReview(page);
  await expect(toast(page)).toContainText(SAVED);

  await context.setOffline(false);
  await expect
    .poll(async () => {
      const { review, photo } = await copiesOfEntries(backend, entries);
      return [review, photo];
    })
    .toEqual([1, 1]);
});
