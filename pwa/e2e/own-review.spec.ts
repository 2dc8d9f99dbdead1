import type { Page } from '@playwright/test';
import { expectDeliveredOnce } from './harness/delivery.ts';
import { follow } from './harness/follow.ts';
import { expect, install, test } from './harness/journey.ts';
import { RESERVED_RECIPES } from './harness/reserved-recipes.ts';
import {
  beginReview,
  readReviews,
  reviewForm,
  SAVED,
  submitReview,
  toast,
  uniqueReview,
} from './harness/review.ts';
import { storedRow } from './harness/stored-row.ts';

test.use({ serviceWorkers: 'allow' });

const RECIPE = RESERVED_RECIPES.ownReview;

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

test('a review and its photo, made smaller, are written without a network, survive a reload and arrive; once published, the review is edited offline and later withdrawn by the device that wrote it, and disappears', async ({
  context: phone,
  page,
  backend,
}) => {
  test.setTimeout(120_000);
  const { admin } = backend;
  const review = uniqueReview('She left the carrots.', 3);
  const second = { ...review, comment: `${review.comment} Then she ate them.` };
  await page.setViewportSize({ width: 390, height: 844 });
  await install(page, `/recipe/${RECIPE}`);

  await test.step('offline: a photo is attached; a file that is not a picture is refused with a reason', async () => {
    const picture = await cameraPicture(page);
    await phone.setOffline(true);
    await beginReview(page, review);
    const attach = (buffer: Buffer) =>
      reviewForm(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer });
    await attach(Buffer.from('no picture'));
    await expect(reviewForm(page)).toContainText('We can’t read this picture. Choose a JPEG, PNG or WebP.');
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
    await attach(picture);
    const preview = reviewForm(page).getByRole('img', { name: 'What you attached' });
    await expect(preview).toHaveJSProperty('naturalWidth', 1600);
    await expect(preview).toHaveJSProperty('naturalHeight', 1200);

    // The preview shows before the photo is stored, and the screen does not say when it is.
    await expect.poll(() => storedRow(page, 'drafts', `review-photo:${RECIPE}`)).not.toBeNull();
    await page.reload();
    await page.getByRole('button', { name: 'Write a review' }).click();
    await expect(preview).toBeVisible();
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
    await submitReview(page);
    await expect(toast(page)).toContainText(SAVED);
  });

  await test.step('online: review and photo arrive, and the published review comes with the pull', async () => {
    const photosOf = async (comment: string) =>
      (await admin.pendingPhotos()).filter((photo) => photo.comment === comment).length;
    await phone.setOffline(false);
    await expect
      .poll(async () => [await admin.copiesOf(review.comment, RECIPE), await photosOf(review.comment)])
      .toEqual([1, 1]);
    await admin.approve(review.comment);
    await page.goto(`/recipe/${RECIPE}`);
    await readReviews(page);
    await expect(page.locator('#reviews').getByText(review.comment)).toBeVisible();
    await follow(page, '/queue');
    await expect(page.getByText(/^Arrived .*, published$/)).toBeVisible();
  });

  await test.step('offline: the published review is changed', async () => {
    await phone.setOffline(true);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change' }).click();
    await expect(reviewForm(page).getByLabel('Your comment')).toHaveValue(review.comment);
    await reviewForm(page).getByLabel('Your comment').fill(second.comment);
    await submitReview(page);
    await expect(toast(page)).toContainText(SAVED);
    await follow(page, '/queue');
    // The new version, and the withdrawal of the first.
    await expect(page.getByRole('heading', { name: 'Waiting (2)' })).toBeVisible();
    expect(await admin.copiesOf(review.comment, RECIPE)).toBe(1);
  });

  await test.step('online: the change arrives, and the first version disappears with the next pull', async () => {
    await phone.setOffline(false);
    await expect.poll(() => admin.copiesOf(second.comment, RECIPE)).toBe(1);
    await expect.poll(() => admin.copiesOf(review.comment, RECIPE)).toBe(0);
    await page.goto(`/recipe/${RECIPE}`);
    await readReviews(page);
    await expect(page.getByText('No reviews yet.')).toBeVisible();
  });

  await test.step('the second version, still pending, is withdrawn as well', async () => {
    await follow(page, '/queue');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.poll(() => admin.copiesOf(second.comment, RECIPE)).toBe(0);
    await expectDeliveredOnce(page, backend, []);
    await expect(page.getByText(/^Arrived .*, withdrawn$/)).toHaveCount(2);
  });
});
